// Public API of the daily challenge, for other features.

export { streakInProfile } from "./streak.ts";
