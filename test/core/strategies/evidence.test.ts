// Evidence for a reading: only what the history shows, and only if it leads to the expected move.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { evidenceFor } from "../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const oddEven = matrixGame("oddeven") as MatrixGame;

const rounds = (person: number[], bot: number[]): Rounds => ({
  person: Uint8Array.from(person),
  bot: Uint8Array.from(bot),
});

describe("evidenceFor", () => {
  it.each<[what: string, person: number[], bot: number[], expected: number, found: object]>([
    [
      // After 0 came 1, three times out of three; the bot's moves around it all differ.
      "what followed a move of the person's own, with its counts",
      [0, 1, 2, 0, 1, 2, 2, 0, 1, 0],
      [0, 0, 1, 1, 2, 2, 0, 2, 1, 0],
      1,
      { kind: "after-own", own: 0, count: 3, total: 3 },
    ],
    [
      "what followed a move of the bot's",
      [0, 2, 1, 2, 2, 2, 1, 0, 1],
      [1, 0, 1, 0, 1, 0, 0, 2, 1],
      2,
      { kind: "after-other", other: 1, count: 3, total: 3 },
    ],
    [
      "what followed both moves where one alone says less",
      [0, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 1, 0, 1, 0],
      [2, 0, 1, 2, 1, 2, 2, 0, 1, 0, 2, 1, 2, 2, 2],
      1,
      { kind: "after-both", own: 0, other: 2, count: 3, total: 3 },
    ],
    [
      // Lost with 0, 1 and 2 and repeated each of them; moved on elsewhere.
      "a repeat after a loss, a win or a draw, whatever the moves were",
      [0, 0, 1, 1, 2, 2, 0],
      [2, 0, 0, 1, 1, 2, 2],
      0,
      { kind: "after-result-repeat", result: -1, count: 3, total: 3 },
    ],
    [
      "what was played most, where nothing else leads",
      [2, 2, 2, 2, 2, 2, 0],
      [0, 1, 2, 0, 1, 2, 0],
      2,
      { kind: "often", count: 6, total: 7 },
    ],
    [
      // Six of six is (6 - 2) / sqrt(6 * 2/9) = 3.5 standard deviations from chance, seven of eight is (7 - 8/3) /
      // sqrt(8 * 2/9) = 3.3.
      "the regularity that chance explains least, not the one with the most cases",
      [1, 0, 0, 0, 0, 0, 0, 0],
      [2, 2, 1, 2, 2, 2, 0, 1],
      0,
      { kind: "after-own", own: 0, count: 6, total: 6 },
    ],
  ])("names %s", (_, person, bot, expected, found) => {
    expect(evidenceFor(rps, rounds(person, bot), expected)).toEqual(found);
  });

  it("describes a change after a result only for two moves", () => {
    // The person wins if the moves differ: three wins, each followed by the other move.
    const seen = rounds([0, 1, 1, 0, 1, 0], [1, 1, 0, 0, 0, 1]);
    expect(evidenceFor(oddEven, seen, 1)?.kind).not.toBe("often");
    expect(evidenceFor(oddEven, rounds([0, 1, 0, 1, 1, 0, 0], [1, 0, 1, 1, 0, 0, 1]), 1)).toMatchObject({
      ...{ kind: "after-result-change", result: 1, count: 4, total: 4 },
    });
  });

  it("is empty without rounds, for a single case or a move that didn't lead", () => {
    expect(evidenceFor(rps, rounds([], []), 0)).toBeUndefined();
    expect(evidenceFor(rps, rounds([0], [1]), 0)).toBeUndefined();
    expect(evidenceFor(rps, rounds([0, 0, 0, 0], [1, 1, 1, 1]), 1)).toBeUndefined();
    expect(evidenceFor(rps, rounds([0, 1, 2, 2, 1, 0], [0, 1, 2, 1, 2, 1]), 0)).toBeUndefined();
  });

  it("never claims what a recount of the history contradicts", () => {
    const histories = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 40, size: "max" });
    let found = 0;
    fc.assert(
      fc.property(histories, fc.nat(2), (pairs, expected) => {
        const [person, bot] = [pairs.map(([p]) => p), pairs.map(([, b]) => b)];
        const evidence = evidenceFor(rps, rounds(person, bot), expected);
        if (!evidence) return;
        found++;
        const followers = recount(pairs, evidence.kind, expected);
        expect(evidence).toMatchObject({ count: followers.filter(Boolean).length, total: followers.length });
        expect(evidence.count * 3).toBeGreaterThan(evidence.total);
        expect(evidence.total).toBeGreaterThan(1);
      }),
      { seed: 31, numRuns: 500 },
    );
    expect(found).toBeGreaterThan(100);
  });
});

/** For each past situation like the current one: whether the expected move came. */
function recount(pairs: readonly (readonly [number, number])[], kind: string, expected: number): boolean[] {
  const [own, other] = pairs.at(-1) as readonly [number, number];
  if (kind === "often") return pairs.map(([person]) => person === expected);
  const like: Readonly<Record<string, (p: number, b: number) => boolean>> = {
    "after-own": (p) => p === own,
    "after-other": (_, b) => b === other,
    "after-both": (p, b) => p === own && b === other,
    "after-result-repeat": (p, b) => (p - b + 3) % 3 === (own - other + 3) % 3,
  };
  return pairs.slice(1).flatMap(([next], at) => {
    const [p, b] = pairs[at] as readonly [number, number];
    if (!like[kind]?.(p, b)) return [];
    return [kind === "after-result-repeat" ? next === p : next === expected];
  });
}
