// Public API of the league's figures: all of them follow from the matches, in whatever order.

export { exploitability, nashMix } from "./nash.ts";
export { type PayoffMatrix, payoffMatrix } from "./payoff.ts";
export { type LeagueMatch, type PairRecord, returnOf } from "./records.ts";
export { type LeagueRow, leagueStandings, leagueTable } from "./table.ts";
export { type ThrowerSuspicion, throwersOf } from "./throwers.ts";
