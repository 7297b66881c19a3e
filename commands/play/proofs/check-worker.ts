// Worker thread that checks proofs: opening thousands of seals and playing an opponent again take long.

import { readMatchProof } from "../../../src/core/fairness/index.ts";
import { isPlayable, useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { reportOnMatch } from "../../../src/core/verify/of-match.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { strategyVersion } from "../../../src/people/index.ts";
import type { CheckedProof, ProofQuestion } from "./checking.ts";

const SEALS_LISTED = 20;

useOwnPopulations(inheritedPopulations());
serveThread(({ line, known, pledges, now }: ProofQuestion): CheckedProof => {
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
});
