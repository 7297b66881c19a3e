// Players: identity, history and stored documents.

export { LEARN_EVERYTHING, type Lessons as LearningPolicy } from "../core/matches/known-rounds.ts";
export {
  ACCOUNT,
  isSamePersonAccount,
  NEW_PERSON_ACCOUNT,
  type PersonAccount,
  withBooked,
} from "./account.ts";
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
  claimAnswer,
  dueAnswers,
  enqueueAnswer,
  type PendingAnswer,
  pendingAnswer,
  requeueAnswer,
  settleAnswer,
} from "./asks/answer-outbox.ts";
export {
  BLOCKS_MAX,
  blockDuels,
  blocksOf,
  forgetBlockedNames,
  type NamedBlock,
  ownBlocks,
  unblockDuels,
  unblockMarks,
  unnameAll,
} from "./asks/blocks.ts";
export { type CompareRequest, requestKey } from "./asks/compare-request.ts";
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
} from "./asks/compare-requests.ts";
export {
  DUELS_FROM,
  type DuelsFrom,
  ownPreferences,
  removePreferences,
  type ShownPerson,
} from "./asks/duel-preferences.ts";
export { duelsFrom, noteDuelPlace, setDuelsFrom } from "./asks/duels-from.ts";
export {
  type AskedFor,
  beginChallenge,
  type Challenge,
  type ChallengeAnswer,
  type ChallengeOutcome,
  challengesOf,
  noteChallengeAnswer,
  noteChallenged,
  noteChallengePosted,
  removeChallenges,
} from "./asks/limits.ts";
export {
  challengeSetting,
  hasMutedChallenges,
  muteChallenges,
  unmuteChallenges,
} from "./asks/muted.ts";
export { type AskRefusal, mayAsk } from "./asks/rule.ts";
export {
  CHALLENGE_MOVES,
  type ChallengeMove,
  type ChallengePress,
  challengeState,
  pressChallenge,
} from "./asks/state.ts";
export {
  bindMatch,
  chainAfter,
  courseOfMatch,
  reopenMatch,
  type Stake,
  seedOf,
  withSealedMove,
} from "./bound-match.ts";
export {
  type DailyChallenge,
  type DailyList,
  dailyIndex,
  dailyIndexes,
  listedDays,
} from "./daily-boards.ts";
export { exportAccount, exportGames, type PlayerSummary, removePlayer, summarisePlayer } from "./data.ts";
export { gainedIn, type WinLoss, winLossIn, withRanked } from "./decided-rounds.ts";
export {
  addDeletion,
  beginDeletionList,
  DELETION_KINDS,
  DELETIONS,
  DELETIONS_KEPT_DAYS,
  deletionInText,
  deletionListSince,
  type NotedDeletion,
  noteDeletion,
  noteForgottenPlace,
  placeName,
  takeDeletionListOver,
} from "./deletions.ts";
export { knownBeforeDuel } from "./duels/known-before.ts";
export {
  duelLearningOf,
  learnFromDuels,
  learnsFromDuels,
  removeDuelLearning,
} from "./duels/learning.ts";
export type { DuelEnding, DuelResult, DuelRound } from "./duels/result.ts";
export {
  DUEL_ROUNDS_MAX,
  duelHistoryOf,
  duelRoundsOf,
  exportDuels,
  movesOfSide,
  noteDuel,
  removeDuels,
} from "./duels/rounds-of.ts";
export { elsewhereOf, roundsAt, takeOutElsewhere, unlearnDuels } from "./elsewhere/of-person.ts";
export {
  type ElsewhereKnown,
  elsewhereKnown,
  firstStored,
  foreignCount,
  knownHistory,
  ownBefore,
  ownCount,
  ownRounds,
} from "./elsewhere/own-rounds.ts";
export {
  type FromElsewhere,
  passedOver,
  type TakingInLimits,
  withAllElsewhere,
  withElsewhere,
  withoutElsewhere,
} from "./elsewhere/taking-in.ts";
export { handleOf, noteHandle, playerByHandle, removeHandle } from "./handles.ts";
export { appendRound, newestRounds, readHistory, storeHistory, withRound } from "./history.ts";
export {
  firstKnownRound,
  knownBefore,
  knownToModel,
  lastDecision,
  modelQuestion,
  nextDecision,
} from "./known-rounds.ts";
export {
  enterLadders,
  type LadderLine,
  type LadderStanding,
  ladderOf,
  ladderStandingOf,
} from "./ladder/ladder.ts";
export { UNRATED_REASONS } from "./ladder/ledger.ts";
export { exportLadder, LADDER_KINDS, removeLadder } from "./ladder/personal-data.ts";
export { type RatedOutcome, type RatedSide, rateDuel } from "./ladder/rate-duel.ts";
export {
  type ChosenLanguage,
  chooseLanguage,
  chosenLanguage,
  languageOf,
  PLAYER_LANGUAGE,
} from "./language.ts";
export {
  type Leaderboard,
  type Listed,
  leaveLists,
  memberIn,
  type Page,
  type Ranked,
  type Ranking,
  rankOf,
  readLeaderboard,
  setScore,
} from "./leaderboard.ts";
export { drawCode, writeCode } from "./links/code.ts";
export { identitiesOf, type LinkInEffect, linkOf, listedUnder } from "./links/identities.ts";
export {
  LINK_MS,
  type Link,
  type LinkSide,
  otherSide,
  standingFor,
} from "./links/link.ts";
export {
  answerLink,
  type ClaimOutcome,
  claimLink,
  type Handshake,
  handshakeOf,
  join,
  openLink,
  removeLink,
  unlink,
} from "./links/linking.ts";
export {
  NAME_ACROSS,
  NAME_ACROSS_MAX,
  type NameAcross,
  nameAcrossOf,
  readNameAcross,
  setNameAcross,
} from "./links/name-across.ts";
export { removeTries, TRIES_MAX, TRIES_MS, triesOf } from "./links/tries.ts";
export { MILESTONES, type Milestone, PLAYER_MILESTONES } from "./milestones/document.ts";
export {
  type EarnedMilestone,
  earnMilestone,
  hasUntold,
  type MilestoneStep,
  milestonesOf,
  takeMilestoneBack,
  takeUntold,
} from "./milestones/milestones.ts";
export {
  modelSharingOf,
  relistSharer,
  SHARING_TEXT,
  shareModel,
  sharesModel,
  unshareModel,
} from "./model-sharing.ts";
export { keyNamesIn, nameHash } from "./name-hashes.ts";
export { lastPlayedIn, type PlacePerson, peopleOf, playsIn } from "./place-people.ts";
export {
  isNamedOnly,
  namesAsked,
  namesOf,
  ownerTag,
  type PlayerId,
  playerNamed,
  readPlayerId,
  writePlayerId,
} from "./player.ts";
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
  type WantedMatch,
  withMatch,
} from "./player-game.ts";
export {
  enterRankings,
  notePlayed,
  noteSeenIn,
  playerRanking,
  type RankedPlayer,
  relistPlayer,
} from "./rankings.ts";
export { sealedResults, stakeFor, withSealedIn } from "./risked.ts";
export {
  changedLog,
  elsewhereKey,
  type LearningMode,
  logUntil,
  MODEL_CHANGES,
  type ModelChange,
  policyOf,
  sourceOf,
} from "./segments.ts";
export {
  ASIDE_KEPT_DAYS,
  ASIDE_KEPT_MS,
  ASIDE_MAX,
  endAside,
  matchesAside,
  stretchesOf,
  takeUp,
  withNewMatch,
  withoutPassed,
  withoutWanted,
  withWanted,
} from "./set-aside.ts";
export { closeProfile, setVisibility } from "./set-visibility.ts";
export { SHARED_PEOPLE_MIN, sharedRounds } from "./shared-rounds.ts";
export { removeShowTargets, type ShowTarget, saveShowTarget, showTargets } from "./show-targets.ts";
export { gamesOf } from "./standing.ts";
export { shippedVersion, strategyVersion } from "./strategy-version.ts";
export {
  areMilestonesAgreed,
  type Consent,
  chosenVisibility,
  consentOf,
  forgetPrivateChoice,
  hasChosenPrivate,
  isProfileAgreed,
  isProfileOpen,
  isShownIn,
  listedOnly,
  profileLevel,
  storedConsent,
  VISIBILITY_LEVELS,
  type Visibility,
} from "./visibility.ts";
export {
  DECIDED_MIN,
  lentWins,
  roundsMissing,
  standingIn,
  wilsonInterval,
  winShareBound,
  winShareInterval,
} from "./win-share.ts";
