// The door of the strategies: the registry, what it says of each, and what can be told to a person about a reading.

export { type Evidence, evidenceFor } from "./evidence.ts";
export { type Parameter, type StrategyFamily, validValues } from "./family.ts";
export { SnapshotProblem, StrategyProblem, type StrategyProblemKind } from "./problem.ts";
export {
  canonicalId,
  createStrategy,
  families,
  isPlayable,
  parseStrategy,
  playsByRule,
  readsOpponent,
  restoreStrategy,
  strategyNames,
} from "./registry.ts";
export type { Random, Seat, Strategy } from "./strategy.ts";
