import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Minesweeper, type StoredGame } from "../../../../src/core/games/minesweeper/game.ts";
import { type CellLook, lookOf, solvedBoard } from "../../../../src/core/games/minesweeper/look.ts";
import { drawn } from "./boards.ts";

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
    const arbitrary = fc.tuple(
      fc.array(fc.nat(4000), { maxLength: 12 }),
      fc.stringMatching(/^[0-9a-z]{1,8}$/),
    );
    fc.assert(
      fc.property(arbitrary, ([moves, seed]) => {
        const game = played(moves, seed);
        const stored: StoredGame = JSON.parse(JSON.stringify(game.stored));
        const again = Minesweeper.resumed(RULES, seed, stored);
        expect(lookOf(again)).toEqual(lookOf(game));
        expect([again.state, again.mines, again.first, again.blown]).toEqual([
          game.state,
          game.mines,
          game.first,
          game.blown,
        ]);
        expect(again.stored).toEqual(game.stored);
        expect(again.open(3, seed)).toBe(game.open(3, seed));
        expect(lookOf(again)).toEqual(lookOf(game));
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

describe("a board's view", () => {
  it("shows a running game as its player knows it", () => {
    const { game, seed } = drawn("..*.*");
    game.open(1, seed);
    game.flag(4, true);
    expect(lookOf(game)).toEqual(["covered", 1, "covered", "covered", "flag"] satisfies CellLook[]);
  });

  it("shows all mines, the one opened, right and wrong flags and numbers at the end", () => {
    const { game, seed } = drawn("..*.*.*");
    game.open(1, seed);
    game.flag(4, true);
    game.flag(5, true);
    game.open(2, seed);
    expect(lookOf(game)).toEqual([0, 1, "blown", 2, "flag", "wrong-flag", "mine"] satisfies CellLook[]);
  });

  it("is written with all numbers and mines", () => {
    const lines = solvedBoard(RULES, "abc", 30).split("\n");
    expect(lines.map((line) => line.split(" ").length)).toEqual(new Array(7).fill(9));
    expect(lines.join("").match(/\*/g)).toHaveLength(8);
  });
});
