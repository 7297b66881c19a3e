// What other features and the command line use of strategies.

export {
  asName,
  formRefusal,
  meaningOf,
  ownPlaying,
  STRATEGY_WORD,
  strategyMeant,
  suggestOpponents,
  type Typing,
} from "./named-strategy.ts";
export {
  type FileRefusal,
  MATCH_LIMITS,
  TRIAL_MATCHES,
  TRIAL_OPPONENTS,
  TRIAL_ROUNDS,
  type Tried,
  tryFile,
} from "./trial.ts";
