// Players: identity, history and stored documents.

export { LEARN_EVERYTHING, type LearningPolicy } from "../core/matches/known-rounds.ts";
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
  type Shown,
  setChallenges,
  shownOf,
} from "./choices/public.ts";
export {
  DUEL_ROUNDS_MAX,
  type DuelEnding,
  type DuelResult,
  type DuelRound,
  duelRoundsOf,
  exportDuels,
  joinDuel,
  knownBeforeDuel,
  movesOfSide,
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
export {
  ACCOUNT,
  isSamePersonAccount,
  NEW_PERSON_ACCOUNT,
  type PersonAccount,
  withBooked,
} from "./rounds/account.ts";
export {
  bindMatch,
  chainAfter,
  reopenMatch,
  type Stake,
  seedOf,
  transcriptOfMatch,
  withSealedMove,
} from "./rounds/commitment.ts";
export {
  exportAccount,
  exportGames,
  type PlayerSummary,
  removePlayer,
  summarisePlayer,
} from "./rounds/data.ts";
export { gainedIn, type WinLoss, winLossIn, withRanked } from "./rounds/decided-rounds.ts";
export { appendRound, newestRounds, readHistory, storeHistory, withRound } from "./rounds/history.ts";
export {
  firstKnownRound,
  knownBefore,
  knownToModel,
  lastDecision,
  modelQuestion,
  nextDecision,
} from "./rounds/known-rounds.ts";
export { knownHistory } from "./rounds/own-rounds.ts";
export {
  type Ending,
  endMatch,
  liveMatch,
  type MatchRecord,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  playerGameKey,
  turnOf,
  withMatch,
} from "./rounds/player-game.ts";
export { sealedResults, stakeFor, withSealedIn } from "./rounds/risked.ts";
export {
  forgottenLog,
  policyOf,
  switchedLog,
} from "./rounds/segments.ts";
export { strategyVersion } from "./rounds/strategy-version.ts";
export {
  DECIDED_MIN,
  lentWins,
  roundsMissing,
  standingIn,
  wilsonInterval,
  winShareBound,
  winShareInterval,
} from "./rounds/win-share.ts";
