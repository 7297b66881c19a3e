// The door of the tournaments in chats.

export { meantToLeave, type Opening, type Outcome } from "./editions.ts";
export type { LeaderboardLine } from "./leaderboard.ts";
export type { CardState, Messenger, TournamentParts } from "./parts.ts";
export {
  type Channel,
  type Current,
  ENTRANTS_MAX,
  ENTRIES_MAX,
  type Entry,
  type Finished,
  type Note,
  type PlaceTournaments,
  roundsOf,
  type Tournament,
  venueOf,
} from "./place-document.ts";
export { readStart, readZone, START_WORDS, type StartProblem } from "./start-time.ts";
export { type StrategyRanking, strategyRanking } from "./totals.ts";
export { createTournaments, type Tournaments } from "./tournaments.ts";
