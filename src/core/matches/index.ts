// Public API of the matches: decisions and whole matches.

export { type Course, chanceReach, chanceVerdict, courseOf } from "./course.ts";
export { type Decision, type DecisionInput, decide } from "./decide.ts";
export { isSameQuestion } from "./decision.ts";
export { firstSeen, KeptStrategy, windowOf, workFor } from "./kept-strategy.ts";
export { firstKnown, KNOWN_ROUNDS_MAX } from "./known.ts";
export type { KnowingMatch, PlayerRounds } from "./known-rounds.ts";
export { type MatchTally, playMatch, successOf } from "./match.ts";
export { MoveTextProblem, readMoves, replayer, requireNotation, spaced } from "./recorded-moves.ts";
