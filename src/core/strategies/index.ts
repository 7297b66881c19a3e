// Public API of the strategies.

export {
  BANK_MAX,
  LENT,
  NEW_ACCOUNT,
} from "./bank.ts";

export {
  type Parameter,
  type StrategyFamily,
  StrategyProblem,
  type StrategyProblemKind,
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
  playsBy,
  showsInside,
  strategyNames,
} from "./registry.ts";
export { fileHashOf, isSandboxed } from "./sandboxed.ts";
export type { Inside, InsideRow, Look, Seat, Strategy } from "./strategy.ts";
