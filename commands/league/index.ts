// What other features use of the league.

export type { LeagueFeature } from "./feature.ts";
