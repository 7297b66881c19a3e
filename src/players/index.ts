// Players: identity, history, and the document that holds them.

export { exportPlayer, type PlayerSummary, removePlayer, summarisePlayer } from "./data.ts";
export { appendRound, newestRounds, readHistory, storeHistory } from "./history.ts";
export {
  ALL_LESSONS,
  changedLessons,
  forgotten,
  inMode,
  isLesson,
  type LearningMode,
  type Lessons,
  MODEL_CHANGES,
  type ModelChange,
  trimmed,
} from "./lessons.ts";
export { closeProfile, setOpenness } from "./open-up.ts";
export { type Consent, consentOf, OPENNESS_LEVELS, type OpennessLevel } from "./openness.ts";
export { ownerTag, type PlayerId, readPlayerId, writePlayerId } from "./player.ts";
export {
  type Ending,
  endMatch,
  liveMatch,
  type MatchRecord,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
  withMatch,
  withNewMatch,
} from "./player-game.ts";
export {
  enterRankings,
  isShownIn,
  notePlayed,
  type PlayerRanking,
  placeIn,
  type Ranking,
  readRanking,
} from "./rankings.ts";
export { DECIDED_MIN, roundsMissing, tallyScore } from "./score.ts";
export { type Tally, tallyOf, withDecided } from "./tallies.ts";
