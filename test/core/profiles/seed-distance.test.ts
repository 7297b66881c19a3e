// The source's distance: the form that counts pairs of rounds, against the counters as the source defines them.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rounds } from "../../../src/core/games/index.ts";
import { blocksOf, pairMatrix, seedDistance, totalsOf } from "../../../src/core/profiles/index.ts";
import { chiSquareCdf } from "../../../src/core/statistics.ts";

/** All counters of a history, keyed by the pattern of filled places and the move that followed. */
function countersOf({ person, bot }: Rounds, context: number): Map<string, number> {
  const counters = new Map<string, number>();
  person.forEach((move, round) => {
    const places: (number | undefined)[] = [];
    for (let age = 1; places.length < context; age++) places.push(person[round - age], bot[round - age]);
    for (let subset = 0; subset < 2 ** context; subset++) {
      const chosen = [...Array(context).keys()].filter((place) => (subset >> place) & 1);
      if (chosen.some((place) => places[place] === undefined)) continue;
      const key = `${chosen.map((place) => `${place}=${places[place]}`).join()}:${move}`;
      counters.set(key, (counters.get(key) ?? 0) + 1);
    }
  });
  return counters;
}

/** d_1 … d_(n+1) by the source's formula, with the larger history scaled to the smaller. */
function literalSum(size: number, context: number, a: Rounds, b: Rounds): number[] {
  const [first, second] = [countersOf(a, context), countersOf(b, context)];
  const smaller = Math.min(a.person.length, b.person.length);
  const d = new Array<number>(context + 1).fill(0);
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    const filled = key.split("=").length - 1;
    const mine = ((first.get(key) ?? 0) * smaller) / a.person.length;
    const theirs = ((second.get(key) ?? 0) * smaller) / b.person.length;
    d[filled] = (d[filled] as number) + ((mine - theirs) ** 2 * size ** (filled + 1)) / smaller;
  }
  return d;
}

function pairForm(
  size: number,
  context: number,
  a: Rounds,
  b: Rounds,
  blocks: readonly [number, number] = [1, 1],
) {
  const form = { size, context };
  return seedDistance(
    size,
    totalsOf(pairMatrix(form, blocksOf(form, a, blocks[0]), blocksOf(form, b, blocks[1]))),
  );
}

const historyOf = (size: number, longest: number) =>
  fc
    .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: 1, maxLength: longest })
    .map((rounds): Rounds => {
      return {
        person: Uint8Array.from(rounds, ([own]) => own),
        bot: Uint8Array.from(rounds, ([, other]) => other),
      };
    });

const twoHistories = fc
  .record({ size: fc.constantFrom(2, 3, 5, 9), context: fc.integer({ min: 1, max: 7 }) })
  .chain(({ size, context }) =>
    fc.record({
      size: fc.constant(size),
      context: fc.constant(context),
      a: historyOf(size, 24),
      b: historyOf(size, 24),
      blocks: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
    }),
  );

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, other);

describe("the source's distance by pairs of rounds", () => {
  it("equals the sum over all counters at every depth, in blocks or not", () => {
    fc.assert(
      fc.property(twoHistories, ({ size, context, a, b, blocks }) => {
        const expected = literalSum(size, context, a, b);
        return [pairForm(size, context, a, b), pairForm(size, context, a, b, blocks)].every(
          ({ d }) =>
            d.length === context + 1 && d.every((value, depth) => isNear(value, expected[depth] as number)),
        );
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("is symmetric and sums the distribution functions", () => {
    fc.assert(
      fc.property(twoHistories, ({ size, context, a, b }) => {
        const there = pairForm(size, context, a, b);
        const back = pairForm(size, context, b, a);
        const p = there.d.reduce((sum, value, depth) => sum + chiSquareCdf(value, depth + 1), 0);
        expect(there.p).toBeCloseTo(p, 12);
        expect(there.normalized).toBeCloseTo(p / (context + 1), 12);
        return there.d.every((value, depth) => isNear(value, back.d[depth] as number));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it("is 0 for identical histories at any depth", () => {
    fc.assert(
      fc.property(historyOf(3, 60), fc.integer({ min: 1, max: 64 }), (a, context) => {
        const { d, p, normalized } = pairForm(3, context, a, a);
        return [...d, p, normalized].every((value) => value === 0);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it("is 0 between a history and its repetition, except across the joint", () => {
    const once: Rounds = { person: new Uint8Array(200), bot: new Uint8Array(200) };
    const twice: Rounds = { person: new Uint8Array(400), bot: new Uint8Array(400) };
    const { d } = pairForm(3, 2, once, twice);
    expect(d[0]).toBe(0);
    // 199 of 200 rounds have a previous round; for 400 scaled to 200 it's 199.5. So (1/2)^2 * 9 / 200, in two counters.
    expect(d[1]).toBeCloseTo((2 * 0.25 * 9) / 200, 12);
  });

  it("is undefined without rounds", () => {
    const nobody: Rounds = { person: new Uint8Array(0), bot: new Uint8Array(0) };
    expect(() => pairForm(3, 2, nobody, nobody)).toThrow("without rounds");
  });
});
