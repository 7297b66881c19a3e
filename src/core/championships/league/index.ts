// Public interface of the league's statistics: all of them follow from the matches, in any order.

export { type ThrowerSuspicion, throwersOf } from "./collusion.ts";
export { exploitability, nashMix } from "./nash.ts";
export { type PayoffMatrix, payoffMatrix } from "./payoff.ts";
export { type LeagueMatch, type PairRecord, returnOf } from "./records.ts";
export { type LeagueRow, leagueTable } from "./table.ts";
