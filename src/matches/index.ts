// The door of the matches: decisions, whole matches, seeded randomness, and the proof that the bot did not cheat.

export { type Decision, decide, type Question } from "./decide.ts";
export { playMatch, successOf, type Tally } from "./match.ts";
export { checkProof, decodeProof, encodeProof, type Proof, type ProofProblem, type ProofReport } from "./proof.ts";
export { deriveSeed, seededRandom } from "./random.ts";
export {
  chainSeal,
  checkSeals,
  nonceOf,
  type OpenedSeal,
  openSeals,
  type SealCheck,
  type SealedMatch,
  sealOf,
  seedSealOf,
} from "./seals.ts";
