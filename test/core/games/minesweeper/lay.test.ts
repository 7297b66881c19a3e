import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boardOf,
  layMines,
  type MinesRules,
  minesMax,
  neighboursOf,
} from "../../../../src/core/games/minesweeper/board.ts";
import { Minesweeper } from "../../../../src/core/games/minesweeper/game.ts";

const cases = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    start: fc.constantFrom("safe" as const, "opening" as const, "seed" as const),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
    seed: fc.nat(),
    at: fc.nat(),
  })
  .map(({ width, height, start, fill, seed, at }) => ({
    rules: { width, height, start, mines: Math.floor(fill * minesMax({ width, height, start })) },
    first: at % (width * height),
    seed,
  }));

const lay = (rules: MinesRules, first: number, seed: number) =>
  layMines(boardOf(rules.width, rules.height), rules, first, String(seed));
const count = (mined: Uint8Array) => mined.reduce((sum, mine) => sum + mine, 0);

describe("laying mines", () => {
  it("lays the requested number and spares the required cells, up to a full board", () => {
    fc.assert(
      fc.property(cases, ({ rules, first, seed }) => {
        const mined = lay(rules, first, seed);
        expect(mined[first]).toBe(0);
        if (rules.start !== "seed") expect(count(mined)).toBe(rules.mines);
        else expect(count(mined)).toBeLessThanOrEqual(rules.mines);
        if (rules.start !== "opening") return;
        for (const cell of neighboursOf(boardOf(rules.width, rules.height), first))
          expect(mined[cell]).toBe(0);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("lays a seed's mines where anyone finds them by hashing", () => {
    const rules = { width: 5, height: 4, mines: 6, start: "opening" } as const;
    const board = boardOf(5, 4);
    const hash = (cell: number) => createHash("sha256").update(`9f|${cell}`).digest("hex");
    const spared = [7, ...neighboursOf(board, 7)];
    const free = Array.from({ length: 20 }, (_, cell) => cell).filter((cell) => !spared.includes(cell));
    const mined = free.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, 6);
    const laid = [...layMines(board, rules, 7, "9f")].flatMap((mine, cell) => (mine === 1 ? [cell] : []));
    expect(laid).toEqual(mined.toSorted((a, b) => a - b));
  });

  it("follows the source's rule, where two mines in a cell count once", () => {
    const rules = { width: 3, height: 3, mines: 8, start: "seed" } as const;
    const counts = new Set(Array.from({ length: 50 }, (_, seed) => count(lay(rules, 4, seed))));
    expect(Math.max(...counts)).toBeLessThan(8);
    expect(counts.size).toBeGreaterThan(1);
  });

  it.each([
    [{ width: 3, height: 3, mines: 9, start: "safe" }],
    [{ width: 3, height: 3, mines: 1, start: "opening" }],
    [{ width: 3, height: 3, mines: -1, start: "safe" }],
    [{ width: 3, height: 3, mines: 1.5, start: "safe" }],
    [{ width: 0, height: 3, mines: 0, start: "safe" }],
  ] as const)("refuses %j", (rules) => {
    expect(() => new Minesweeper(rules)).toThrow(RangeError);
  });
});
