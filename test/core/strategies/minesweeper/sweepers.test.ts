import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Minesweeper } from "../../../../src/core/games/minesweeper/index.ts";
import { positionOf } from "../../../../src/core/matches/minesweeper/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  type Choice,
  COVERED,
  findSweeper,
  type Position,
  type Reason,
  SWEEPERS,
  type SweeperFamily,
} from "../../../../src/core/strategies/minesweeper/index.ts";
import { positionAfter } from "./brute-force.ts";

const boards = fc.record({
  width: fc.integer({ min: 1, max: 10 }),
  height: fc.integer({ min: 2, max: 10 }),
  share: fc.double({ min: 0, max: 0.4, noNaN: true }),
  seed: fc.nat(),
});

/** Plays a board to its end and checks every answer. */
function playThrough(
  { id, create }: SweeperFamily,
  { width, height, share, seed }: { width: number; height: number; share: number; seed: number },
  check: (position: Position, choice: Choice, game: Minesweeper) => void,
): readonly number[] {
  const sweeper = create(seededRandom(seed + 1));
  const game = new Minesweeper({
    width,
    height,
    mines: Math.floor(share * (width * height - 1)),
    start: "safe",
  });
  const random = seededRandom(seed);
  const cells: number[] = [];
  while (game.state === "untouched" || game.state === "running") {
    const position = positionOf(game);
    const choice = sweeper.choose(position);
    check(position, choice, game);
    cells.push(choice.cell);
    expect(game.open(choice.cell, random), id).toBe("changed");
    if (choice.safe.length > 0) expect(game.blown, id).toBeUndefined();
  }
  return cells;
}

describe.each(SWEEPERS.map((family) => [family.id, family] as const))(
  "the contract of strategies: %s",
  (id, family) => {
    it("opens cells to the end of any board and never calls a mine safe", () => {
      fc.assert(
        fc.property(boards, (one) => {
          playThrough(family, one, ({ seen }, { cell, safe }) => {
            expect(seen[cell]).toBe(COVERED);
            expect(safe.every((other) => seen[other] === COVERED)).toBe(true);
            if (safe.length > 0) expect(safe).toContain(cell);
          });
        }),
        { seed: 1, numRuns: 60 },
      );
    });

    it("gives the same answer for the same draws and doesn't change the position", () => {
      fc.assert(
        fc.property(boards, (one) => {
          const watched = playThrough(family, one, (position) => {
            const before = position.seen.slice();
            family.create(seededRandom(3)).choose(position);
            expect(position.seen).toEqual(before);
          });
          expect(watched).toEqual(playThrough(family, one, () => undefined));
        }),
        { seed: 2, numRuns: 10 },
      );
    });

    it("has a reason for every covered cell", () => {
      const position = positionAfter(4, 4, 0b1000_0010_0000_0001, 0b0000_0000_1100_0110);
      const kinds = new Set<Reason["kind"]>();
      for (const [cell, shown] of position.seen.entries()) {
        if (shown === COVERED) kinds.add(family.create(seededRandom(1)).explain(position, cell).kind);
      }
      expect(kinds.size).toBeGreaterThan(0);
    });

    it("refuses a board without covered cells", () => {
      const { board } = positionAfter(2, 1, 0, 0);
      const open: Position = { board, seen: new Int8Array(2), mines: 0, start: "safe" };
      expect(() => family.create(seededRandom(1)).choose(open)).toThrow(RangeError);
    });

    it("is found by its id regardless of case", () => {
      expect(findSweeper(id.toUpperCase())).toBe(family);
    });
  },
);

it("finds no strategy for an unknown id", () => {
  expect(findSweeper("exactly")).toBeUndefined();
});

describe("the source's simple strategy", () => {
  const simple = SWEEPERS[1]?.create(seededRandom(1));

  it("rates a cell by its largest ratio of number to covered neighbours, or .3", () => {
    // * 2 * . . . . .    with the 2 and the cell below it open
    const position = positionAfter(4, 2, 0b0000_0101, 0b0010_0010);
    expect(simple?.explain(position, 0)).toEqual({ kind: "ratio", ratio: 2 / 4, number: 1 });
    expect(simple?.explain(position, 3)).toEqual({ kind: "ratio", ratio: 0.3, number: undefined });
  });

  it("opens the first lowest-rated cell in reading order, even if it could know better", () => {
    const position = positionAfter(4, 2, 0b0000_0101, 0b0010_0010);
    expect(simple?.choose(position).cell).toBe(3);
    expect(simple?.choose(positionAfter(3, 3, 1, 0)).cell).toBe(0);
  });
});

it("picks covered cells uniformly as the random strategy", () => {
  const random = SWEEPERS[0]?.create(seededRandom(4));
  const position = positionAfter(3, 1, 0b001, 0b010);
  const cells = Array.from({ length: 1000 }, () => random?.choose(position).cell);
  expect(cells.filter((cell) => cell === 0).length).toBeGreaterThan(430);
  expect(cells.filter((cell) => cell === 2).length).toBeGreaterThan(430);
  expect(random?.explain(position, 0)).toEqual({ kind: "random", among: 2 });
});
