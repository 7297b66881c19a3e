export { revokeShared as revokeSharedGhosts } from "./ghost/ghosts.ts";
export { ghostRounds as rememberedRounds } from "./ghost/known.ts";
