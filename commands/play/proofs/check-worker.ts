// Worker thread that checks proofs: opening thousands of seals and playing an opponent again take long.

import {
  checkMatchProof,
  inGroups,
  type MatchCourse,
  readMatchProof,
  roundCode,
} from "../../../src/core/fairness/index.ts";
import { isPlayable, useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { type KnownHistory, recomputeMoves, statedSettings } from "../../../src/core/verify/index.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { strategyVersion } from "../../../src/people/index.ts";
import type { CheckedProof } from "./checking.ts";

const SEALS_LISTED = 20;

function versionHere({ opponent, game }: MatchCourse): string {
  return isPlayable(opponent, game) ? strategyVersion(opponent) : "";
}

interface Question {
  readonly line: string;
  readonly history: KnownHistory | undefined;
}

useOwnPopulations(inheritedPopulations());
serveThread(({ line, history }: Question): CheckedProof => {
  const proof = readMatchProof(line);
  if ("kind" in proof) throw new RangeError("the proof was read before it was sent");
  const { seals, ...check } = checkMatchProof(proof);
  const last = seals.slice(-SEALS_LISTED);
  const { course } = proof;
  const again = recomputeMoves(seals, course, history, versionHere(course));
  return {
    ...check,
    sealed: seals.length,
    last: last.map((seal) => {
      const { number, turn, isPlayed, move } = seal;
      return { number, turn, isPlayed, move, code: inGroups(roundCode(seal)) };
    }),
    settings: statedSettings(seals, undefined, new Set()).stated,
    again: { ...again, gaps: again.gaps.map(({ why }) => why) },
  };
});
