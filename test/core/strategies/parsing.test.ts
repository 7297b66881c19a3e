// Lempel-Ziv prediction and naive Bayes: worked examples by hand or by brute force, and limited memory.

import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { Phrases } from "../../../src/core/strategies/bases/phrases.ts";
import { LempelZiv } from "../../../src/core/strategies/families/lempel-ziv.ts";
import { NaiveBayes } from "../../../src/core/strategies/families/naive-bayes.ts";
import { parseStrategy } from "../../../src/core/strategies/index.ts";
import { drawnRounds, type Round, shown, values } from "./predictors.ts";

const rps = matrixGame("rps") as MatrixGame;

function pathOf(phrases: Phrases, symbols: readonly number[]): number[] {
  const path = new Int32Array(symbols.length + 1);
  return [...path.subarray(0, phrases.path(symbols, symbols.length, path))];
}

/** Letters as moves of the opponent: a is 0. */
function lettered(letters: string): Round[] {
  return [...letters].map((letter): Round => [0, letter.charCodeAt(0) - 97]);
}

describe("phrases", () => {
  it("are each a known phrase plus one symbol", () => {
    const phrases = new Phrases(100);
    // a, aa, b, ab, bb, bba
    const longest = lettered("aaababbbbba").map(([, symbol]) => {
      phrases.parse(symbol);
      return phrases.longest;
    });
    expect(longest).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
  });

  it("are found from the empty one on, and not added without room", () => {
    const phrases = new Phrases(3);
    expect(pathOf(phrases, [5, 6])).toEqual([0, 1, 2]);
    expect(pathOf(phrases, [6, 5, 5])).toEqual([0, 3]);
    expect(pathOf(phrases, [5, 6])).toEqual([0, 1, 2]);
    for (const symbol of [7, 7, 7]) phrases.parse(symbol);
    expect(pathOf(phrases, [7])).toEqual([0]);
  });

  it("keep their numbers however many are added", () => {
    const phrases = new Phrases(10_000);
    const symbols = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 16_384);
    for (const symbol of symbols) phrases.path([symbol], 1, new Int32Array(2));
    expect(symbols.map((symbol) => pathOf(phrases, [symbol])[1])).toEqual(
      symbols.map((_, index) => index + 1),
    );
  });
});

describe("lempel-ziv", () => {
  const reader = (more: string, game = rps): LempelZiv =>
    new LempelZiv(game, parseStrategy(`lempel-ziv:${more}`).values);

  it("blends stretches of all lengths as in Gopalratnam and Cook's example", () => {
    const game = circleGame(5);
    const predictor = shown(reader("side=opponent,decay=1", game), lettered("aaababbbbbaabccddcbaaaa"));
    // After aa, met 5 times, a came twice and b once; after a, met 10 times, a came 5 times and b 3 times; of 23
    // letters, 10 are a, 8 b, 3 c and 2 d.
    const [a, b, c, d, e] = values(predictor) as [number, number, number, number, number];
    expect(a).toBeCloseTo(2 / 5 + (2 / 5) * (5 / 10 + (2 / 10) * (10 / 23)), 12);
    expect(b).toBeCloseTo(1 / 5 + (2 / 5) * (3 / 10 + (2 / 10) * (8 / 23)), 12);
    expect([c, d, e].map((value) => value * 23 * 12.5)).toEqual(
      [3, 2, 0].map((count) => expect.closeTo(count, 9)),
    );
  });

  it("discounts older occurrences of a stretch with a decay", () => {
    const rounds = lettered("ababacac");
    const readAs = (more: string): number[] =>
      values(shown(reader(`side=opponent,${more}`), [...rounds, [0, 0]]));
    const [, evenB, evenC] = readAs("decay=1") as [number, number, number];
    const [, b, c] = readAs("decay=0.5") as [number, number, number];
    expect(c - b).toBeGreaterThan(evenC - evenB + 0.1);
  });

  it.each([
    ["own", 0.9],
    ["both", 0.9],
    ["opponent", 0.5],
  ])("with side=%s finds, or misses, that the opponent repeats our moves", (side, at) => {
    const random = seededRandom(92);
    const predictor = reader(`side=${side}`);
    let last = 0;
    let right = 0;
    for (let round = 0; round < 1_000; round++) {
      right += (values(predictor)[last] ?? 0) > 0.5 && round >= 500 ? 1 : 0;
      const own = random.below(3);
      predictor.observe(own, last);
      last = own;
    }
    if (side === "opponent") expect(right / 500).toBeLessThan(at);
    else expect(right / 500).toBeGreaterThan(at);
  });

  it("keeps reading when its dictionary is full", () => {
    const predictor = shown(reader("depth=12,decay=0.9"), drawnRounds(3, 4_000, 91));
    shown(
      predictor,
      Array.from({ length: 60 }, (): Round => [0, 1]),
    );
    expect(values(predictor)[1]).toBeGreaterThan(0.9);
  });
});

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
