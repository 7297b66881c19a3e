// The wildcard predictor: its closed form against its literal counters, and both against the results of the source and
// its re-runs.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { playMatch, successOf } from "../../../../src/core/matches/index.ts";
import { type RandomSource, seededRandom } from "../../../../src/core/random/index.ts";
import { predictorStrategy } from "../../../../src/core/strategies/bases/predictor-strategy.ts";
import {
  expectedResults,
  largest,
  type Scores,
  scoreValues,
} from "../../../../src/core/strategies/bases/scores.ts";
import {
  WildcardClosedForm,
  type WildcardSettings,
} from "../../../../src/core/strategies/families/wildcard/closed-form.ts";
import { WildcardCounters } from "../../../../src/core/strategies/families/wildcard/counters.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { drawnRounds, type Round, ruled, shown } from "../predictors.ts";

const PLAIN: WildcardSettings = { context: 5, base: 2, decay: 1 };

function closedForm(size: number, settings: WildcardSettings, rounds: readonly Round[]): Scores | undefined {
  return shown(new WildcardClosedForm(size, settings), rounds).weigh();
}

/** The definition, written in the plainest and slowest way. */
function byDefinition(
  size: number,
  { context, base, decay }: WildcardSettings,
  rounds: readonly Round[],
): number[] {
  const numbers = rounds.flat();
  const place = (round: number, back: number): number | undefined => numbers[2 * round - 1 - back];
  const scores = Array.from({ length: size }, () => 0);
  rounds.forEach(([, opponent], round) => {
    let weight = decay ** (rounds.length - 1 - round);
    for (let back = 0; back < context; back++) {
      if (place(round, back) !== undefined && place(round, back) === place(rounds.length, back))
        weight *= base;
    }
    scores[opponent] = (scores[opponent] as number) + weight;
  });
  return scores;
}

const played = fc
  .record({
    size: fc.constantFrom(2, 3, 5, 7),
    context: fc.integer({ min: 1, max: 8 }),
    base: fc.constantFrom(2, 3, 8, 2.5, 3.7),
    decay: fc.constantFrom(1, 1, 0.98, 0.5),
    moves: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 90, size: "max" }),
  })
  .map(({ size, moves, ...settings }) => ({
    size,
    settings,
    rounds: moves.map(([own, opponent]): Round => [own % size, opponent % size]),
  }));

/** The largest relative difference between two scores of the same move. */
function furthest(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const pairs = Array.from(left, (score, move) => [score, right[move] as number] as const);
  return Math.max(
    ...pairs.map(([a, b]) => (a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)))),
  );
}

