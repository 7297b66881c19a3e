// Public interface of submissions: the files that people's strategies are played from.

export { type FileRegistration, fileRegistrations, forgetAuthor, noteAuthor } from "./authors.ts";
export { type PublicEntrant, publicEntrants } from "./public-entrants.ts";
export {
  type Claimed,
  claimedOf,
  type FileVersion,
  LIST,
  type Listed,
  NAME,
  publicVersion,
  type Registration,
  type Trial,
  versionsOf,
} from "./registration.ts";
export {
  type Frozen,
  fileId,
  leaveFile,
  openStoredFile,
  readFrozen,
  readStoredFile,
  STRATEGY_FILE,
  type StoredFile,
  setFrozen,
  storeFile,
} from "./stored-file.ts";
export { openSources, storedQuarantine, storedStrategySources } from "./stored-sources.ts";
