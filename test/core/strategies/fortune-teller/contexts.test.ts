import fc from "fast-check";
import { expect, it } from "vitest";
import { AGE_MAX, CONTEXTS, Situation } from "../../../../src/core/strategies/fortune-teller/contexts.ts";

type Round = readonly [own: number, opponent: number];

const rounds = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 8, maxLength: 20 });

function after(played: readonly Round[], size = 3): Situation {
  const situation = new Situation(size);
  for (const [own, opponent] of played) situation.push(own, opponent);
  return situation;
}

it("has forty contexts, none looking back further than allowed", () => {
  expect(CONTEXTS).toHaveLength(40);
  expect(new Set(CONTEXTS.map((context) => JSON.stringify(context))).size).toBe(40);
  expect(CONTEXTS.flatMap(({ terms }) => terms).every(({ age }) => age >= 1 && age <= AGE_MAX)).toBe(true);
});

it("sees the same situation whatever happened before the rounds it uses", () => {
  fc.assert(
    fc.property(rounds, rounds, rounds, (a, b, common) => {
      // A step needs the move before the earliest one in the context.
      expect(after([...a, ...common]).keys).toEqual(after([...b, ...common]).keys);
    }),
    { seed: 1, numRuns: 100 },
  );
});

it("distinguishes situations by each round that a context uses", () => {
  const before = after([...Array.from({ length: 8 }, (): Round => [0, 0]), [1, 2]]);
  const other = after([...Array.from({ length: 8 }, (): Round => [0, 0]), [2, 2]]);
  CONTEXTS.forEach(({ terms }, context) => {
    const looks = terms.some(({ feature, age }) => age === 1 && (feature === "own" || feature === "outcome"));
    expect(before.keys[context] !== other.keys[context], JSON.stringify(terms)).toBe(looks);
  });
});

it("gives each context its own situation", () => {
  expect(new Set(after([[0, 1]]).keys).size).toBe(CONTEXTS.length);
});

it("knows only contexts without a last move before the first round", () => {
  const fresh = new Situation(3);
  CONTEXTS.forEach(({ reference }, context) => {
    expect(fresh.isKnown(context)).toBe(reference === "none");
    expect(after([[0, 1]]).isKnown(context)).toBe(true);
  });
});

it("counts from a context's last move, and own moves from the other one", () => {
  const situation = after([[1, 2]]);
  CONTEXTS.forEach(({ reference }, context) => {
    const [opponent, own] = { none: [0, 0], opponent: [2, 1], own: [1, 2] }[reference] as [number, number];
    expect(situation.references[context]).toBe(opponent);
    expect(situation.ownReferences[context]).toBe(own);
  });
});

it("recognises a habit under renamed moves if it counts from a move", () => {
  fc.assert(
    fc.property(rounds, fc.nat(2), (played, turn) => {
      const renamed = played.map(([own, opponent]): Round => [(own + turn) % 3, (opponent + turn) % 3]);
      const [plain, turned] = [after(played), after(renamed)];
      CONTEXTS.forEach(({ reference }, context) => {
        if (reference !== "none") expect(turned.keys[context]).toBe(plain.keys[context]);
      });
    }),
    { seed: 2, numRuns: 50 },
  );
});
