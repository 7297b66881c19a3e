export { revokeFrom as revokeGhostsFrom } from "./ghost/ghosts.ts";
