// Counts matching places in words of bits, compared with counting one by one.

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Rounds } from "../../../src/core/games/index.ts";
import { blocksOf } from "../../../src/core/profiles/index.ts";
import { countPairs } from "../../../src/core/profiles/pair-counts.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

function drawn(size: number, count: number, seed: number): Rounds {
  const random = seededRandom(seed);
  const moves = () => Uint8Array.from({ length: count }, () => random.below(size));
  return { person: moves(), bot: moves() };
}

function matchesOf(context: number, a: Rounds, i: number, b: Rounds, j: number): number {
  const place = ({ person, bot }: Rounds, round: number, index: number): number | undefined =>
    (index % 2 === 0 ? person : bot)[round - 1 - Math.floor(index / 2)];
  return [...Array(context).keys()].filter((index) => {
    const mine = place(a, i, index);
    return mine !== undefined && mine === place(b, j, index);
  }).length;
}

it("counts pairs of equal moves by matching places at any game size and context length", () => {
  const asked = fc.record({
    size: fc.constantFrom(2, 3, 5, 17, 101),
    context: fc.oneof(fc.integer({ min: 1, max: 64 }), fc.constantFrom(31, 32, 33, 63, 64)),
    rounds: fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 })),
    seed: fc.nat(1000),
  });
  fc.assert(
    fc.property(asked, ({ size, context, rounds, seed }) => {
      const [a, b] = [drawn(size, rounds[0], seed), drawn(size, rounds[1], seed + 1)];
      const expected = new Float64Array(context + 1);
      a.person.forEach((mine, i) => {
        b.person.forEach((theirs, j) => {
          if (mine !== theirs) return;
          const matches = matchesOf(context, a, i, b, j);
          expected[matches] = (expected[matches] as number) + 1;
        });
      });
      const form = { size, context };
      const [[first], [second]] = [blocksOf(form, a, 1), blocksOf(form, b, 1)];
      expect(first && second && countPairs(form, first, second)).toEqual(expected);
    }),
    { seed: 1, numRuns: 60 },
  );
});

it("divides rounds into nearly equal blocks and knows each one's reach back", () => {
  const blocks = blocksOf({ size: 3, context: 6 }, drawn(3, 103, 1), 4);
  expect(blocks.map(({ rounds }) => rounds)).toEqual([25, 26, 26, 26]);
  expect([...(blocks[0]?.selves ?? [])]).toEqual([1, 0, 1, 0, 1, 0, 22]);
  expect([...(blocks[3]?.selves ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 26]);
});
