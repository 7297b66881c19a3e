// Checks a proof in a thread: opening thousands of seals and replaying an opponent take long.

import { type Pledge, readMatchProof } from "../../../src/core/fairness/index.ts";
import { isPlayable } from "../../../src/core/strategies/index.ts";
import type { KnownHistory, Report } from "../../../src/core/verify/index.ts";
import { reportOnMatch } from "../../../src/core/verify/of-match.ts";
import { strategyVersion } from "../../../src/people/index.ts";

const SEALS_LISTED = 20;

export interface CheckedProof extends Pick<Report, "findings" | "expected" | "moves"> {
  readonly sealed: number;
  /** Only the last twenty. */
  readonly moves: Report["moves"];
}

interface ProofQuestion {
  readonly line: string;
  readonly known: KnownHistory | undefined;
  /** The host's own pledges. */
  readonly pledges: readonly Pledge[];
  readonly now: number;
}

export function checkProof({ line, known, pledges, now }: ProofQuestion): CheckedProof {
  const proof = readMatchProof(line);
  if ("kind" in proof) throw new RangeError("the proof was read before it was sent");
  const { findings, expected, moves } = reportOnMatch(
    proof,
    {
      known,
      versionOf: (opponent, game) => (isPlayable(opponent, game) ? strategyVersion(opponent) : undefined),
    },
    { pledges, by: "host" },
    now,
  );
  return { findings, expected, sealed: moves.length, moves: moves.slice(-SEALS_LISTED) };
}
