export { meaningOf, strategyMeant, suggestOpponents, type Typing } from "./named-strategy.ts";
export { STRATEGY_WORD } from "./opponents.ts";
export { registrationsOf } from "./registrations/ledger.ts";
export { allReports as reportsOfAll, type StrategyReport as Report } from "./submissions/reports.ts";
