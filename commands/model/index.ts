export { revokeShared as revokeSharedGhosts } from "./ghost/ghosts.ts";
