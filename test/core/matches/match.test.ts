// Whole matches between strategies.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../src/core/matches/index.ts";
import type { Strategy } from "../../../src/core/strategies/index.ts";

/** Plays the given moves in turn and records what it observes. */
function scripted(moves: readonly number[], seen: number[][] = []): Strategy {
  let round = 0;
  return {
    choose: () => moves[round++ % moves.length] as number,
    expected: () => undefined,
    observe: (own, opponent) => void seen.push([own, opponent]),
  };
}

describe("playMatch", () => {
  it("counts wins, losses and draws of the first side", () => {
    const game = matrixGame("rps") as MatrixGame;
    const tally = playMatch({ game, a: scripted([0, 1, 2, 0, 0]), b: scripted([1, 2, 0, 2, 0]), rounds: 5 });
    expect(tally).toEqual({ wins: 3, losses: 1, draws: 1 });
  });

  it("shows each side its own move first", () => {
    const [seenByA, seenByB]: [number[][], number[][]] = [[], []];
    const game = matrixGame("rps") as MatrixGame;
    playMatch({ game, a: scripted([0, 1], seenByA), b: scripted([2], seenByB), rounds: 2 });
    expect(seenByA).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(seenByB).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  it("seats the first strategy as the person: it loses equal moves at odd-even", () => {
    const game = matrixGame("oddeven") as MatrixGame;
    expect(playMatch({ game, a: scripted([1]), b: scripted([1]), rounds: 3 })).toEqual({
      wins: 0,
      losses: 3,
      draws: 0,
    });
  });
});

describe("successOf", () => {
  it.each([
    [{ wins: 3, losses: 1, draws: 6 }, 0.75],
    [{ wins: 0, losses: 0, draws: 5 }, 0.5],
  ])("of %j is %d", (tally, success) => {
    expect(successOf(tally)).toBe(success);
  });
});
