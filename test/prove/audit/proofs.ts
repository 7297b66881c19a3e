// Whether the seals of a match hold: by the core on every proof, by `gadalka verify` on some, and
// against the codes that stood in the messages before their moves were chosen.

import { once } from "node:events";
import {
  boardCode,
  checkBoardProof,
  checkMatchProof,
  readBoardProof,
  readMatchProof,
  roundCode,
} from "../../../src/core/fairness/index.ts";
import { spawnBot } from "../../platforms/conformance/rig.ts";
import type { Ledger } from "../people/ledger.ts";

/** What `gadalka verify` says by its exit code. */
const DOES_NOT_HOLD = 1;

/** The proof's line in the words that *Proof* brought; undefined where there is none. */
export function proofLine(words: string): string | undefined {
  return /\bgd[a-z]*\d+\.[A-Za-z0-9_.~-]+/.exec(words)?.[0];
}

/** What is wrong with the seals of a match; none: all of them opened. */
export function sealProblems(ledger: Ledger): readonly string[] {
  const found = ledger.game === "mines" ? boardProblem(ledger) : matchProblem(ledger);
  return found === undefined ? [] : [`${ledger.name}, ${ledger.game} ${ledger.session}: ${found}`];
}

function matchProblem({ proof, codes }: Ledger): string | undefined {
  const line = proofLine(proof);
  if (!line) return `*Proof* brought no line: ${proof || "nothing came"}`;
  const read = readMatchProof(line);
  if ("kind" in read) return `the proof cannot be read (${read.kind}): ${line}`;
  const { isWhole, signature, seals } = checkMatchProof(read);
  if (!isWhole) return `the seals do not fit: ${line}`;
  if (signature === "forged") return `the signature is false: ${line}`;
  const wrong = seals.find(
    (seal) => seal.isPlayed && codes.get(seal.turn)?.includes(roundCode(seal)) === false,
  );
  return wrong && `turn ${wrong.turn + 1}: its code did not stand in the message before it was played`;
}

/** A board's code stands in its first message, and its proof has the same. */
function boardProblem({ proof, sealed }: Ledger): string | undefined {
  const [code] = sealed;
  if (!code) return "its first message showed no code";
  const line = proofLine(proof);
  const read = line && readBoardProof(line);
  if (!read) return `*Proof* brought no line: ${proof || "nothing came"}`;
  const { seal, signature } = checkBoardProof(read);
  if (signature === "forged") return `the signature is false: ${line}`;
  return boardCode(seal) === code ? undefined : `the code ${code} is not that of the proof: ${line}`;
}

/** Runs `gadalka verify` on the proof; what it says where that is that it does not hold. */
export async function verifyProblem({ name, game, session, proof }: Ledger): Promise<string | undefined> {
  const run = spawnBot(["cli/index", "verify", proofLine(proof) ?? ""], {});
  const [code] = await once(run.process, "close");
  if (code === 0) return undefined;
  // What cannot be judged yet, unsigned or with a key that is not told, is no contradiction.
  if (typeof code === "number" && code > DOES_NOT_HOLD) return undefined;
  return `${name}, ${game} ${session}: gadalka verify ended with ${code}: ${run.output().slice(-500)}`;
}
