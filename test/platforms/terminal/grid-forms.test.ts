// How much of a message with a field of cells is shown, by the room that there is.

import { describe, expect, it } from "vitest";
import type { FieldPart, Grid, GridSpot } from "../../../src/chat/index.ts";
import { inBands, type WindowRoom, withCursor } from "../../../src/platforms/terminal/grid-forms.ts";
import type { PrintableBlock } from "../../../src/platforms/terminal/render.ts";

const gridOf = (columns: number, rows: number): Grid => ({
  columns: Array.from({ length: columns }, (_, column) => String.fromCharCode(65 + column)),
  rows: Array.from({ length: rows }, (_, row) => ({
    name: String(row + 1),
    cells: Array(columns).fill("·"),
  })),
});
const blocksOf = (columns: number, rows: number) =>
  [
    { type: "text", text: "words" },
    { type: "grid", grid: gridOf(columns, rows) },
    { type: "quiet", text: "small print" },
  ] as const;

const draw = (blocks: readonly PrintableBlock[]): string =>
  ["title", ...blocks.map((block) => ("text" in block ? block.text : ""))].join("\n");
const room = (widthCells: number, rows: number): WindowRoom => ({
  ...{ widthCells, rows },
  rowsOf: (text) => text.split("\n").length,
});

describe("a message without a cursor", () => {
  it("has all of its field in one piece where that is no wider than the window", () => {
    // Two letters of indent, one for the row's number, two for each column, one for a bracket.
    const [, field] = inBands(blocksOf(8, 2), 20, "en");
    expect(field).toEqual({ type: "code", text: "  A B C D E F G H\n1 · · · · · · · ·\n2 · · · · · · · ·" });
  });

  it("has it in bands of columns else, each with a line that says which it is", () => {
    expect(inBands(blocksOf(8, 2), 19, "en").slice(1, 5)).toEqual([
      { type: "quiet", text: "Part A1–D2 of A1–H2:" },
      { type: "code", text: "  A B C D\n1 · · · ·\n2 · · · ·" },
      { type: "quiet", text: "Part E1–H2 of A1–H2:" },
      { type: "code", text: "  E F G H\n1 · · · ·\n2 · · · ·" },
    ]);
    expect(inBands(blocksOf(8, 2), 1, "ru").filter(({ type }) => type === "code")).toHaveLength(8);
  });
});

describe("a message with a cursor", () => {
  const cursor = { column: 4, row: 5 };
  const form = (widthCells: number, rows: number, at: GridSpot = cursor, before?: FieldPart) =>
    withCursor({ blocks: blocksOf(9, 9), draw, cursor: at, before }, room(widthCells, rows), "en");
  const whole = { column: 0, row: 0, width: 9, height: 9 };

  // Title, words, names of columns, nine rows, small print.
  it.each([
    [13, ["words", "small print"], []],
    [12, ["words"], ["small print"]],
    [11, ["words", "Part "], ["small print"]],
    [9, ["words", "Part "], ["small print"]],
    [8, ["Part "], ["words", "small print"]],
    [4, ["Part "], ["words"]],
  ])("in %i rows shows %j, and not %j", (rows, shown, left) => {
    const text = form(80, rows)?.text ?? "";
    for (const words of shown) expect(text).toContain(words);
    for (const words of left) expect(text).not.toContain(words);
    expect(text).toContain("[·]");
    expect(text.split("\n").length).toBeLessThanOrEqual(rows);
    expect(form(80, rows)?.part).toEqual(rows > 11 ? whole : expect.objectContaining({ width: 9 }));
  });

  it("is none where no row or no column has room", () => {
    expect(form(80, 3)).toBeUndefined();
    expect(form(5, 40)).toBeUndefined();
    expect(form(6, 40)?.part.width).toBe(1);
    expect(withCursor({ blocks: [], draw, cursor, before: undefined }, room(80, 40), "en")).toBeUndefined();
  });

  it("shows the middle of a part around the cursor, and says which part it is", () => {
    const { text, part } = form(14, 40) ?? {};
    expect(part).toEqual({ column: 2, row: 0, width: 5, height: 9 });
    expect(text).toContain("Part C1–G9 of A1–I9:\n  C D E F G\n1 · · · · ·");
    expect(text).toContain("6 · ·[·]· ·");
  });

  it("moves the part no further than to see two cells beyond the cursor, and stays on the field", () => {
    const columns = [form(14, 40, { column: 4, row: 0 })?.part];
    for (const column of [3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8])
      columns.push(form(14, 40, { column, row: 0 }, columns.at(-1))?.part);
    expect(columns.map((part) => part?.column)).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4]);
    const rows = [form(80, 9, { column: 0, row: 8 })?.part];
    for (const row of [7, 6, 5, 4, 3]) rows.push(form(80, 9, { column: 0, row }, rows.at(-1))?.part);
    expect(rows.map((part) => [part?.row, part?.height])).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
      [3, 5],
      [2, 5],
      [1, 5],
    ]);
  });

  it("shows the cursor whatever the room", () => {
    for (let widthCells = 6; widthCells < 30; widthCells++)
      for (let rows = 4; rows < 15; rows++)
        for (const column of [0, 4, 8])
          expect(form(widthCells, rows, { column, row: column })?.text).toContain("[·]");
  });
});
