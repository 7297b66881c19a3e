// The longest match of recent play, compared with its definition.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../../../../src/core/games/index.ts";
import {
  LongestMatch,
  MATCH_KINDS,
  type MatchKind,
} from "../../../../src/core/strategies/bases/longest-match.ts";

type Round = readonly [own: Move, opponent: Move];

function found(match: LongestMatch, kind: MatchKind, depths: readonly number[], reach: number): number[] {
  const rounds = new Int32Array(depths.length);
  match.find(kind, depths, reach, rounds);
  return [...rounds];
}

/** The round after the longest match, or the newest of those. */
function byDefinition(rounds: readonly Round[], kind: MatchKind, depth: number, reach: number): number {
  const codes = rounds.map(([own, opponent]) => ({ own, opponent, both: `${own} ${opponent}` })[kind]);
  const lengthAt = (round: number): number => {
    let length = 0;
    while (length < Math.min(depth, round) && codes[round - 1 - length] === codes[codes.length - 1 - length])
      length++;
    return length;
  };
  const candidates = rounds
    .map((_, round) => round)
    .filter((round) => round >= Math.max(1, rounds.length - reach));
  const lengths = candidates.map(lengthAt);
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? -1 : (candidates[lengths.lastIndexOf(longest)] as number);
}

describe("the longest match", () => {
  it.each([
    ["opponent", 8, 100, 3],
    ["own", 8, 100, 1],
    ["both", 8, 100, 1],
    ["opponent", 1, 100, 6],
    ["opponent", 8, 2, 6],
    ["both", 8, 2, -1],
  ] as const)("continues %s with up to %i rounds in the last %i at round %i", (kind, depth, reach, round) => {
    const match = new LongestMatch();
    const rounds: Round[] = [
      [1, 2],
      [0, 1],
      [2, 2],
      [0, 0],
      [0, 1],
      [0, 2],
      [2, 1],
      [1, 2],
    ];
    for (const [own, opponent] of rounds) match.push(own, opponent);
    expect(found(match, kind, [depth], reach)).toEqual([round]);
  });

  it("doesn't exist before the second round, and grows with the match", () => {
    const match = new LongestMatch();
    expect(found(match, "both", [4], 100)).toEqual([-1]);
    for (let round = 0; round < 200; round++) match.push(round % 3, round % 5);
    expect(found(match, "both", [4], 100)).toEqual([185]);
  });

  it("is the same for many depths at once as for each alone", () => {
    const rounds = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { maxLength: 120, size: "max" });
    const depths = [1, 2, 3, 5, 8];
    fc.assert(
      fc.property(
        rounds,
        fc.constantFrom(...MATCH_KINDS),
        fc.constantFrom(20, 1000),
        (played, kind, reach) => {
          const match = new LongestMatch();
          for (const [own, opponent] of played) match.push(own, opponent);
          const alone = depths.map((depth) => byDefinition(played, kind, depth, reach));
          expect(found(match, kind, depths, reach)).toEqual(alone);
        },
      ),
      { seed: 43, numRuns: 200 },
    );
  });
});
