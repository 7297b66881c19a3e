// Public interface of the place feature.

export { gateOf } from "./gate.ts";
export { type KnownPlaces, knownPlaces } from "./known-places.ts";
