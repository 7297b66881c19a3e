// Public API of the place feature.

export { gateOf } from "./feature.ts";
export {
  banEverywhere,
  HOST_BANS_MAX,
  type HostBan,
  hostBans,
  knownHostBans,
  unbanEverywhere,
} from "./host-bans.ts";
export { aboutOf } from "./managers.ts";
export { hereButton, privatePost } from "./pages.ts";
export { type KnownPlaces, knownPlaces } from "./settings.ts";
