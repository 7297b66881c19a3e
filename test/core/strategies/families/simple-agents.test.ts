// The simple agents to the letter, and the exact figures that theory predicts for them; mirror, which plays what its
// opponent did with the sides swapped.

import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, type Move, oddEven } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { BANK_MAX, createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { shown } from "../predictors.ts";

const rps = circleGame(3);
const rpsls = circleGame(5);

function made(spec: string, game = rpsls, side: "person" | "bot" = "bot", seed = 1): Strategy {
  return createStrategy(spec, { game, side, random: seededRandom(seed) });
}

/** What it plays against these moves, all by name. */
function played(spec: string, game: MatrixGame, opponents: string): string {
  const strategy = made(spec, game);
  const moves = opponents.split(" ").map((id) => {
    const move = strategy.choose();
    strategy.observe(move, game.moveIds.indexOf(id));
    return game.moveIds[move];
  });
  return moves.join(" ");
}

const FIVE = "rock rock paper spock lizard";

it.each([
  ["vk", rpsls, FIVE, "rock rock rock rock rock"],
  ["constant:move=1", rpsls, "rock spock", "scissors scissors"],
  // Past the last it goes on from the first.
  ["constant:move=8", rpsls, "rock spock", "paper paper"],
  ["vo", rpsls, `${FIVE} rock`, "rock paper scissors lizard spock rock"],
  ["rotation", rps, "rock rock rock rock", "rock paper scissors rock"],
  ["rotation", oddEven, "odd odd odd", "odd even odd"],
])("%s at $1.id against %s plays %s", (spec, game, opponents, moves) => {
  expect(played(spec, game, opponents)).toBe(moves);
});

it.each([
  ["anti-rotation", rps, "rock paper scissors rock", "scissors rock paper"],
  ["copy", rpsls, FIVE, "rock rock paper spock"],
])("%s at $1.id against %s plays, after any first move, %s", (spec, game, opponents, moves) => {
  expect(played(spec, game, opponents).split(" ").slice(1).join(" ")).toBe(moves);
});

describe("always-counter", () => {
  it("beats the opponent's last move with either counter equally often", () => {
    const strategy = made("vp");
    strategy.observe(0, 2);
    const moves = Array.from({ length: 4000 }, () => strategy.choose());
    expect(strategy.expected()).toBe(2);
    for (const counter of rpsls.counters("bot", 2))
      expect(Math.abs(moves.filter((move) => move === counter).length - 2000)).toBeLessThan(95);
  });

  it.each([
    ["bot", 1],
    ["person", 0],
  ] as const)("beats by the rules of the %s's side", (side, answer) => {
    expect(shown(made("vp", oddEven, side), [[0, 1]]).choose()).toBe(answer);
  });
});

it("always-counter-self loses 6 of 7 decided rounds to a random counter of one of its two likely moves", () => {
  const random = seededRandom(3);
  const strategy = made("vps", rpsls, "person", 4);
  let [wins, losses] = [0, 0];
  let last = strategy.choose();
  for (let round = 0; round < 200_000; round++) {
    strategy.observe(last, 0);
    const guess = rpsls.counters("person", last)[random.below(2)] as Move;
    const answer = rpsls.counters("bot", guess)[random.below(2)] as Move;
    const before = last;
    last = strategy.choose();
    if (round < 200) expect(rpsls.result("person", last, before)).toBe(1);
    const result = rpsls.result("bot", answer, last);
    if (result > 0) wins++;
    if (result < 0) losses++;
  }
  expect(Math.abs(wins / (wins + losses) - 6 / 7)).toBeLessThan(0.003);
});

it.each([
  ["win-stay-lose-shift", [0, 1], [0]],
  ["win-stay-lose-shift", [0, 2], [1, 2]],
  ["win-stay-lose-shift", [1, 1], [0, 2]],
  ["win-stay-lose-shift:draw=stay", [1, 1], [1]],
  ["after-result", [1, 2], [1]],
  ["after-result:lost=2", [0, 2], [2]],
] as const)("%s after %j plays one of %j", (spec, last, moves) => {
  const strategy = shown(made(spec, rps), [last]);
  expect([...new Set(Array.from({ length: 60 }, () => strategy.choose()))].sort()).toEqual(moves);
});

describe("mirror", () => {
  it.each([oddEven, rps, rpsls, circleGame(9)])("moves at $id like the player that it saw", (game) => {
    const habits: ((mover: Move, other: Move) => Move)[] = [
      (mover) => (mover + 1) % game.size,
      (_mover, other) => other,
      (mover, other) => (mover + 2 * other + 1) % game.size,
    ];
    for (const habit of habits) {
      const random = seededRandom(5);
      const mirror = made("mirror", game);
      let last: readonly [own: Move, opponent: Move] = [0, 0];
      for (let round = 0; round < 320; round++) {
        // Kept full, or it would play at random after a few lost rounds.
        if (mirror.bank) mirror.bank.account = { ...mirror.bank.account, bank: BANK_MAX };
        const isLearning = round < 300;
        const own = isLearning ? random.below(game.size) : mirror.choose();
        if (!isLearning) expect(own).toBe(habit(...last));
        const opponent = habit(last[1], last[0]);
        mirror.observe(own, opponent);
        last = [own, opponent];
      }
    }
  });

  it("plays in a new situation what the opponent did overall, and at first anything", () => {
    const shares = (choose: (seed: number) => Move) => {
      const drawn = Array.from({ length: 4000 }, (_, seed) => choose(seed));
      return [0, 1, 2].map((move) => drawn.filter((one) => one === move).length / drawn.length);
    };
    // The current situation is own 2, opponent 1; the opponent was never in it. They played 1 twice, 0 and 2 once.
    const once = shown(made("mirror", rps), [
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 1],
    ]);
    expect(shares(() => once.choose())).toEqual([0.25, 0.5, 0.25].map((p) => expect.closeTo(p, 1)));
    expect(once.expected()).toBeUndefined();
    const first = shares((seed) => made("mirror", rps, "bot", seed).choose());
    expect(first).toEqual([1, 1, 1].map((third) => expect.closeTo(third / 3, 1)));
  });

  it("loses at most the bank to someone who knows its moves, and leaves the reserve", () => {
    const mirror = made("mirror", rps);
    let lost = 0;
    for (let round = 0; round < 500; round++) {
      const move = mirror.choose();
      const results = mirror.bank?.results as Float64Array;
      const worst = results.indexOf(Math.min(...results));
      lost -= results[worst] as number;
      expect(lost).toBeLessThanOrEqual(8);
      mirror.observe(move, worst);
    }
    expect(mirror.bank?.account.reserve).toBeCloseTo(2, 9);
    expect(lost).toBeGreaterThan(7);
  });
});
