// Public interface of submissions: the files that people's strategies are played from.

export { type FileRegistration, fileRegistrations, forgetAuthor, noteAuthor } from "./authors.ts";
export {
  type Claimed,
  claimedOf,
  type FileVersion,
  LIST,
  type Listed,
  NAME,
  type Registration,
  type Trial,
  versionsOf,
} from "./registration.ts";
export {
  fileId,
  leaveFile,
  readStoredFile,
  STRATEGY_FILE,
  storeFile,
} from "./stored-file.ts";
export { storedStrategySources } from "./stored-sources.ts";
