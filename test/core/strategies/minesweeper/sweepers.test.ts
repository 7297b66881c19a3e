import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COVERED, Minesweeper } from "../../../../src/core/games/minesweeper/game.ts";
import { positionOf } from "../../../../src/core/matches/minesweeper.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { findSweeper, SWEEPERS } from "../../../../src/core/strategies/minesweeper/registry.ts";
import { positionAfter } from "./brute-force.ts";

const boards = fc.record({
  width: fc.integer({ min: 1, max: 10 }),
  height: fc.integer({ min: 2, max: 10 }),
  share: fc.double({ min: 0, max: 0.4, noNaN: true }),
  seed: fc.nat(),
});

describe.each(SWEEPERS)("the contract of strategies: $id", ({ id, create }) => {
  it("opens cells to the end of any board, never calls a mine safe, answers again the same", () => {
    fc.assert(
      fc.property(boards, ({ width, height, share, seed }) => {
        const mines = Math.floor(share * (width * height - 1));
        const game = new Minesweeper({ width, height, mines, start: "safe" });
        const [sweeper, second] = [create(seededRandom(seed)), create(seededRandom(seed))];
        while (game.state === "untouched" || game.state === "running") {
          const before = game.seen.slice();
          const { cell, safe } = sweeper.choose(positionOf(game));
          expect(second.choose(positionOf(game))).toEqual({ cell, safe });
          expect(game.seen).toEqual(before);
          expect([cell, ...safe].every((one) => game.seen[one] === COVERED)).toBe(true);
          expect(safe.length === 0 || safe.includes(cell)).toBe(true);
          expect(game.open(cell, String(seed))).toBe("changed");
          if (safe.length > 0) expect(game.blown).toBeUndefined();
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("refuses a board without covered cells", () => {
    const { board } = positionAfter(2, 1, 0, 0);
    const open = { board, seen: new Int8Array(2), mines: 0, start: "safe" } as const;
    expect(() => create(seededRandom(1)).choose(open)).toThrow(RangeError);
  });

  it("is found by its id regardless of case", () => {
    expect(findSweeper(id.toUpperCase())?.id).toBe(id);
    expect(findSweeper(`${id}y`)).toBeUndefined();
  });
});

const choiceOf = (id: string, position: ReturnType<typeof positionAfter>, seed = 1) =>
  findSweeper(id)?.create(seededRandom(seed)).choose(position).cell;

it("opens the first cell with the smallest ratio as the source's simple strategy, even if it could know better", () => {
  // * 2 * . . . . .    with the 2 and the cell below it open: a ratio of 2 / 4 beside them, .3 elsewhere
  expect(choiceOf("simple", positionAfter(4, 2, 0b0000_0101, 0b0010_0010))).toBe(3);
  expect(choiceOf("simple", positionAfter(3, 3, 1, 0))).toBe(0);
  // * 1 . .    a ratio of 1 / 2 on both sides of the 1
  expect(choiceOf("simple", positionAfter(4, 1, 0b0001, 0b0010))).toBe(3);
});

it("picks covered cells uniformly as the random strategy", () => {
  const position = positionAfter(3, 1, 0b001, 0b010);
  const cells = Array.from({ length: 1000 }, (_, seed) => choiceOf("random", position, seed));
  expect(cells.filter((cell) => cell === 0).length).toBeGreaterThan(430);
  expect(cells.filter((cell) => cell === 2).length).toBeGreaterThan(430);
});
