// Public API of the strategies.

export {
  BANK_MAX,
  LENT,
  NEW_ACCOUNT,
} from "./bank/account.ts";
export { pureStake } from "./bank/stake.ts";
export { ContextPlanes } from "./bases/context-planes.ts";
export { bitCount, lowBits } from "./bases/match-histogram.ts";
export { describeHabits, type Habit } from "./described-habits.ts";
export { type Evidence, evidenceFor } from "./evidence.ts";
export { type Parameter, type ParameterValues, type StrategyFamily, validValues } from "./family.ts";
export { FortuneTeller } from "./fortune-teller/fortune-teller.ts";
export { learnPopulation } from "./fortune-teller/learning.ts";
export { Population, type PopulationData } from "./fortune-teller/population.ts";
export { writePopulation } from "./fortune-teller/population-file.ts";
export type { Recount } from "./fortune-teller/recount.ts";
export type { Inside, InsideRow, Look } from "./inside.ts";
export { StrategyProblem, type StrategyProblemKind } from "./problem.ts";
export {
  canonicalId,
  createStrategy,
  families,
  isPlayable,
  parseStrategy,
  playsBy,
  readsOpponent,
  showsInside,
  strategyNames,
} from "./registry.ts";
export { fileHashOf, isSandboxed } from "./sandboxed.ts";
export type { Seat, Strategy } from "./strategy.ts";
