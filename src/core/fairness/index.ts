// Public interface of fairness: day keys and pledges, seals and transcripts of matches, and their proofs. Pure, and
// without Node's own modules, so that a browser can run the same checks.

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
  type SeedCheck,
} from "./check.ts";
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
  fromBase64url,
  fromHex,
  hmacOf,
  sha256Hex,
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
  isExpired,
  isPledgedKey,
  type Pledge,
  PUBLISHED_AFTER_DAYS,
  pledgeId,
  publicKeyOf,
  publishedDay,
  readPledge,
  shortPledgeId,
  signPledge,
} from "./pledge.ts";
export { boardCode, inGroups, roundCode } from "./round-code.ts";
export { nonceOf, sealOf, seedSealOf } from "./seals.ts";
export {
  type PublishedKey,
  readPublishedKey,
  type SignatureCheck,
  writePublishedKey,
} from "./signed-line.ts";
export {
  type AccountAt,
  historyHash,
  type KnowledgePolicy,
  type MatchTerms,
  type MatchTranscript,
  type OpenedSeal,
  openTranscript,
  type SeedEpoch,
} from "./transcript.ts";
