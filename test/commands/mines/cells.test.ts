import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CELLS_TYPED,
  cellName,
  columnName,
  readCell,
  readCells,
} from "../../../commands/mines/game/cells.ts";
import { windowWith } from "../../../commands/mines/game/layout.ts";
import { readMove } from "../../../commands/mines/views/buttons.ts";
import { fieldParts } from "../../../src/chat/index.ts";

const sides = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) });

describe("the name of a cell", () => {
  it("has a column letter and a row number, beyond Z two letters", () => {
    expect(cellName({ width: 9 }, 0)).toBe("A1");
    expect(cellName({ width: 9 }, 10)).toBe("B2");
    expect([25, 26, 29, 51, 52].map(columnName)).toEqual(["Z", "AA", "AD", "AZ", "BA"]);
  });

  it("is parsed in any letter case", () => {
    fc.assert(
      fc.property(sides, fc.nat(), (board, number) => {
        const cell = number % (board.width * board.height);
        expect(readCell(board, cellName(board, cell).toLowerCase())).toBe(cell);
      }),
    );
  });

  it("accepts Russian letters that look the same", () => {
    expect(readCell({ width: 9, height: 9 }, "в7")).toBe(55);
    expect([..."авсенкмортх"].map((letter) => readCell({ width: 30, height: 1 }, `${letter}1`))).toEqual(
      [..."abcehkmoptx"].map((letter) => readCell({ width: 30, height: 1 }, `${letter}1`)),
    );
  });

  it.each(["", "A0", "A10", "J1", "7B", "AA1", "Б2", "A1x", "A-1"])("is not found in %j", (typed) => {
    expect(readCell({ width: 9, height: 9 }, typed)).toBeUndefined();
  });
});

describe("a line that names cells", () => {
  it.each(["b7", "F c3", "ф в7", "flag a1, b2", "a1 флаг b2 c3", "зю12"])("is recognized: %s", (line) => {
    expect(line).toMatch(CELLS_TYPED);
  });

  it.each(["", "7b", "flag", "abc1", "b7 or c3"])("doesn't match %j", (line) => {
    expect(line).not.toMatch(CELLS_TYPED);
  });
});

describe("a typed line of cells", () => {
  const board = { width: 9, height: 9 };
  it("opens cells without a prefix, and flags the one after f", () => {
    const cells = [
      { cell: 0, flag: false },
      { cell: 10, flag: true },
      { cell: 20, flag: false },
    ];
    expect(readCells(board, " a1  f b2, c3", false)).toEqual({ cells });
    expect(readCells(board, "a1 флаг b2 c3", false)).toEqual({ cells });
  });

  it("reports the first word that is not a cell", () => {
    expect(readCells(board, "a1 z9 q0", false)).toEqual({ bad: "z9" });
  });
});

describe("the parts of a large board", () => {
  it("know which part contains a cell", () => {
    fc.assert(
      fc.property(sides, (board) => {
        const parts = fieldParts(board, { columns: 5, rows: 5 });
        expect(windowWith(parts, board, 0)).toBe(0);
        expect(windowWith(parts, board, board.width * board.height - 1)).toBe(parts.length - 1);
      }),
    );
  });
});

describe("a button's move", () => {
  it.each([
    ["o12", { kind: "open", cell: 12 }],
    ["f0", { kind: "flag", cell: 0 }],
    ["u7", { kind: "unflag", cell: 7 }],
    ["c3", { kind: "chord", cell: 3 }],
    ["w4", { kind: "window", window: 4 }],
    ["map", { kind: "window", window: undefined }],
    ["flag", { kind: "mode", flagging: true }],
    ["open", { kind: "mode", flagging: false }],
    ["stop", { kind: "stop" }],
    ["o", undefined],
    ["o1234", undefined],
    ["hint", undefined],
  ])("parses %s", (move, meant) => {
    expect(readMove(move)).toEqual(meant);
  });
});
