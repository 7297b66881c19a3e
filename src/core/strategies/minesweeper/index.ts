// Public API of the minesweeper strategies.

export { logBinomial, logFactorials } from "./binomial.ts";
export { ExactSweeper } from "./exact.ts";
export { COVERED, type Position } from "./position.ts";
export { findSweeper, SWEEPERS } from "./registry.ts";
export type { Choice, Reason, Sweeper, SweeperFamily } from "./sweeper.ts";
