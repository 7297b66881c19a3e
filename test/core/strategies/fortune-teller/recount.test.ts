// Recounting a context, compared with a brute-force count over the predictor's own situations.

import fc from "fast-check";
import { expect, it } from "vitest";
import { CONTEXTS, recount, situationsAt } from "../../../../src/core/strategies/fortune-teller/contexts.ts";

const games = fc.constantFrom(2, 3, 5).chain((size) =>
  fc.record({
    size: fc.constant(size),
    moves: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 }),
    expected: fc.nat(size - 1),
  }),
);

it("a recount equals a full count in every context and game size", () => {
  const property = fc.property(games, ({ size, moves, expected }) => {
    const rounds = { person: moves.map(([person]) => person), bot: moves.map(([, bot]) => bot) };
    const all = Array.from({ length: moves.length + 1 }, (_, at) => situationsAt(size, rounds, at));
    CONTEXTS.forEach((_, context) => {
      const now = all.at(-1)?.[context];
      const got = recount(size, context, rounds, expected);
      expect(got !== undefined).toBe(now !== undefined);
      if (!got || !now) return;
      const like = moves.flatMap(([person], round) => {
        const then = all[round]?.[context];
        return then?.key === now.key ? [(person - then.reference + size) % size] : [];
      });
      const step = (expected - now.reference + size) % size;
      expect([got.seen, got.followed]).toEqual([like.length, like.filter((one) => one === step).length]);
    });
  });
  fc.assert(property, { seed: 4, numRuns: 50 });
});

it("a recount describes the context and how far the expected move is from its reference", () => {
  const rounds = { person: [0, 1, 1, 2], bot: [2, 2, 0, 1] };
  const got = CONTEXTS.map((_, context) => recount(3, context, rounds, 0));
  const pairs = got.filter((one) => one?.shape.terms.length === 2);
  expect(pairs.find((one) => one?.shape.terms[1]?.feature === "own")?.values).toEqual([2, 1]);
  // My 1 was two ahead of their 2, which they had reached by one step; from 2 to 0 is one more.
  const fromOpponent = pairs.find((one) => one?.shape.reference === "opponent");
  expect(fromOpponent).toMatchObject({ values: [2, 1], step: 1, seen: 0, followed: 0 });
  expect(recount(3, CONTEXTS.length, rounds, 0)).toBeUndefined();
});
