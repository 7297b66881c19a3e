// Public API of the strategies.

export {
  BANK_MAX,
  LENT,
  NEW_ACCOUNT,
} from "./bases/bank.ts";

export {
  fileHashOf,
  isSandboxed,
  type Parameter,
  type StrategyFamily,
  validValues,
} from "./family.ts";
export type { Recount } from "./fortune-teller/contexts.ts";
export { FortuneTeller } from "./fortune-teller/fortune-teller.ts";

export {
  canonicalId,
  createStrategy,
  families,
  isPlayable,
  parseStrategy,
  StrategyProblem,
  type StrategyProblemKind,
  showsInside,
  strategyNames,
} from "./registry.ts";
export type { Inside, InsideRow, Look, Seat, Strategy } from "./strategy.ts";
