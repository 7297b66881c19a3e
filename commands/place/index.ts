// Public interface of the place feature.

export { type KnownPlaces, knownPlaces } from "./known-places.ts";
