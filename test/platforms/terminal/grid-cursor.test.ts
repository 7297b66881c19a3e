// Where a cursor over a field of cells goes.

import { describe, expect, it } from "vitest";
import type { TypedGrid } from "../../../src/chat/index.ts";
import { isArrow, lineAt, spotOn, stepped } from "../../../src/platforms/terminal/grid-cursor.ts";

const gridOf = (columns: number, rows: number): TypedGrid => ({
  cells: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => `${column},${row}`),
  ),
  mark: { key: /f/, word: "f" },
  howTo: "",
});
const GRID = gridOf(3, 2);
const at = (column: number, row: number) => ({ column, row });

describe("a cursor", () => {
  it.each([
    ["up", at(1, 1), at(1, 0)],
    ["up", at(1, 0), at(1, 0)],
    ["down", at(1, 0), at(1, 1)],
    ["down", at(1, 1), at(1, 1)],
    ["left", at(1, 1), at(0, 1)],
    ["left", at(0, 1), at(0, 1)],
    ["right", at(1, 1), at(2, 1)],
    ["right", at(2, 1), at(2, 1)],
    ["tab", at(1, 1), at(1, 1)],
  ])("goes %s from %o to %o", (arrow, from, to) => {
    expect(stepped(GRID, from, arrow)).toEqual(to);
  });

  it("knows arrows by name", () => {
    expect(["up", "down", "left", "right"].every(isArrow)).toBe(true);
    expect(["tab", "toString", undefined].some(isArrow)).toBe(false);
  });

  it("begins in the middle, stays on another form of the field, and begins anew on another field", () => {
    expect(spotOn(GRID)).toEqual(at(1, 1));
    expect(spotOn(gridOf(3, 2), { grid: GRID, spot: at(2, 0) })).toEqual(at(2, 0));
    expect(spotOn(gridOf(2, 3), { grid: GRID, spot: at(2, 0) })).toEqual(at(1, 1));
    expect(lineAt(GRID, at(2, 1))).toBe("2,1");
    expect(lineAt(GRID, at(3, 1))).toBeUndefined();
  });
});
