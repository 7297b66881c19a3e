// A board as lines of text, and where its cells stand in them.

import { describe, expect, it } from "vitest";
import { readCells } from "../../../commands/mines/cells.ts";
import { boardGrid, boardWords, namedCells } from "../../../commands/mines/views/text-board.ts";
import { openTable, type Table, textOf, viewOf } from "../play/table.ts";

const TESS = { platform: "terminal", id: "t", name: "Tess", locale: "en" } as const;

describe("a board as text", () => {
  it.each([
    [2, 2],
    [9, 9],
    [26, 10],
    [30, 20],
  ])("of %i by %i has each cell at its place, and under its name", (width, height) => {
    const names = namedCells({ width, height });
    expect(names.map((row) => row.length)).toEqual(Array.from({ length: height }, () => width));
    for (const [row, called] of names.entries()) {
      for (const [column, name] of called.entries()) {
        const cell = row * width + column;
        expect(readCells({ width, height }, name, false)).toEqual({ cells: [{ cell, flag: false }] });
        const looks = Array.from({ length: width * height }, (_, at) =>
          at === cell ? 5 : ("covered" as const),
        );
        const { columns, rows } = boardGrid({ width, height }, looks);
        expect(`${columns[column]}${rows[row]?.name}`).toBe(name);
        expect(rows.flatMap(({ cells }) => cells).indexOf("5")).toBe(cell);
      }
    }
  });

  it("has a sign for whatever a cell can look like", () => {
    const looks = ["covered", "flag", "mine", "blown", "wrong-flag", 0, 1, 8] as const;
    const { rows } = boardGrid({ width: 4, height: 2 }, looks);
    expect(rows.map(({ cells }) => cells.join(""))).toEqual(["■F*X", "!·18"]);
  });

  it("marks the cell that a hint names", () => {
    const looks = Array.from({ length: 6 }, () => "covered" as const);
    expect(boardGrid({ width: 3, height: 2 }, looks, 4).mark).toEqual({ column: 1, row: 1 });
    expect(boardGrid({ width: 3, height: 2 }, looks)).not.toHaveProperty("mark");
  });
});

describe("the alt text of a board", () => {
  const looks = ["covered", "flag", "flag", "wrong-flag", 1, 0, 1, 1, 2, 2, 8, "covered"] as const;

  it("counts cells, flags, mines and numbers, and names what is marked", () => {
    const board = { width: 4, height: 3, mark: 11, frame: [0, 1, 4, 2] } as const;
    expect(boardWords(board, looks, 4, "en")).toBe(
      "Board 4×3: 7 cells open, 3 flags, 4 mines. " +
        "Open numbers: 1 3 times, 2 twice, 8 once. Marked: D3. Framed: A2 to D3.",
    );
    expect(boardWords(board, looks, 4, "ru")).toContain("Открытые числа: 1 — 3 раза, 2 — 2 раза, 8 — 1 раз.");
  });

  it("says nothing of numbers before the first is open", () => {
    const covered = Array.from({ length: 81 }, () => "covered" as const);
    expect(boardWords({ width: 9, height: 9 }, covered, 10, "en")).toBe(
      "Board 9×9: 0 cells open, 0 flags, 10 mines.",
    );
  });

  it("of the largest board is short enough for every platform", () => {
    const all = Array.from({ length: 480 }, (_, at) => (at % 10 === 9 ? "covered" : at % 9) as 1);
    const alt = boardWords({ width: 30, height: 16, mark: 3, frame: [0, 0, 9, 9] }, all, 99, "ru");
    expect(alt.length).toBeLessThan(400);
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
    expect(textOf({ type: "post", audience: "place", view: flagged })).toContain(
      "\n  A B C D\n1 F ■ ■ ■\n2 ■ ■ ■ ■\n3 ■ ■ ■ ■\n",
    );
    expect(begun.typed?.grid?.howTo).toContain("f sets a flag");
    const over = viewOf(await table.press(flagged, "Stop", { caller: TESS }));
    expect(over.typed).toBeUndefined();
  });
});
