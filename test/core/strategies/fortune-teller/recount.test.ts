// Recounting a context, compared with a brute-force count over the predictor's own situations.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rounds } from "../../../../src/core/games/index.ts";
import {
  CONTEXTS,
  recount,
  type Situation,
  situationsAt,
} from "../../../../src/core/strategies/fortune-teller/contexts.ts";

/** The context's situation before each round and after the last. */
function situations(size: number, context: number, rounds: Rounds): (Situation | undefined)[] {
  return Array.from({ length: rounds.bot.length + 1 }, (_, now) => situationsAt(size, rounds, now)[context]);
}

const games = fc.constantFrom(2, 3, 5).chain((size) =>
  fc.record({
    size: fc.constant(size),
    moves: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 }),
    expected: fc.nat(size - 1),
  }),
);

describe("a recount", () => {
  it("equals a full count in every context and game size", () => {
    const property = fc.property(games, ({ size, moves, expected }) => {
      const rounds = {
        person: Uint8Array.from(moves, ([person]) => person),
        bot: Uint8Array.from(moves, ([, bot]) => bot),
      };
      CONTEXTS.forEach((_, context) => {
        const all = situations(size, context, rounds);
        const now = all[moves.length];
        const got = recount(size, context, rounds, expected);
        expect(got !== undefined).toBe(now !== undefined);
        if (!got || !now) return;
        const like = moves.flatMap(([person], round) => {
          const then = all[round];
          return then?.key === now.key ? [(person - then.reference + size) % size] : [];
        });
        const step = (expected - now.reference + size) % size;
        expect([got.seen, got.followed]).toEqual([like.length, like.filter((one) => one === step).length]);
      });
    });
    fc.assert(property, { seed: 4, numRuns: 50 });
  });

  it("describes the context and how far the expected move is from its reference", () => {
    const rounds = { person: Uint8Array.of(0, 1, 1, 2), bot: Uint8Array.of(2, 2, 0, 1) };
    const got = CONTEXTS.map((_, context) => recount(3, context, rounds, 0));
    const lastBoth = got.find(
      (one) => one?.shape.terms.length === 2 && one.shape.terms[1]?.feature === "own",
    );
    expect(lastBoth?.values).toEqual([2, 1]);
    const fromOpponent = got.find(
      (one) => one?.shape.reference === "opponent" && one.shape.terms.length === 2,
    );
    // My 1 was two ahead of their 2, which they had reached by one step; from 2 to 0 is one more.
    expect(fromOpponent).toMatchObject({ values: [2, 1], step: 1, seen: 0, followed: 0 });
  });

  it("is empty for a number that isn't a context", () => {
    const rounds = { person: new Uint8Array(5), bot: new Uint8Array(5) };
    expect(recount(3, CONTEXTS.length, rounds, 0)).toBeUndefined();
  });
});
