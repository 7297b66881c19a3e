// Regret matching and the bandit: their formulas by hand, and what each guarantees against a fixed opponent.

import { describe, expect, it } from "vitest";
import { type MatrixGame, type Move, matrixGame } from "../../../../src/core/games/index.ts";
import { type MatchTally, playMatch } from "../../../../src/core/matches/index.ts";
import { type RandomSource, seededRandom } from "../../../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

/** A source that always returns `unit`. */
function always(unit: number): RandomSource {
  return { unit: () => unit, below: (bound) => Math.floor(unit * bound) };
}

/** The move of a fresh strategy after these rounds of [own, opponent], with `unit` as its only random number. */
function moveAfter(spec: string, rounds: readonly (readonly [Move, Move])[], unit: number): Move {
  const strategy = createStrategy(spec, { game: rps, side: "bot", random: always(unit) });
  for (const [own, opponent] of rounds) strategy.observe(own, opponent);
  return strategy.choose();
}

/** The probability of each move, found by scanning the random number. */
function chances(spec: string, rounds: readonly (readonly [Move, Move])[]): number[] {
  const grid = Array.from({ length: 1_000 }, (_, index) => moveAfter(spec, rounds, (index + 0.5) / 1_000));
  return [0, 1, 2].map((move) => grid.filter((played) => played === move).length / 1_000);
}

function againstConstant(spec: string, rounds: number): MatchTally {
  const seat = (side: "person" | "bot") => ({ game: rps, side, random: seededRandom(71) });
  return playMatch({
    game: rps,
    a: createStrategy("constant", seat("person")),
    b: createStrategy(spec, seat("bot")),
    rounds,
  });
}

describe("regret-matching", () => {
  it("plays in proportion to regret, and never a move it doesn't regret", () => {
    // Lost with scissors to rock: paper would have gained 2 more, rock 1 more.
    expect(chances("regret-matching", [[1, 0]])).toEqual([0.333, 0, 0.667]);
    // Then won with paper over rock: rock would have gained 1 less, and isn't regretted any more.
    expect(
      chances("regret-matching", [
        [1, 0],
        [2, 0],
      ]),
    ).toEqual([0, 0, 1]);
  });

  it("plays any move while it regrets nothing", () => {
    expect(chances("regret-matching", [[2, 0]])).toEqual([0.333, 0.334, 0.333]);
  });

  it("forgets old regrets with a decay", () => {
    const rounds = [
      [1, 0],
      [0, 2],
    ] as const;
    // First rock is regretted by 1 and paper by 2, then scissors by 2 and paper by 1.
    expect(chances("regret-matching", rounds)).toEqual([0.167, 0.333, 0.5]);
    expect(chances("regret-matching:decay=0.5", rounds)).toEqual([0.111, 0.445, 0.444]);
  });

  it("keeps separate regrets for each opponent move if it has an order", () => {
    const rounds = [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const;
    // Nothing is known after scissors. After rock, a lost round regrets rock by 1 and paper by 2,
    // and a won one takes 2 from paper.
    expect(chances("regret-matching:order=1", rounds)).toEqual([0.333, 0.334, 0.333]);
    expect(chances("regret-matching:order=1", [...rounds, [0, 0]])).toEqual([1, 0, 0]);
  });

  it("would have won hardly more in the long run with any single move", () => {
    const strategy = createStrategy("regret-matching", { game: rps, side: "bot", random: seededRandom(72) });
    const random = seededRandom(73);
    const missed = [0, 0, 0];
    for (let round = 0; round < 20_000; round++) {
      const opponent = random.unit() < 0.5 ? round % 2 : random.below(3);
      const own = strategy.choose();
      for (const move of [0, 1, 2])
        missed[move] =
          (missed[move] as number) + rps.result("bot", move, opponent) - rps.result("bot", own, opponent);
      strategy.observe(own, opponent);
    }
    expect(Math.max(...missed) / 20_000).toBeLessThan(0.01);
  });
});

describe("exp3", () => {
  it("weighs a reward by the move's rarity and explores every move", () => {
    // A win with paper, when each move had probability 1/3, multiplies its weight by exp(0.3 * 1 / (1/3) / 3).
    const weight = Math.exp(0.3);
    const [rock, scissors, paper] = chances("exp3:gamma=0.3,share=0", [[2, 0]]) as [number, number, number];
    expect(paper).toBeCloseTo((0.7 * weight) / (weight + 2) + 0.1, 2);
    expect(rock).toBeCloseTo(0.7 / (weight + 2) + 0.1, 2);
    expect(scissors).toBeCloseTo(rock, 2);
  });

  it("gives part of all weight to each move with sharing", () => {
    const weight = Math.exp(0.3);
    const part = (Math.E * 0.1 * 3) / 3;
    const paper = chances("exp3:gamma=0.3,share=0.1", [[2, 0]])[2];
    expect(paper).toBeCloseTo((0.7 * (weight + part)) / (weight + 2 + 3 * part) + 0.1, 2);
  });

  it("learns nothing about moves it didn't play", () => {
    const lost = chances("exp3", [[1, 0]]);
    expect(Math.max(...lost) - Math.min(...lost)).toBeLessThan(0.002);
  });

  it("beats a constant player except when it explores", () => {
    const { losses, wins } = againstConstant("exp3:share=0", 5_000);
    expect(losses).toBeGreaterThan(4_500);
    expect(wins).toBeGreaterThan(50);
  });

  it("finds a player's new habit sooner with sharing", () => {
    const wonAfterChange = (spec: string): number => {
      let rounds = 0;
      const turning: Strategy = {
        choose: () => (rounds++ < 5_000 ? 0 : 1),
        expected: () => undefined,
        observe: () => undefined,
      };
      const bot = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(74) });
      playMatch({ game: rps, a: turning, b: bot, rounds: 5_000 });
      return playMatch({ game: rps, a: turning, b: bot, rounds: 400 }).losses;
    };
    expect(wonAfterChange("exp3")).toBeGreaterThan(wonAfterChange("exp3:share=0") + 50);
  });
});
