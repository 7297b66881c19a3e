// Public interface of the tournament feature.

export { builtInFamily, entered, FIELD, isBuiltIn, vacant } from "../../src/arena/tournaments/built-ins.ts";
export {
  type CardState,
  currentState,
  type Messenger,
  type TournamentDependencies,
} from "./state/dependencies.ts";
export { amongEntered, type LeaderboardLine } from "./state/leaderboard.ts";
export {
  type Current,
  ENTRANTS_MAX,
  ENTRIES_MAX,
  type Entry,
  type Finished,
  type Note,
  type PlaceTournaments,
  roundsOf,
  type Setting,
  type Tournament,
  type Venue,
  venueKey,
  venueOf,
} from "./state/place-document.ts";
export { readStart, START_WORDS, type StartProblem } from "./state/start-time.ts";
export { type StrategyRanking, strategyRanking } from "./state/totals.ts";
export { type ChangeResult, meantToLeave, type Opening } from "./state/transitions.ts";
export { createTournaments, type TournamentServices, type Tournaments } from "./tournaments.ts";
