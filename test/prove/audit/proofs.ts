// Whether a proof holds: its line is checked against every message that was shown before a pick, some also by `gadalka
// verify`.

import { once } from "node:events";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { spawnBot } from "../../platforms/conformance/rig.ts";
import type { Ledger } from "../people/ledger.ts";

/** The line in the text that *Verify* brought; undefined if there is none. */
export function proofLine(words: string): string | undefined {
  return /\bgd1\.[\w.-]+/.exec(words)?.[0];
}

/** What's wrong with a match's or board's proof; empty if it holds. */
export function proofProblems(ledger: Ledger): readonly string[] {
  const found = problemOf(ledger);
  return found === undefined ? [] : [`${ledger.name}, ${ledger.game} ${ledger.session}: ${found}`];
}

function problemOf({ proof, seen }: Ledger): string | undefined {
  const line = proofLine(proof);
  if (!line) return `*Verify* brought no line: ${proof || "nothing came"}`;
  const read = readLine(line);
  if (typeof read === "string") return `the line can't be read (${read}): ${line}`;
  const { problem, isBoundFound } = checkProof(read, seen.join("\n"));
  if (problem) return `the line doesn't fit the messages (${JSON.stringify(problem)}): ${line}`;
  return isBoundFound ? undefined : "the first message didn't bind the secret";
}

/** Runs `gadalka verify` on the line; returns its output if it doesn't fit. */
export async function verifyProblem({ name, game, session, proof }: Ledger): Promise<string | undefined> {
  const run = spawnBot(["cli/index", "verify", proofLine(proof) ?? ""], {});
  const [code] = await once(run.process, "close");
  if (code === 0) return undefined;
  return `${name}, ${game} ${session}: gadalka verify ended with ${code}: ${run.output().slice(-500)}`;
}
