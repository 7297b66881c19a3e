// Packed contexts, read back bit by bit, against the moves they were packed from.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContextPlanes } from "../../../../src/core/strategies/bases/context-planes.ts";
import { addMatches } from "../../../../src/core/strategies/bases/match-histogram.ts";

type Round = readonly [own: number, opponent: number];

/** The number `back` places back in the context at `start`, assembled from the planes. */
function unpacked(planes: ContextPlanes, words: Int32Array, start: number, back: number): number {
  let number = 0;
  for (let plane = 0; plane < planes.planes; plane++) {
    const word = words[start + plane * planes.words + (back >> 5)] as number;
    number |= ((word >>> (back & 31)) & 1) << plane;
  }
  return number;
}

const played = fc.tuple(
  fc.constantFrom(2, 3, 4, 5, 9, 101),
  fc.integer({ min: 1, max: 64 }),
  fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 1, maxLength: 150, size: "max" }),
  fc.nat(150),
);

describe("ContextPlanes", () => {
  it("holds the last numbers of every round, whenever it catches up", () => {
    fc.assert(
      fc.property(played, ([size, context, pairs, pause]) => {
        const rounds = pairs.map(([own, opponent]): Round => [own % size, opponent % size]);
        const planes = new ContextPlanes(size, context);
        rounds.forEach(([own, opponent], round) => {
          planes.push(own, opponent);
          if (round === pause) planes.catchUp();
        });
        planes.catchUp();
        const numbers = rounds.flat();
        const stride = planes.planes * planes.words;
        for (let round = 0; round <= rounds.length; round++) {
          const [words, start] =
            round < rounds.length ? [planes.contexts, round * stride] : [planes.present, 0];
          const known = Array.from({ length: Math.min(context, 2 * round) }, (_, back) => back);
          const expected = known.map((back) => numbers[2 * round - 1 - back]);
          expect(known.map((back) => unpacked(planes, words, start, back))).toEqual(expected);
        }
        expect([...planes.moves.subarray(0, planes.rounds)]).toEqual(rounds.map(([, opponent]) => opponent));
      }),
      { seed: 101, numRuns: 60 },
    );
  });
});

describe("addMatches", () => {
  it("weighs a stretch's newest round first and hands on the previous weight", () => {
    const planes = new ContextPlanes(3, 4);
    for (const opponent of [0, 1, 2, 1]) planes.push(0, opponent);
    planes.catchUp();
    const histogram = new Float64Array(3);
    const left = addMatches(planes, { from: 1, to: 4, known: 0, weight: 8, decay: 0.5 }, histogram, 1);
    expect([...histogram]).toEqual([0, 8 + 2, 4]);
    expect(left).toBe(1);
  });
});
