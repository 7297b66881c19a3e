// A board as lines of text, and the positions of its cells in them.

import { describe, expect, it } from "vitest";
import { cellName, readCells } from "../../../commands/mines/game/cells.ts";
import { boardGrid, boardWords } from "../../../commands/mines/views/text-board.ts";
import { openTable, type Table, textOf, viewOf } from "../play/table.ts";

const TESS = { platform: "terminal", id: "t", name: "Tess", locale: "en" } as const;

describe("a board as text", () => {
  it.each([
    [2, 2],
    [9, 9],
    [26, 10],
    [30, 20],
  ])("of %i by %i puts each cell in its position, under its name", (width, height) => {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const cell = row * width + column;
        const name = cellName({ width }, cell);
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

  it("has a sign for every appearance of a cell", () => {
    const looks = ["covered", "flag", "mine", "blown", "wrong-flag", 0, 1, 8] as const;
    const { rows } = boardGrid({ width: 4, height: 2 }, looks);
    expect(rows.map(({ cells }) => cells.join(""))).toEqual(["■F*X", "!·18"]);
  });

  it("marks the hinted cell", () => {
    const looks = Array.from({ length: 6 }, () => "covered" as const);
    expect(boardGrid({ width: 3, height: 2 }, looks, 4).mark).toEqual({ column: 1, row: 1 });
    expect(boardGrid({ width: 3, height: 2 }, looks)).not.toHaveProperty("mark");
  });
});

describe("the alt text of a board", () => {
  const looks = ["covered", "flag", "flag", "wrong-flag", 1, 0, 1, 1, 2, 2, 8, "covered"] as const;

  it("counts cells, flags, mines and numbers, and names the marked one", () => {
    const board = { width: 4, height: 3, mark: 11, frame: [0, 1, 4, 2] } as const;
    expect(boardWords(board, looks, 4, "en")).toBe(
      "Board 4×3: 7 cells open, 3 flags, 4 mines. " +
        "Open numbers: 1 3 times, 2 twice, 8 once. Marked: D3. Framed: A2 to D3.",
    );
    expect(boardWords(board, looks, 4, "ru")).toContain("Открытые числа: 1 — 3 раза, 2 — 2 раза, 8 — 1 раз.");
  });

  it("omits numbers before the first is open", () => {
    const covered = Array.from({ length: 81 }, () => "covered" as const);
    expect(boardWords({ width: 9, height: 9 }, covered, 10, "en")).toBe(
      "Board 9×9: 0 cells open, 0 flags, 10 mines.",
    );
  });

  it("fits every platform for the largest board", () => {
    const all = Array.from({ length: 480 }, (_, at) => (at % 10 === 9 ? "covered" : at % 9) as 1);
    const alt = boardWords({ width: 30, height: 16, mark: 3, frame: [0, 0, 9, 9] }, all, 99, "ru");
    expect(alt.length).toBeLessThan(400);
  });
});

describe("a game at a terminal", () => {
  const type = async (table: Table, subcommand: string, options = {}) =>
    viewOf(await table.type("mines", subcommand, options, { caller: TESS }));

  it("takes typed cells, with a word for flags, until it is over", async () => {
    const table = await openTable();
    const begun = await type(table, "play", { size: "4x3", mines: "2" });
    expect(["a1", "f A1", "Ф d3", "g A1"].map((line) => begun.typed?.takes.test(line))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const flagged = await type(table, "open", { cells: "f A1" });
    expect(textOf(flagged)).toContain("\n  A B C D\n1 F ■ ■ ■\n2 ■ ■ ■ ■\n3 ■ ■ ■ ■\n");
    const over = viewOf(await table.press(flagged, "Stop", { caller: TESS }));
    expect(over.typed).toBeUndefined();
  });
});
