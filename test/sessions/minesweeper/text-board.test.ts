// A board as lines of text, and where its cells stand in them.

import { describe, expect, it } from "vitest";
import { readCells } from "../../../src/sessions/minesweeper/presses.ts";
import { textBoard, textGrid } from "../../../src/sessions/minesweeper/text-board.ts";
import { openTable, type Table, viewOf } from "../table.ts";

const TESS = { platform: "terminal", id: "t", name: "Tess", locale: "en" } as const;

describe("a board as text", () => {
  it.each([
    [2, 2],
    [9, 9],
    [26, 10],
    [30, 20],
  ])("of %i by %i tells where each cell stands, between spaces, and what it is called", (width, height) => {
    const { cells, place } = textGrid({ width, height });
    expect(cells.map((row) => row.length)).toEqual(Array.from({ length: height }, () => width));
    for (const [row, names] of cells.entries()) {
      for (const [column, name] of names.entries()) {
        const cell = row * width + column;
        expect(readCells({ width, height }, name, false)).toEqual({ cells: [{ cell, flag: false }] });
        const looks = Array.from({ length: width * height }, (_, at) => (at === cell ? 5 : ("covered" as const)));
        const line = textBoard({ width, height }, looks).split("\n")[place.line + row] ?? "";
        const letter = place.letter + column * place.step;
        expect(`${line} `.slice(letter - 1, letter + 2)).toBe(" 5 ");
      }
    }
  });
});

describe("a game at a terminal", () => {
  const type = async (table: Table, subcommand: string, options = {}) =>
    viewOf(await table.type("mines", subcommand, options, { caller: TESS }));

  it("has its cells under a cursor, with a key for flags, until it is over", async () => {
    const table = await openTable();
    const begun = await type(table, "play", { size: "4x3", mines: "2" });
    expect(begun.typed?.grid?.cells).toEqual([
      ["A1", "B1", "C1", "D1"],
      ["A2", "B2", "C2", "D2"],
      ["A3", "B3", "C3", "D3"],
    ]);
    const { key, word } = begun.typed?.grid?.mark ?? { key: /^$/, word: "" };
    expect(["f", "F", "ф", "Ф", "g", "ff"].map((typed) => key.test(typed))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(begun.typed?.takes.test(`${word} A1`)).toBe(true);
    const flagged = await type(table, "open", { cells: `${word} A1` });
    expect(flagged.blocks).toContainEqual({ type: "code", text: "  A B C D\n1 F ■ ■ ■\n2 ■ ■ ■ ■\n3 ■ ■ ■ ■" });
    expect(begun.typed?.grid?.howTo).toContain("f sets a flag");
    const over = viewOf(await table.press(flagged, "Stop", { caller: TESS }));
    expect(over.typed).toBeUndefined();
  });
});
