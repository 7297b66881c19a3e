// The counters under stretches of play, and the table below them, against plain maps.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { ContextTable } from "../../../../src/core/strategies/bases/context-table.ts";
import {
  CountedContexts,
  nestedStretches,
  type Stretch,
  stretchesUpTo,
} from "../../../../src/core/strategies/bases/counted-contexts.ts";

describe("a context table", () => {
  it.each([
    ["few enough for an array", 1_000],
    ["too many for one", 2 ** 52],
  ])("holds what was written, with contexts %s", (_, contexts) => {
    const key = fc.oneof(fc.nat(999), fc.maxSafeNat()).map((number) => number % contexts);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat(1)), { maxLength: 300, size: "max" }), (writes) => {
        const table = new ContextTable(2, contexts);
        const plain = new Map<string, number>();
        for (const [at, cell] of writes) {
          const row = table.claim(at);
          table.cells[row + cell] = (table.cells[row + cell] as number) + 1;
          plain.set(`${at} ${cell}`, (plain.get(`${at} ${cell}`) ?? 0) + 1);
        }
        for (const [at, cell] of writes)
          expect(table.cells[table.find(at) + cell]).toBe(plain.get(`${at} ${cell}`));
      }),
      { seed: 41, numRuns: 40 },
    );
  });

  it("finds only claimed contexts in a large range", () => {
    const table = new ContextTable(3, 2 ** 50);
    expect(table.find(2 ** 49)).toBe(-1);
    table.claim(2 ** 49);
    expect(table.find(2 ** 49)).toBeGreaterThanOrEqual(0);
    expect(table.find(2 ** 49 + 1)).toBe(-1);
  });
});

type Round = readonly [own: number, opponent: number];

/** The last numbers of a stretch before `round`, nil before the first round. */
function formOf({ of, length }: Stretch, rounds: readonly Round[], round: number): string {
  const before = rounds.slice(0, round);
  const numbers = before.flatMap(([own, opponent]) =>
    of === "both" ? [own, opponent] : [of === "own" ? own : opponent],
  );
  return [...Array(length).fill(0), ...numbers].slice(numbers.length).join();
}

function byDefinition(size: number, stretch: Stretch, decay: number, rounds: readonly Round[]): number[] {
  const present = formOf(stretch, rounds, rounds.length);
  const counts = Array.from({ length: size }, () => 0);
  rounds.forEach(([, opponent], round) => {
    if (formOf(stretch, rounds, round) !== present) return;
    counts.forEach((count, move) => {
      counts[move] = count * decay;
    });
    counts[opponent] = (counts[opponent] as number) + 1;
  });
  return counts;
}

describe("counted contexts", () => {
  it("count what followed each stretch's current form, older times faded", () => {
    const played = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 60, size: "max" });
    // The last stretch has too many forms for an array.
    const stretches: Stretch[] = [...stretchesUpTo(3), ...nestedStretches(5), { of: "both", length: 13 }];
    const weights = Float64Array.from(stretches, (_, index) => 1 / (1 + index));
    fc.assert(
      fc.property(played, fc.constantFrom(1, 0.9), (rounds, decay) => {
        const contexts = new CountedContexts(3, stretches, decay);
        for (const [own, opponent] of rounds) contexts.observe(own, opponent);
        const sums = new Float64Array(3);
        contexts.sum(weights, sums);
        stretches.forEach((stretch, index) => {
          const counts = new Float64Array(3);
          const sum = contexts.read(index, counts);
          const expected = byDefinition(3, stretch, decay, rounds);
          counts.forEach((count, move) => {
            expect(count).toBeCloseTo(expected[move] as number, 9);
          });
          expect(sum).toBeCloseTo(
            expected.reduce((all, count) => all + count, 0),
            9,
          );
          for (let move = 0; move < 3; move++)
            sums[move] = (sums[move] as number) - (weights[index] as number) * (expected[move] as number);
        });
        for (const rest of sums) expect(rest).toBeCloseTo(0, 9);
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it("keep every form of a long stretch while others come", () => {
    const random = seededRandom(44);
    const period = Array.from({ length: 400 }, (): Round => [random.below(3), random.below(3)]);
    const contexts = new CountedContexts(3, [{ of: "both", length: 20 }], 1);
    const counts = new Float64Array(3);
    const met = [...period, ...period, ...period].map(([own, opponent]) => {
      contexts.observe(own, opponent);
      return contexts.read(0, counts);
    });
    // Skips the first pass, and the ten rounds until the stretch contains nothing older.
    expect(met.slice(410, 799)).toEqual(Array.from({ length: 389 }, () => 1));
    expect(met.slice(811)).toEqual(Array.from({ length: 389 }, () => 2));
  });

  it("skip stretches with more forms than a number can distinguish", () => {
    expect(new CountedContexts(3, stretchesUpTo(8), 1).length).toBe(25);
    expect(new CountedContexts(101, stretchesUpTo(8), 1).length).toBe(13);
    expect(new CountedContexts(101, nestedStretches(16), 1).length).toBe(6);
  });

  it("report how many numbers each stretch has", () => {
    const contexts = new CountedContexts(3, stretchesUpTo(2), 1);
    expect([0, 1, 2, 3, 4, 5, 6].map((index) => contexts.numbersOf(index))).toEqual([0, 1, 2, 1, 2, 2, 4]);
  });
});
