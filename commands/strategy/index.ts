export { meaningOf, ownPlaying, strategyMeant, suggestOpponents, type Typing } from "./named-strategy.ts";
export { STRATEGY_WORD } from "./opponents.ts";
export { findOwned, registrationsOf, removeRegistration } from "./registrations/ledger.ts";
export { asName, newNameRefusal } from "./registrations/name.ts";
export { TrialQueue } from "./registrations/trial-queue.ts";
export {
  FILE_TRIAL_OPPONENTS,
  FILE_TRIAL_ROUNDS,
  MATCH_LIMITS,
  runFileTrial,
  type Tried,
} from "./submissions/file-trial.ts";
export { type FileOutcome, type FileRefusal, submitFile } from "./submissions/submit-file.ts";
