// Players: identity, history, and the document that holds them.

export {
  type Agreement,
  agree,
  agreementsOf,
  agreementWith,
  removeAgreements,
  takeAllBack,
  takeBack,
} from "./agreements.ts";
export {
  answerOwed,
  answersDue,
  noteAnswer,
  type OwedAnswer,
  oweAnswer,
  settleAnswer,
  strikeAnswer,
} from "./answers-owed.ts";
export { exportGames, type PlayerSummary, removePlayer, summarisePlayer } from "./data.ts";
export { handleOf, noteHandle, playerByHandle, removeHandle } from "./handles.ts";
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
export {
  type Consent,
  consentOf,
  isProfileAgreed,
  isProfileOpen,
  OPENNESS_LEVELS,
  type OpennessLevel,
} from "./openness.ts";
export { lastPlayedIn, type PlacePerson, peopleOf, playsIn } from "./place-people.ts";
export { notePlaceToShow, type PlaceToShow, placesToShow, removePlacesToShow } from "./places-to-show.ts";
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
export { type CompareRequest, requestKey } from "./request-document.ts";
export {
  type AskOutcome,
  answerRequest,
  askToCompare,
  noteCard,
  removeRequests,
  requestOf,
  requestsOf,
  requestsTo,
  takeCard,
  takeRequestBack,
  takeRequestsBack,
  undoRequest,
} from "./requests.ts";
export { DECIDED_MIN, roundsMissing, tallyInterval, tallyScore } from "./score.ts";
export { type Tally, tallyOf, withDecided } from "./tallies.ts";
