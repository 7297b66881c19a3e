// The door of the laboratory: the published studies, re-run.

export { CHECKPOINTS, type HitRates, hitRatesOf, oddEvenMachines } from "./odd-even.ts";
export { learnFromPeople, type PopulationQuestion } from "./population.ts";
export { type PredictReport, replayPerson, reportReplays } from "./predict.ts";
export { DataProblem, type RecordedPerson, readRecordedPeople } from "./recorded-people.ts";
export { type Cell, runStudy, type TableReport } from "./thesis/study.ts";
export { type TablePlan, THESIS_LENGTHS, thesisTables } from "./thesis/tables.ts";
export { compareForms, type FormCost, type FormsReport, type Gauges } from "./wildcard.ts";
