// What other features read of a chat's tournaments.

export { readTournaments, venueKey, venueOf } from "./document.ts";
export { type LeaderboardLine, ranking } from "./rules.ts";
