// Public API of the daily challenge, for other features.

export { relistDaily } from "./top/lists.ts";
