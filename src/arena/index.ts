// Public interface of the arena: tournaments of registered strategies.

export { readEntrants } from "./entrants.ts";
export { type BreedableFile, breedableFamily, breedableFile } from "./evolve/breedable.ts";
export { EVOLVE_SYSTEMS, type EvolvePlan, type EvolveReport, evolve } from "./evolve/evolve.ts";
export type { Interval95 } from "./evolve/judgement.ts";
export { otherValues, rangesOf, withDefaults } from "./evolve/ranges.ts";
export { csvOf } from "./exports.ts";
export { takeLease } from "./lease.ts";
export { forgetRound, memoryLedger } from "./ledger.ts";
export { type MatchExecutor, threadExecutor, usualThreads } from "./match-executor.ts";
export { type MatchPool, openMatchPool } from "./match-pool.ts";
export type {
  MatchOutcome,
  MatchTask,
  SourcePlace,
  Taken,
} from "./match-task.ts";
export { type Materials, materialsOf, noMaterials } from "./material.ts";
export {
  ARENA_SYSTEMS,
  beginPlan,
  type Plan,
  planId,
  plannedRounds,
  readSystem,
  stepsOf,
  workOf,
} from "./plan.ts";
export { ArenaProblem } from "./problem.ts";
export { type ReportedPairing, reportTournament, type TournamentReport } from "./report.ts";
export { retrying, retryingLedger, type WaitingNote } from "./retrying-ledger.ts";
export { beginRun, completeRun, findRun, runIdOf, type StoredRun } from "./runs.ts";
export {
  type ExportedRange,
  FILE_BYTES_MAX,
  FILE_ENDINGS,
  GUARD_MS,
  GUEST_LIMITS,
  type NextMove,
  openSandbox,
  type Sandbox,
} from "./sandbox/index.ts";
export { runTournament } from "./tournament.ts";