describe("the closed form", () => {
  it("matches the literal counters' scores and likeliest moves every round", () => {
    fc.assert(
      fc.property(played, ({ size, settings, rounds }) => {
        const closed = new WildcardClosedForm(size, settings);
        const literal = new WildcardCounters(size, settings);
        for (const [own, opponent] of rounds) {
          closed.observe(own, opponent);
          literal.observe(own, opponent);
          const [a, b] = [closed.weigh() as Scores, literal.weigh() as Scores];
          const [left, right] = [scoreValues(a), scoreValues(b)];
          expect(furthest(left, right)).toBeLessThan(1e-9);
          if (a.exact) expect(largest(a)).toEqual(largest(b));
        }
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it("matches the plain definition's scores for context lengths up to 64", () => {
    fc.assert(
      fc.property(played, fc.integer({ min: 1, max: 64 }), ({ size, settings, rounds }, context) => {
        const scores = scoreValues(closedForm(size, { ...settings, context }, rounds) as Scores);
        const defined = byDefinition(size, { ...settings, context }, rounds);
        expect(furthest(scores, defined)).toBeLessThan(1e-9);
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it("matches the counters over hundreds of fast-decaying rounds, past doubles", () => {
    const settings = { context: 4, base: 3, decay: 0.5 };
    const rounds = drawnRounds(3, 1500, 17);
    const literal = shown(new WildcardCounters(3, settings), rounds);
    const closed = scoreValues(closedForm(3, settings, rounds) as Scores);
    expect(furthest(closed, scoreValues(literal.weigh() as Scores))).toBeLessThan(1e-9);
  });

  it("has no evidence before the first round", () => {
    expect(new WildcardClosedForm(3, PLAIN).weigh()).toBeUndefined();
    expect(new WildcardCounters(3, PLAIN).weigh()).toBeUndefined();
  });

  it("lets a known place match only a known place: the worked example by hand", () => {
    // Rounds (own, opponent): (0,1) (0,1) (2,1). The last two numbers are now own 2, opponent 1; n = 2. Round 1: no
    // context, weight 1. Round 2: context (0,1), one match, 2. Round 3: context (0,1), one match, 2. All for move 1.
    const scores = closedForm(3, { ...PLAIN, context: 2 }, [
      [0, 1],
      [0, 1],
      [2, 1],
    ]) as Scores;
    expect([...scoreValues(scores)]).toEqual([0, 5, 0]);
  });

  it("matches the definition over thousands of rounds as its arrays grow", () => {
    const rounds = drawnRounds(3, 3000, 13);
    expect([...scoreValues(closedForm(3, { ...PLAIN, context: 12 }, rounds) as Scores)]).toEqual(
      byDefinition(3, { ...PLAIN, context: 12 }, rounds),
    );
  });

  it("distinguishes ties and differences of one in sums far past 2^53", () => {
    const width = 65;
    const digits = new Float64Array(3 * width);
    const score = (move: number, matches: number, rounds: number): void => {
      digits[move * width + matches] = rounds;
    };
    score(0, 64, 1);
    score(1, 63, 2);
    score(2, 62, 4);
    const scores: Scores = { width, digits, base: 2, exact: true };
    expect(largest(scores)).toEqual([0, 1, 2]);
    score(2, 0, 1);
    expect(largest(scores)).toEqual([2]);
    expect(largest({ ...scores, exact: false })).toEqual([0, 1, 2]);
  });
});

describe("the reply", () => {
  const rps = matrixGame("rps") as MatrixGame;
  const of = (...values: number[]): Scores => ({
    width: 1,
    digits: Float64Array.from(values),
    base: 2,
    exact: true,
  });

  it("by value is the move with the largest expected result, not always the likeliest move's counter", () => {
    // Rock 2, scissors 3, paper 0: scissors is likeliest and rock counters it; rock wins 3 of 5 and never loses.
    expect(largest(expectedResults(rps, "bot", of(2, 3, 0)))).toEqual([0]);
    // Rock 3, scissors 0, paper 2.9: paper beats rock and draws with paper; scissors beat paper but lose to rock.
    expect([...expectedResults(rps, "bot", of(4, 3, 2)).digits]).toEqual([1, -2, 1]);
    expect(largest(expectedResults(rps, "bot", of(4, 3, 2)))).toEqual([0, 2]);
  });

  it.each([
    ["likeliest", 2],
    ["value", 0],
  ] as const)("by %s to rock 40, scissors 39, paper 0 is move %i", (reply, move) => {
    const predictor = { weigh: () => of(40, 39, 0), observe: () => undefined };
    const strategy = predictorStrategy(
      { game: rps, side: "bot", random: seededRandom(18) },
      predictor,
      reply,
    );
    expect(strategy.choose()).toBe(move);
    expect(strategy.expected()).toBe(0);
  });

  it("is set by the strategy's id", () => {
    // Rock scores 8 (two of its rounds match and count 2), scissors 6 (all three match): paper earns 8 - 6, rock 6.
    const replies = ["likeliest", "value"].map((reply) => {
      const bot = createStrategy(`wildcard:context=1,reply=${reply}`, {
        game: rps,
        side: "bot",
        random: seededRandom(19),
      });
      for (const opponent of [0, 0, 0, 1, 0, 1, 0, 1, 0]) bot.observe(2, opponent);
      return bot.choose();
    });
    expect(replies).toEqual([2, 0]);
  });

  it("picks at random between two counters of a likeliest move", () => {
    const game = matrixGame("rpsls") as MatrixGame;
    const bot = createStrategy("wildcard", { game, side: "bot", random: seededRandom(14) });
    for (let round = 0; round < 20; round++) bot.observe(0, 4);
    const chosen = new Set(Array.from({ length: 50 }, () => bot.choose()));
    expect([...chosen].sort()).toEqual(game.counters("bot", 4));
    expect(bot.expected()).toBe(4);
  });

  it("is random, with no forecast, while there is no evidence", () => {
    const bot = createStrategy("wildcard:reply=value", { game: rps, side: "bot", random: seededRandom(15) });
    expect(new Set(Array.from({ length: 50 }, () => bot.choose())).size).toBe(3);
    expect(bot.expected()).toBeUndefined();
  });

  it("reads either side of odd-even: the bot matches, the person differs", () => {
    const game = matrixGame("oddeven") as MatrixGame;
    for (const [side, reply] of [
      ["bot", 1],
      ["person", 0],
    ] as const) {
      const strategy = createStrategy("wildcard", { game, side, random: seededRandom(16) });
      strategy.observe(0, 1);
      expect(strategy.choose()).toBe(reply);
    }
  });
});

const OPPONENTS: Readonly<Record<string, (random: RandomSource) => Strategy>> = {
  uniform: (random) => ruled(() => random.below(3)),
  "half-biased": (random) => ruled(() => Math.max(0, random.below(4) - 1)),
  "period 7": (random) => {
    const pattern = Array.from({ length: 7 }, () => random.below(3));
    let round = 0;
    return ruled(() => pattern[round++ % 7] as Move);
  },
  // After a loss, the next move of the circle, else the same move; one round in five at random. The source of the
  // figure doesn't say how noisy its player was; this interpretation reproduces it.
  "win-stay-lose-shift": (random) =>
    ruled((last) => {
      if (!last || random.below(5) === 0) return random.below(3);
      const lost = (last.own - last.other + 3) % 3 === 1;
      return lost ? (last.own + 1) % 3 : last.own;
    }),
};

describe("wildcard:context=5 over 1,000 rounds", () => {
  it.each([
    ["uniform", 50, 1.5],
    ["half-biased", 66.7, 1.5],
    ["period 7", 96.4, 1.5],
    ["win-stay-lose-shift", 86, 1.5],
  ])("against %s wins about %d % of the decided rounds", (name, reference, tolerance) => {
    const game = matrixGame("rps") as MatrixGame;
    const seeds = 30;
    let sum = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const b = createStrategy("wildcard:context=5", {
        game,
        side: "bot",
        random: seededRandom(1000 + seed),
      });
      const a = OPPONENTS[name]?.(seededRandom(2000 + seed)) as Strategy;
      const { wins, losses, draws } = playMatch({ game, a, b, rounds: 1000 });
      sum += successOf({ wins: losses, losses: wins, draws });
    }
    expect(Math.abs((100 * sum) / seeds - reference)).toBeLessThan(tolerance);
  });
});
