// The mirror plays what its opponent did, with the sides swapped.

import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, type Move, oddEven } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { BANK_MAX, createStrategy, type Strategy } from "../../../../src/core/strategies/index.ts";
import { shown } from "../predictors.ts";

const rps = circleGame(3);
const mirrorOf = (game: MatrixGame, seed = 1): Strategy =>
  createStrategy("mirror", { game, side: "bot", random: seededRandom(seed) });

/** Plays against an opponent that answers the last round by `habit`, after learning from 300 rounds with random moves
 * of its own. */
function moves(game: MatrixGame, habit: (mover: Move, other: Move) => Move, rounds: number): [Move, Move][] {
  const random = seededRandom(5);
  const mirror = mirrorOf(game);
  let last: [Move, Move] = [0, 0];
  const next = (own: Move): void => {
    const opponent = habit(last[1], last[0]);
    mirror.observe(own, opponent);
    last = [own, opponent];
  };
  for (let round = 0; round < 300; round++) next(random.below(game.size));
  return Array.from({ length: rounds }, () => {
    const before = last;
    // Kept full, or it would play at random after a few lost rounds.
    if (mirror.bank) mirror.bank.account = { ...mirror.bank.account, bank: BANK_MAX };
    const move = mirror.choose();
    next(move);
    return [habit(before[0], before[1]), move];
  });
}

describe.each([oddEven, rps, circleGame(5), circleGame(9)])("the mirror at $id", (game) => {
  it("moves like a player who rotates: on from its own move", () => {
    const next = (mover: Move): Move => (mover + 1) % game.size;
    for (const [wanted, move] of moves(game, next, 20)) expect(move).toBe(wanted);
  });

  it("moves like a player who copies: it copies the opponent", () => {
    for (const [wanted, move] of moves(game, (_mover, other) => other, 20)) expect(move).toBe(wanted);
  });

  it("moves like a player who depends on both moves", () => {
    const habit = (mover: Move, other: Move): Move => (mover + 2 * other + 1) % game.size;
    for (const [wanted, move] of moves(game, habit, 20)) expect(move).toBe(wanted);
  });
});

describe("the mirror in an unseen situation", () => {
  it("plays what the opponent did after the last round, or did at all", () => {
    const once = shown(mirrorOf(rps), [
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 1],
    ]);
    // The current situation is own 2, opponent 1; the opponent was never in it. Overall they played 1 twice, and 0 and
    // 2 once each.
    const drawn = Array.from({ length: 4000 }, () => once.choose());
    const share = (move: Move): number => drawn.filter((one) => one === move).length / drawn.length;
    expect(share(1)).toBeCloseTo(0.5, 1);
    expect(share(0)).toBeCloseTo(0.25, 1);
    expect(share(2)).toBeCloseTo(0.25, 1);
  });

  it("ignores the first rounds, which have too little before them", () => {
    const mirror = shown(mirrorOf(rps), [
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    for (let time = 0; time < 20; time++) expect(mirror.choose()).toBe(0);
  });

  it("plays at random before the first round, then the only known move", () => {
    const drawn = Array.from({ length: 3000 }, (_, seed) => mirrorOf(rps, seed).choose());
    for (const move of [0, 1, 2])
      expect(drawn.filter((one) => one === move).length / 3000).toBeCloseTo(1 / 3, 1);
    expect(shown(mirrorOf(rps), [[0, 2]]).choose()).toBe(2);
  });

  it("expects nothing of the opponent: it has a rule, not a forecast", () => {
    const mirror = shown(mirrorOf(rps), [[0, 2]]);
    mirror.choose();
    expect(mirror.expected()).toBeUndefined();
  });
});

it("the mirror loses at most the budget to someone who knows its moves, and leaves the reserve", () => {
  const mirror = mirrorOf(rps);
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
