// Public interface of the arena: tournaments of registered strategies.

export { noStrategySources, type StrategySources, strategySourcesOf } from "./match/strategy-source.ts";
export type {
  MatchOutcome,
  MatchTask,
  SourcePlace,
  Taken,
} from "./match/task.ts";
export { type MatchExecutor, threadExecutor, usualThreads } from "./playing.ts";
export { FILE_BYTES_MAX, FILE_ENDINGS, MODULE_LIMITS } from "./sandbox/limits.ts";
export type { ExportedRange, NextMove } from "./sandbox/orders.ts";
export { openSandbox, type Sandbox } from "./sandbox/sandbox.ts";
export {
  readTournamentFile,
  replayTournament,
  sourcesIn,
  TOURNAMENT_FILE_MAX,
  type TournamentFile,
  tournamentFile,
} from "./tournaments/file.ts";
export {
  type Plan,
  plannedRounds,
  startPlan,
} from "./tournaments/plan.ts";
export { type ReportedPairing, reportTournament, type TournamentReport } from "./tournaments/report.ts";
export { playTournament, runTournament } from "./tournaments/tournament.ts";
