// The door of the laboratory: the published studies, re-run.

export { CHECKPOINTS, type HitRates, hitRatesOf, oddEvenPairings } from "./odd-even.ts";
export { learnFromPeople } from "./population.ts";
export { type PredictReport, replayPerson, reportReplays } from "./predict.ts";
export { DataProblem, type RecordedPerson, readRecordedPeople } from "./recorded-people.ts";
export type { TablePlan } from "./thesis/plan.ts";
export { type Ranking, rankingsOf } from "./thesis/ranking.ts";
export { THESIS_READINGS } from "./thesis/readings.ts";
export { type Cell, runStudy, type TableReport } from "./thesis/study.ts";
export { THESIS_LENGTHS, thesisTables } from "./thesis/tables.ts";
export { compareForms, type FormCost, type FormsReport, type Gauges } from "./wildcard.ts";
