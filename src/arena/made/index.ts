// Public interface of what others made: the files and ghosts that strategies are played from.

export {
  GHOST,
  GHOSTS_OF,
  type GhostsOf,
  ghostId,
  publicGhosts,
  readStoredGhost,
  removeGhost,
  type StoredGhost,
  setGhostFrozen,
  storeGhost,
} from "./ghosts.ts";
export type { PublicEntrant } from "./public-entrant.ts";
export {
  type Frozen,
  fileId,
  leaveFile,
  readStoredFile,
  STRATEGY_FILE,
  type StoredFile,
  setFrozen,
  storeFile,
} from "./stored-file.ts";
export { storedMaterials, storedQuarantine } from "./stored-materials.ts";
