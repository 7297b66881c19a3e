// Public interface of the league: who plays, what is played, and the tables.

export { CHOICE_KIND, choicesOf, choose, forgetChoices } from "./choices.ts";
export { builtInsOf, type EntrantSource, type LeagueEntrant } from "./entrants.ts";
export { figuresOf } from "./figures.ts";
export { figuresInThread } from "./figures-worker.ts";
export { FINAL_KIND, finalsOf, forgetInFinals, SEASONS_KEPT } from "./finals.ts";
export { leadOf } from "./leads.ts";
export {
  LEAGUE_GAMES,
  type League,
  type LeagueDependencies,
  type Met,
  openLeague,
} from "./league.ts";
export { type LocalResults, playLocalLeague } from "./local-league.ts";
export type { LeagueRules } from "./run.ts";
export { leagueRunner, type RunnerTiming } from "./runner.ts";
export { type Season, seasonAt, seasonBefore, seasonOf } from "./season.ts";
export { startSeason } from "./seasons.ts";
export type { LeagueTable, TableEntrant, TableRow } from "./table.ts";
