// Grids as lines of text.

import { describe, expect, it } from "vitest";
import { type Grid, gridColumns, gridText } from "../../../src/chat/index.ts";

/** Cells that contain their column's last letter. */
const gridOf = (columns: readonly string[], rows: number): Grid => ({
  columns,
  rows: Array.from({ length: rows }, (_, row) => ({
    name: String(row + 1),
    cells: columns.map((name) => name.slice(-1).toLowerCase()),
  })),
});
const SMALL = gridOf(["A", "B", "C"], 2);
const LARGE = gridOf(["Y", "Z", "AA", "AB"], 10);

describe("a field as text", () => {
  it("has column names above and row names beside", () => {
    expect(gridText(SMALL).split("\n")).toEqual(["  A B C", "1 a b c", "2 a b c"]);
  });

  it("has round brackets around the marked cell, in a part too", () => {
    const grid = { ...SMALL, mark: { column: 1, row: 0 } };
    const part = { column: 1, row: 0, width: 2, height: 2 };
    expect(gridText(grid).split("\n")).toEqual(["  A B C", "1 a(b)c", "2 a b c"]);
    expect(gridText(grid, part).split("\n")[1]).toBe("1(b)c");
  });

  it("writes two-letter names downwards, and aligns numbers right", () => {
    const lines = gridText(LARGE).split("\n");
    expect(lines.slice(0, 3)).toEqual(["       A A", "   Y Z A B", " 1 y z a b"]);
    expect(lines.at(-1)).toBe("10 y z a b");
  });

  it("shows only a part on request, with one line of one-letter names", () => {
    const part = { column: 0, row: 8, width: 2, height: 2 };
    expect(gridText(LARGE, part).split("\n")).toEqual(["   Y Z", " 9 y z", "10 y z"]);
  });

  it.each([
    [{ column: 0, row: 0 }, ["  A B C", "1(a)b c", "2 a b c"]],
    [{ column: 2, row: 1 }, ["  A B C", "1 a b c", "2 a b(c)"]],
  ])("puts brackets around the cell at %o in place of spaces", (mark, lines) => {
    expect(gridText({ ...SMALL, mark }).split("\n")).toEqual(lines);
  });

  it("puts the brackets in a part by the cell's place in the whole", () => {
    const part = { column: 1, row: 1, width: 2, height: 1 };
    expect(gridText({ ...SMALL, mark: { column: 1, row: 1 } }, part)).toBe("  B C\n2(b)c");
    expect(gridText({ ...SMALL, mark: { column: 1, row: 0 } }, part)).toBe("  B C\n2 b c");
  });

  it("fits as many columns as its lines hold, with the last bracket", () => {
    for (const grid of [SMALL, LARGE])
      for (let widthCells = 6; widthCells < 20; widthCells++) {
        const width = gridColumns(grid, widthCells);
        const mark = { column: width - 1, row: 0 };
        const wide = gridOf(
          Array.from({ length: width }, () => "A"),
          grid.rows.length,
        );
        const longest = Math.max(
          ...gridText({ ...wide, mark })
            .split("\n")
            .map(({ length }) => length),
        );
        expect(longest <= widthCells && longest + 2 > widthCells).toBe(true);
      }
  });
});
