// Public interface of the arena: tournaments of registered strategies.

export { readEntrants } from "./entrants.ts";
export { type EvolveReport, evolve } from "./evolve/evolve.ts";
export type { Interval95 } from "./evolve/judgement.ts";
export { csvOf, trfOf } from "./exports.ts";
export { memoryLedger } from "./ledger.ts";
export { type MatchExecutor, threadExecutor, usualThreads } from "./match-executor.ts";
export { type MatchPool, openMatchPool } from "./match-pool.ts";
export type { MatchTask } from "./match-task.ts";
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
export { retryingLedger, type WaitingNote } from "./retrying-ledger.ts";
export { beginRun, completeRun, findRun, runIdOf, type StoredRun } from "./runs.ts";
export { runTournament } from "./tournament.ts";
