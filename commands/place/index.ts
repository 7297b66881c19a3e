// Public API of the place feature.

export { banEverywhere, HOST_BANS_MAX, type HostBan, hostBans, unbanEverywhere } from "./bans/host-bans.ts";
export { gateOf } from "./gate.ts";
export { type KnownPlaces, knownPlaces } from "./known-places.ts";
export { hereButton, privatePost } from "./pages.ts";
export { aboutOf } from "./reach.ts";
