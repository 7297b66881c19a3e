// Players: identity, history and stored documents.

export {
  type ChosenLanguage,
  chooseLanguage,
  chosenLanguage,
  PLAYER_LANGUAGE,
} from "./choices/language.ts";
export { lastPlayedIn, type PlacePerson, peopleOf, playsIn } from "./choices/place-people.ts";
export {
  isShownIn,
  noteName,
  PLAYER_PUBLIC,
  publicOf,
  setChallenges,
  shownOf,
} from "./choices/public.ts";
export {
  DUEL_ROUNDS_MAX,
  type DuelEnding,
  type DuelResult,
  type DuelRound,
  exportDuels,
  joinDuel,
  noteDuel,
  recentDuels,
  removeDuels,
} from "./duels.ts";
export {
  FORGOTTEN_DAYS,
  FORGOTTEN_KIND,
  forgottenAt,
  forgottenHash,
  noteForgotten,
} from "./identity/forgotten.ts";
export { handleNotes, handleOf, playerByHandle, removeHandle } from "./identity/handles.ts";
export { keyNamesIn, nameHash } from "./identity/name-hashes.ts";
export {
  ownerTag,
  type PlayerId,
  readPlayerId,
  writePlayerId,
} from "./identity/player.ts";
export {
  type Leaderboard,
  type Listed,
  type Page,
  type Ranked,
  type Ranking,
  rankOf,
  readLeaderboard,
} from "./lists/leaderboard.ts";
export {
  enterRankings,
  notePlayed,
  playerRanking,
  type RankedPlayer,
} from "./lists/rankings.ts";
export {
  enterDuelLists,
  exportRatings,
  ownRating,
  PLAYER_RATINGS,
  type RatedLine,
  rateDuel,
  ratingList,
  removeRatings,
} from "./lists/ratings.ts";
export { hide, show } from "./lists/set-shown.ts";
export { type PlayerSummary, summarisePlayer } from "./rounds/data.ts";
export { readRounds, storeRounds } from "./rounds/packed-rounds.ts";
export {
  type Ending,
  expectedIn,
  learnedRounds,
  type Match,
  matchIn,
  NEW_PREDICTOR,
  PREDICTOR,
  type PredictorState,
  predictorKey,
  readIn,
  turnOf,
} from "./rounds/predictor.ts";
export {
  DECIDED_MIN,
  gainedIn,
  lentWins,
  roundsMissing,
  standingIn,
  type WinLoss,
  wilsonInterval,
  winLossIn,
  winShareBound,
  winShareInterval,
  withRanked,
} from "./rounds/win-share.ts";
