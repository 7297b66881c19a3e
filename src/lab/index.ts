// The door of the laboratory: the published studies, re-run.

export type { Estimate } from "../core/statistics.ts";
export type { StudyPlan } from "./championships/plan.ts";
export {
  REFERENCE_INEQUALITY,
  referenceOf,
  STUDY_INEQUALITIES,
  STUDY_PLAYERS,
  theoryOfLots,
} from "./championships/printed.ts";
export { runSeries, type Series, type SeriesReport, type StudyReport } from "./championships/study.ts";
export { finder, stepPlans, studyPlan, sweepPlans, tablePlans } from "./championships/tables.ts";
export { type Verdict, verdictsOf } from "./championships/verdicts.ts";
export { type Found, type IdentifyReport, identifyPeople } from "./identify/study.ts";
export {
  LEADERBOARD_LEVELS,
  leaderboardSeries,
  type MinesStanding,
  minesStandings,
} from "./minesweeper/leaderboard.ts";
export type { MinesSeries } from "./minesweeper/series.ts";
export { chanceFigures, SOURCE_FIGURES, type SourceFigure, seriesOf } from "./minesweeper/source-figures.ts";
export { type MinesReport, type MinesSeriesReport, runMines } from "./minesweeper/study.ts";
export { CHECKPOINTS, type HitRates, hitRatesOf, oddEvenPairings } from "./odd-even/study.ts";
export { type PredictReport, replayPerson, reportReplays } from "./predict/study.ts";
export { learnFromPeople } from "./prior/population.ts";
export {
  DataProblem,
  type RecordedPerson,
  readRecordedPeople,
  readRecordedRounds,
} from "./recorded-people.ts";
export type { Calibration } from "./strength/calibration.ts";
export type { PartFindings } from "./strength/findings.ts";
export type { Goal } from "./strength/goals.ts";
export type { PeopleData } from "./strength/people-study.ts";
export type { ContestResult } from "./strength/programs-study.ts";
export type { Scores } from "./strength/scores.ts";
export { judgeStrength, type StrengthReport } from "./strength/study.ts";
export type { TablePlan } from "./thesis/plan.ts";
export { type Ranking, rankingsOf } from "./thesis/ranking.ts";
export { THESIS_READINGS } from "./thesis/readings.ts";
export { type Cell, runStudy, type TableReport } from "./thesis/study.ts";
export { THESIS_LENGTHS, thesisTables } from "./thesis/tables.ts";
export { compareForms, type FormCost, type FormsReport, type Gauges } from "./wildcard/study.ts";
