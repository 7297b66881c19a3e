// Public API of the daily challenge, for other features and the command line.

export { numberOf, startOf } from "./day/day.ts";
export { streakInProfile } from "./day/streak.ts";
