import { describe, expect, it } from "vitest";
import { MINES_LEVELS } from "../../../src/core/games/minesweeper/board.ts";
import { Minesweeper } from "../../../src/core/games/minesweeper/game.ts";
import { findNoGuess, isNoGuess, playBoard } from "../../../src/core/matches/minesweeper.ts";
import { ExactSweeper } from "../../../src/core/strategies/minesweeper/exact.ts";
import type { Sweeper } from "../../../src/core/strategies/minesweeper/sweeper.ts";

const LITTLE = { ...MINES_LEVELS.beginner, start: "opening" } as const;
const exact = new ExactSweeper();

const candidate = (attempt: number): string => `fortune${attempt}`;

describe("boards without guesses", () => {
  it("are the first ones that are won from their first cell without a guess", () => {
    for (const first of [0, 40, 44]) {
      const attempt = findNoGuess(LITTLE, first, candidate) ?? expect.fail("none");
      for (let tried = 0; tried <= attempt; tried++) {
        const { guesses, won, violations } = playBoard(exact, LITTLE, candidate(tried), first);
        expect(violations).toBe(0);
        expect(guesses === 0 && won).toBe(tried === attempt);
        expect(isNoGuess(LITTLE, candidate(tried), first)).toBe(tried === attempt);
      }
    }
  });

  it("leave something to open after their first cell", () => {
    const rules = { width: 5, height: 5, mines: 1, start: "opening" } as const;
    const attempt = findNoGuess(rules, 0, candidate) ?? expect.fail("none");
    const game = new Minesweeper(rules);
    game.open(0, candidate(attempt));
    expect(game.state).toBe("running");
  });

  it("are given up if none is found", () => {
    expect(findNoGuess({ width: 4, height: 4, mines: 14, start: "safe" }, 0, candidate)).toBeUndefined();
  });
});

describe("a board played by a strategy", () => {
  /** Calls every covered cell safe, and notes what was open when it was asked. */
  const liar = (asked: number[][]): Sweeper => ({
    choose({ seen }) {
      asked.push([...seen.keys()].filter((cell) => seen[cell] !== -1));
      const safe = [...seen.keys()].filter((cell) => seen[cell] === -1);
      return { cell: safe[0] ?? -1, safe };
    },
  });

  it("starts at the given cell, or at the strategy's choice", () => {
    const rules = { width: 7, height: 7, mines: 20, start: "safe" } as const;
    for (const first of [8, undefined]) {
      const asked: number[][] = [];
      playBoard(liar(asked), rules, "a", first);
      expect(asked[0]).toEqual(first === undefined ? [] : expect.arrayContaining([first]));
    }
  });

  it("counts guesses, cells called safe and mines among them", () => {
    const { won, calledSafe, violations, guesses } = playBoard(liar([]), LITTLE, "abc");
    expect({ won, violations, guesses }).toEqual({ won: false, violations: 1, guesses: 0 });
    expect(calledSafe).toBeGreaterThan(0);
  });

  it("has no mine in a cell that the exact strategy calls safe", () => {
    let calledSafe = 0;
    for (let seed = 0; seed < 250; seed++) {
      const rules = { width: 8, height: 6, mines: 4 + (seed % 12), start: "safe" } as const;
      const result = playBoard(exact, rules, String(seed));
      calledSafe += result.calledSafe;
      expect(result.violations).toBe(0);
    }
    expect(calledSafe).toBeGreaterThan(2_000);
  });
});
