// Naive Bayes against its formula by brute force, and limited memory.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { NaiveBayes } from "../../../src/core/strategies/families/naive-bayes.ts";
import { parseStrategy } from "../../../src/core/strategies/index.ts";
import { drawnRounds, type Round, shown, values } from "./predictors.ts";

const rps = matrixGame("rps") as MatrixGame;

describe("naive-bayes", () => {
  const reader = (more: string): NaiveBayes =>
    new NaiveBayes(rps, parseStrategy(`naive-bayes:${more}`).values);

  /** The formula, with each count recomputed from all rounds. */
  function byFormula(rounds: readonly Round[], depth: number, decay: number, prior: number): number[] {
    const at = (round: number): string | undefined => rounds[round]?.join();
    const count = (fits: (round: number) => boolean): number =>
      rounds.reduce((sum, _, round) => sum + (fits(round) ? decay ** (rounds.length - 1 - round) : 0), 0);
    const odds = [0, 1, 2].map((move) => {
      const times = count((round) => rounds[round]?.[1] === move);
      let product = times + prior;
      for (let ago = 1; ago <= Math.min(depth, rounds.length); ago++) {
        const now = at(rounds.length - ago);
        product *=
          (count((round) => rounds[round]?.[1] === move && at(round - ago) === now) + prior) /
          (times + 9 * prior);
      }
      return product;
    });
    const sum = odds.reduce((total, value) => total + value, 0);
    return odds.map((value) => value / sum);
  }

  it.each([
    [1, 1, 1],
    [3, 0.98, 1],
    [5, 0.9, 0.25],
  ])("matches its formula with depth %i, decay %d and prior %d", (depth, decay, prior) => {
    const rounds = drawnRounds(3, 60, 91);
    const predictor = reader(`depth=${depth},decay=${decay},prior=${prior}`);
    rounds.forEach((round, index) => {
      predictor.observe(...round);
      const expected = byFormula(rounds.slice(0, index + 1), depth, decay, prior);
      values(predictor).forEach((value, move) => {
        expect(value).toBeCloseTo(expected[move] as number, 9);
      });
    });
  });

  it("decays indefinitely without its numbers overflowing", () => {
    const predictor = shown(reader("depth=2,decay=0.5"), drawnRounds(3, 2_000, 91));
    const recent = drawnRounds(3, 2_000, 91).slice(-200);
    values(predictor).forEach((value, move) => {
      expect(value).toBeCloseTo(byFormula(recent, 2, 0.5, 1)[move] as number, 9);
    });
  });
});
