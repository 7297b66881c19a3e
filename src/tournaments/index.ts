// The door of the tournaments in chats.

export { everywhere, type StrategyRanking } from "./everywhere.ts";
export { type LeaderboardLine, leaderboard } from "./leaderboard.ts";
export {
  type Current,
  ENTRANTS_MAX,
  type Finished,
  type PlaceTournaments,
  type Setting,
  type Tournament,
  venueOf,
} from "./place-document.ts";
export { createTournaments, type Outcome, type Tournaments } from "./tournaments.ts";
