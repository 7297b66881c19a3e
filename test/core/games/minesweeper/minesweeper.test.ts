import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOf, neighboursOf } from "../../../../src/core/games/minesweeper/board.ts";
import { Minesweeper, type StoredGame } from "../../../../src/core/games/minesweeper/game.ts";
import { lookOf, solvedBoard } from "../../../../src/core/games/minesweeper/look.ts";
import { drawn, seenRows } from "./boards.ts";

it.each([
  [3, 3, 0, [1, 3, 4]],
  [3, 3, 4, [0, 1, 2, 3, 5, 6, 7, 8]],
  [4, 2, 6, [1, 2, 3, 5, 7]],
  [1, 3, 1, [0, 2]],
  [1, 1, 0, []],
])("on a board of %i x %i cell %i touches %j", (width, height, cell, expected) => {
  expect([...neighboursOf(boardOf(width, height), cell)]).toEqual(expected);
});

it.each([0, 201, 2.5, Number.NaN])("no board has a side of %d", (side) => {
  expect(() => boardOf(side, 3)).toThrow(RangeError);
  expect(() => boardOf(3, side)).toThrow(RangeError);
});

describe("a game", () => {
  it("opens a single number, and everything around zeros from a 0", () => {
    const { game, seed } = drawn(".....", ".....", "....*", "..*..");
    game.open(13, seed);
    expect(seenRows(game)).toEqual([".....", ".....", "...2.", "....."]);
    expect(game.open(13, seed)).toBe("same");
    game.open(0, seed);
    expect(seenRows(game)).toEqual(["     ", "   11", " 112.", " 1..."]);
    expect(game.state).toBe("running");
  });

  it("is won when all free cells are open, and then refuses moves", () => {
    const { game, seed } = drawn("..*");
    expect(game.state).toBe("untouched");
    game.open(0, seed);
    expect(game.state).toBe("won");
    expect([game.open(2, seed), game.flag(2, true), game.chord(1)]).toEqual(["over", "over", "over"]);
  });

  it("is lost on a mine; then it shows all mines, the one opened, right and wrong flags, and refuses moves", () => {
    const { game, seed } = drawn("..*.*.*");
    game.open(1, seed);
    game.flag(4, true);
    game.flag(5, true);
    expect(lookOf(game)).toEqual(["covered", 1, "covered", "covered", "flag", "flag", "covered"]);
    expect(game.revealed()).toBeUndefined();
    expect(() => game.numberOf(3)).toThrow(RangeError);
    game.open(2, seed);
    expect([game.state, game.blown, game.open(3, seed), game.numberOf(3)]).toEqual(["lost", 2, "over", 2]);
    expect(lookOf(game)).toEqual([0, 1, "blown", 2, "flag", "wrong-flag", "mine"]);
    expect([...(game.revealed() ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 1]);
  });

  it("opens no flagged cell, by hand or by a flood, until it's unflagged; no open cell is flagged", () => {
    const { game, seed } = drawn("....*");
    game.flag(1, true);
    expect([game.open(1, seed), game.state]).toEqual(["flagged", "untouched"]);
    game.open(0, seed);
    expect(seenRows(game)).toEqual([" ...."]);
    expect(game.flag(0, true)).toBe("open");
    expect([game.flag(1, false), game.flag(1, false)]).toEqual(["changed", "same"]);
    game.open(1, seed);
    expect(game.state).toBe("won");
  });

  it("chords only with as many flags as the number says, and nothing on covered cells or without covered ones", () => {
    const { game, seed } = drawn("*..", "...", "...", "...");
    expect(game.chord(4)).toBe("same");
    game.open(4, seed);
    expect(game.chord(4)).toBe("flags-differ");
    game.flag(0, true);
    expect([game.chord(4), game.state]).toEqual(["changed", "won"]);
    const { game: other, seed: its } = drawn("..*..");
    other.open(0, its);
    expect(other.chord(0)).toBe("same");
  });

  it("loses by a chord over a wrong flag but shows the free cells", () => {
    const { game, seed } = drawn("*..", "...", "..*");
    game.open(1, seed);
    game.flag(3, true);
    expect([game.chord(1), game.state, game.blown]).toEqual(["changed", "lost", 0]);
    expect(seenRows(game)).toEqual([".1 ", ".21", "..."]);
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
});

const RULES = { width: 9, height: 7, mines: 8, start: "safe" } as const;

/** A game after some moves: even numbers open, odd numbers flag or chord. */
function played(moves: readonly number[], seed: string): Minesweeper {
  const game = new Minesweeper(RULES);
  for (const move of moves) {
    const cell = (move >> 2) % game.board.cells;
    if (move % 2 === 0) game.open(cell, seed);
    else if (move % 4 === 1) game.flag(cell, true);
    else game.chord(cell);
  }
  return game;
}

describe("a game's document", () => {
  it("is plain JSON and resumes the game at any point", () => {
    const moves = fc.array(fc.nat(4000), { maxLength: 12 });
    fc.assert(
      fc.property(moves, fc.stringMatching(/^[0-9a-z]{1,8}$/), (all, seed) => {
        const game = played(all, seed);
        const stored: StoredGame = JSON.parse(JSON.stringify(game.stored));
        const again = Minesweeper.resumed(RULES, seed, stored);
        const facts = (one: Minesweeper) => [
          lookOf(one),
          one.state,
          one.mines,
          one.first,
          one.blown,
          one.stored,
        ];
        expect(facts(again)).toEqual(facts(game));
        expect(again.open(3, seed)).toBe(game.open(3, seed));
        expect(facts(again)).toEqual(facts(game));
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it("is refused with an open mine or an exploded free cell", () => {
    const { stored } = played([0], "q");
    for (const wrong of [{ cells: "o".repeat(63) }, { blown: 0 }])
      expect(() => Minesweeper.resumed(RULES, "q", { ...stored, ...wrong })).toThrow(RangeError);
  });
});

it("a board is written with all numbers and mines", () => {
  const lines = solvedBoard(RULES, "abc", 30).split("\n");
  expect(lines.map((line) => line.split(" ").length)).toEqual(new Array(7).fill(9));
  expect(lines.join("").match(/\*/g)).toHaveLength(8);
});
