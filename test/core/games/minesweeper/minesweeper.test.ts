import { describe, expect, it } from "vitest";
import { boardOf, neighboursOf } from "../../../../src/core/games/minesweeper/board.ts";
import { type GameState, Minesweeper, type MoveResult } from "../../../../src/core/games/minesweeper/game.ts";
import { drawn, seenRows } from "./boards.ts";

describe("a board", () => {
  it.each([
    [3, 3, 0, [1, 3, 4]],
    [3, 3, 4, [0, 1, 2, 3, 5, 6, 7, 8]],
    [4, 2, 6, [1, 2, 3, 5, 7]],
    [1, 3, 1, [0, 2]],
    [1, 1, 0, []],
  ])("%i x %i: cell %i touches %j", (width, height, cell, expected) => {
    expect([...neighboursOf(boardOf(width, height), cell)]).toEqual(expected);
  });

  it.each([0, 201, 2.5, Number.NaN])("refuses a side of %d", (side) => {
    expect(() => boardOf(side, 3)).toThrow(RangeError);
    expect(() => boardOf(3, side)).toThrow(RangeError);
  });
});

describe("a game", () => {
  it("opens a single number, and everything around zeros from a 0", () => {
    const { game, seed } = drawn(".....", ".....", "....*", "..*..");
    game.open(13, seed);
    expect(seenRows(game)).toEqual([".....", ".....", "...2.", "....."]);
    game.open(0, seed);
    expect(seenRows(game)).toEqual(["     ", "   11", " 112.", " 1..."]);
    expect(game.state).toBe("running" satisfies GameState);
  });

  it("is won when all free cells are open, and then refuses moves", () => {
    const { game, seed } = drawn("..*");
    expect(game.state).toBe("untouched" satisfies GameState);
    game.open(0, seed);
    expect(game.state).toBe("won" satisfies GameState);
    expect([game.open(2, seed), game.flag(2, true), game.chord(1)]).toEqual(["over", "over", "over"]);
  });

  it("is lost on a mine, which stays marked, and then refuses moves", () => {
    const { game, seed } = drawn("..*..");
    game.open(1, seed);
    game.open(2, seed);
    expect([game.state, game.blown]).toEqual(["lost", 2]);
    expect(game.open(4, seed)).toBe("over");
    expect(seenRows(game)).toEqual([".1..."]);
  });

  it("ignores a repeated reveal", () => {
    const { game, seed } = drawn(".*.", "...");
    game.open(3, seed);
    const before = seenRows(game);
    expect(game.open(3, seed)).toBe("same");
    expect(seenRows(game)).toEqual(before);
  });

  it("opens no flagged cell, by hand or by a flood, until it's unflagged", () => {
    const { game, seed } = drawn("....*");
    game.flag(1, true);
    expect(game.open(1, seed)).toBe("flagged");
    expect(game.state).toBe("untouched");
    game.open(0, seed);
    expect(seenRows(game)).toEqual([" ...."]);
    expect([game.flag(1, false), game.flag(1, false)]).toEqual(["changed", "same"]);
    game.open(1, seed);
    expect(game.state).toBe("won");
  });

  it("refuses a flag on an open cell", () => {
    const { game, seed } = drawn(".*.");
    game.open(0, seed);
    expect(game.flag(0, true)).toBe("open");
  });

  it("chords only with as many flags as the number says", () => {
    const { game, seed } = drawn("*..", "...", "...", "...");
    game.open(4, seed);
    expect(game.chord(4)).toBe("flags-differ" satisfies MoveResult);
    game.flag(0, true);
    expect(game.chord(4)).toBe("changed");
    expect(game.state).toBe("won");
  });

  it("loses by a chord over a wrong flag but shows the free cells", () => {
    const { game, seed } = drawn("*..", "...", "..*");
    game.open(1, seed);
    game.flag(3, true);
    expect(game.chord(1)).toBe("changed");
    expect([game.state, game.blown]).toEqual(["lost", 0]);
    expect(seenRows(game)).toEqual([".1 ", ".21", "..."]);
  });

  it("chords nothing on covered cells or if all neighbours are open", () => {
    const { game, seed } = drawn("..*..");
    expect(game.chord(0)).toBe("same");
    game.open(0, seed);
    expect(game.chord(0)).toBe("same");
  });

  it("floods the largest board without mines in one move", () => {
    const game = new Minesweeper({ width: 200, height: 200, mines: 0, start: "safe" });
    game.open(0, "a");
    expect(game.state).toBe("won");
  });

  it("refuses cells outside the board", () => {
    const { game, seed } = drawn("..*");
    for (const cell of [-1, 3, 0.5]) expect(() => game.open(cell, seed)).toThrow(RangeError);
  });

  it("hides the mines until it's over", () => {
    const { game, seed } = drawn("..*.*");
    game.open(0, seed);
    expect(game.revealed()).toBeUndefined();
    expect(() => game.numberOf(3)).toThrow(RangeError);
    game.open(2, seed);
    expect([...(game.revealed() ?? [])]).toEqual([0, 0, 1, 0, 1]);
    expect(game.numberOf(3)).toBe(2);
  });
});
