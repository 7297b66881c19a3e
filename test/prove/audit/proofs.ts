// Whether a match's seals hold: every proof is checked by the core, some also by `gadalka verify`, and all against the
// codes shown in messages before their moves were chosen.

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

/** The exit code of `gadalka verify` for the verdict *wrong*. */
const DOES_NOT_HOLD = 1;

/** The proof's line in the text that *Proof* showed; undefined if there is none. */
export function proofLine(words: string): string | undefined {
  return /\bgd[a-z]*\d+\.[A-Za-z0-9_.~-]+/.exec(words)?.[0];
}

/** Problems with a match's seals; empty if all of them were opened. */
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

/** A board's code is in its first message, and must be the same in its proof. */
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

/** Runs `gadalka verify` on the proof; returns its output if the proof doesn't hold. */
export async function verifyProblem({ name, game, session, proof }: Ledger): Promise<string | undefined> {
  const run = spawnBot(["cli/index", "verify", proofLine(proof) ?? ""], {});
  const [code] = await once(run.process, "close");
  if (code === 0) return undefined;
  // A proof that can't be checked yet, because it's unsigned or its key is unpublished, isn't a contradiction.
  if (typeof code === "number" && code > DOES_NOT_HOLD) return undefined;
  return `${name}, ${game} ${session}: gadalka verify ended with ${code}: ${run.output().slice(-500)}`;
}
