import { describe, expect, it } from "vitest";
import { boardOf, MINES_LEVELS, Minesweeper } from "../../../../src/core/games/minesweeper/index.ts";
import { findNoGuess, isNoGuess, playBoard } from "../../../../src/core/matches/minesweeper/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  type Choice,
  ExactSweeper,
  type Sweeper,
} from "../../../../src/core/strategies/minesweeper/index.ts";

const LITTLE = { ...MINES_LEVELS.beginner, start: "opening" } as const;
const exact = new ExactSweeper();

const candidate = (attempt: number): string => `fortune${attempt}`;

describe("boards without guesses", () => {
  it("are the first ones that are won from their first cell without a guess", () => {
    for (const first of [0, 40, 44]) {
      const attempt = findNoGuess(LITTLE, first, candidate) ?? expect.fail("none");
      for (let tried = 0; tried <= attempt; tried++) {
        const { guesses, won, violations } = playBoard(startingAt(first), LITTLE, candidate(tried));
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
  it("starts at the given cell, or at the strategy's choice", () => {
    const cellsAtFirst = (first?: number) => {
      const asked: number[][] = [];
      const watcher: Sweeper = {
        choose(position) {
          asked.push([...position.seen.keys()].filter((cell) => position.seen[cell] !== -1));
          return exact.choose(position);
        },
        explain: (position, cell) => exact.explain(position, cell),
      };
      const rules = { width: 7, height: 7, mines: 20, start: "safe" } as const;
      playBoard(watcher, rules, seededRandom(2), { board: boardOf(7, 7), first });
      return asked[0];
    };
    expect(cellsAtFirst(8)).toContain(8);
    expect(cellsAtFirst()).toEqual([]);
  });

  it("counts guesses, cells called safe and mines among them", () => {
    const liar: Sweeper = { choose: ({ seen }) => all(seen), explain: () => ({ kind: "random", among: 1 }) };
    const { won, calledSafe, violations, guesses } = playBoard(liar, LITTLE, "abc");
    expect({ won, violations, guesses }).toEqual({ won: false, violations: 1, guesses: 0 });
    expect(calledSafe).toBeGreaterThan(0);
  });

  it("has no mine in a cell that the exact strategy calls safe", () => {
    let calledSafe = 0;
    for (let seed = 0; seed < 250; seed++) {
      const rules = { width: 8, height: 6, mines: 4 + (seed % 12), start: "safe" } as const;
      const result = playBoard(exact, rules, seededRandom(seed));
      calledSafe += result.calledSafe;
      expect(result.violations).toBe(0);
    }
    expect(calledSafe).toBeGreaterThan(2_000);
  });
});

/** Plays exactly from a given first cell on. */
function startingAt(first: number): Sweeper {
  return {
    choose: (position): Choice =>
      position.seen.every((shown) => shown < 0) ? { cell: first, safe: [] } : exact.choose(position),
    explain: (position, cell) => exact.explain(position, cell),
  };
}

function all(seen: Int8Array): Choice {
  const safe = [...seen.keys()].filter((cell) => seen[cell] === -1);
  return { cell: safe[0] as number, safe };
}
