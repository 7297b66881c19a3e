import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CellLook,
  lookOf,
  type MinesDocument,
  Minesweeper,
  readBoardCode,
  readGame,
  writeBoardCode,
  writeGame,
} from "../../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../../src/core/matches/minesweeper/index.ts";
import { drawn } from "./boards.ts";

const RULES = { width: 9, height: 7, mines: 8, start: "safe" } as const;

/** A game after some moves: even numbers open, odd numbers flag or chord. */
function played(moves: readonly number[], seed: string): Minesweeper {
  const game = new Minesweeper(RULES);
  const random = minesRandom(seed);
  for (const move of moves) {
    const cell = (move >> 2) % game.board.cells;
    if (move % 2 === 0) game.open(cell, random);
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
        const document: MinesDocument = JSON.parse(JSON.stringify(writeGame(game, seed)));
        const again = readGame(document, minesRandom);
        expect(lookOf(again)).toEqual(lookOf(game));
        expect([again.state, again.mines, again.first, again.blown]).toEqual([
          game.state,
          game.mines,
          game.first,
          game.blown,
        ]);
        expect(writeGame(again, seed)).toEqual(document);
        expect(again.open(3, minesRandom(seed))).toBe(game.open(3, minesRandom(seed)));
        expect(lookOf(again)).toEqual(lookOf(game));
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it("is small, as mines follow from the seed", () => {
    const game = new Minesweeper({ width: 30, height: 16, mines: 99, start: "opening" });
    game.open(200, minesRandom("abc"));
    expect(JSON.stringify(writeGame(game, "abc")).length).toBeLessThan(260);
  });

  it("is refused with an open mine or an exploded free cell", () => {
    const game = played([0], "q");
    const document = writeGame(game, "q");
    const all = Buffer.alloc(8, 255).toString("base64");
    expect(() => readGame({ ...document, opened: all }, minesRandom)).toThrow(RangeError);
    expect(() => readGame({ ...document, blown: 0 }, minesRandom)).toThrow(RangeError);
  });
});

describe("a board's view", () => {
  it("shows a running game as its player knows it", () => {
    const { game, random } = drawn("..*.*");
    game.open(1, random);
    game.flag(4, true);
    expect(lookOf(game)).toEqual(["covered", 1, "covered", "covered", "flag"] satisfies CellLook[]);
  });

  it("shows all mines, the one opened, right and wrong flags and numbers at the end", () => {
    const { game, random } = drawn("..*.*.*");
    game.open(1, random);
    game.flag(4, true);
    game.flag(5, true);
    game.open(2, random);
    expect(lookOf(game)).toEqual([0, 1, "blown", 2, "flag", "wrong-flag", "mine"] satisfies CellLook[]);
  });
});

describe("a board's code", () => {
  it.each([
    ["9x9-10-opening-k7f3q", undefined],
    ["30x16-99-safe-0@40", 40],
    ["7x7-4-seed-zzzzzzzzzzzzzzzz", undefined],
  ])("is read and written the same as %s", (text, first) => {
    const code = readBoardCode(`  ${text.toUpperCase()} `);
    expect(code?.first).toBe(first);
    expect(code && writeBoardCode(code)).toBe(text);
  });

  it.each([
    "",
    "9x9-10-opening",
    "9x9-81-safe-a",
    "9x9-73-opening-a",
    "0x9-0-safe-a",
    "201x9-1-safe-a",
    "9x9-10-soft-a",
    "9x9-10-safe-a@81",
    "9x9-10-safe-abcdefghijklmnopq",
    "9x9-10-safe-ä",
  ])("is not %j", (text) => {
    expect(readBoardCode(text)).toBeUndefined();
  });

  it("is refused for a seed or cell that couldn't be read back", () => {
    expect(() => writeBoardCode({ rules: RULES, seed: "A b" })).toThrow(RangeError);
    expect(() => writeBoardCode({ rules: RULES, seed: "a", first: 63 })).toThrow(RangeError);
  });
});
