// Public interface of the duel feature.

export { mannersPart } from "./manners/index.ts";
