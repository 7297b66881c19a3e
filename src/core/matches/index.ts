// Public API of the matches: decisions, whole matches, seeded randomness and the fairness proof.

export { type Course, chanceReach, chanceVerdict, courseOf } from "./course.ts";
export { type Decision, type DecisionInput, decide } from "./decide.ts";
export { isSameQuestion } from "./decision.ts";
export { firstSeen, KeptStrategy, windowOf, workFor } from "./kept-strategy.ts";
export { firstKnown, KNOWN_ROUNDS_MAX } from "./known.ts";
export { type MatchTally, playMatch, successOf } from "./match.ts";
export { checkProof, decodeProof, encodeProof, type Proof } from "./proof.ts";
export { MoveTextProblem, readMoves, replayer, requireNotation, spaced } from "./recorded-moves.ts";
export {
  chainSeal,
  checkSeals,
  nonceOf,
  openSeals,
  type SealedMatch,
  sealOf,
  seedSealOf,
} from "./seals.ts";
