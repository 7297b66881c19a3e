// Public interface of the duel feature.

export { endDuelsOf } from "./banned.ts";
