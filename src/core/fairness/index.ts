// Public API of fairness: day keys and pledges, seals and the course of a match, and its proofs. Pure,
// and without Node's own modules, so that a browser can check the same.

export {
  type BoardCheck,
  checkBoardProof,
  checkNotedBoard,
  type NoGuessSearch,
} from "./board-check.ts";
export {
  BOARD_PROOF_PREFIX,
  BOARD_SEED_SIGNS,
  type BoardProof,
  boardSealOf,
  boardSeedOf,
  type DrawnBoard,
  NO_GUESS_ATTEMPTS,
  readBoardProof,
  sealedBoardText,
  writeBoardProof,
} from "./board-proof.ts";
export {
  checkMatchProof,
  type ProofCheck,
  type SealedAgain,
  type SeedCheck,
} from "./check.ts";
export {
  type AccountAt,
  historyHash,
  type KnowledgePolicy,
  type MatchCourse,
  type MatchTerms,
  type OpenedSeal,
  type Opening,
  openCourse,
} from "./course.ts";
export {
  CHAIN_DAYS,
  type DrawKind,
  earlierKey,
  isKeyOfDay,
  sealedSession,
  seedNumber,
  seedUnder,
} from "./day-keys.ts";
export {
  base64urlOf,
  equalBytes,
  fromBase64,
  fromBase64url,
  fromHex,
  hexOf,
  hmacOf,
  runningSha256,
  sha256Hex,
  sha256Of,
  utf8,
} from "./digest.ts";
export {
  type MatchProof,
  readMatchProof,
  writeMatchProof,
} from "./match-proof.ts";
export { checkNoted, findNoted, type NotedCheck } from "./noted.ts";
export {
  DAY_MS,
  dayAt,
  dayStart,
  encodePledge,
  isPledgedKey,
  isSpent,
  type Pledge,
  pledgeId,
  publicKeyOf,
  readPledge,
  shortPledgeId,
  signPledge,
  TOLD_AFTER_DAYS,
  toldDay,
} from "./pledge.ts";
export { boardCode, inGroups, roundCode } from "./round-code.ts";
export { nonceOf, sealOf, seedSealOf } from "./seals.ts";
export { isSignedFile, signFile } from "./signed-file.ts";
export { readToldKey, type SignatureCheck, type ToldKey, writeToldKey } from "./signed-line.ts";
