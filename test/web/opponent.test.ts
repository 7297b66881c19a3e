import { expect, test } from "vitest";
import { circleGame, type MatrixGame, type Move, oddEven } from "../../src/core/games/index.ts";
import { Opponent } from "../../src/web/home/opponent.ts";

const game = circleGame(3);
const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
/** A player with a habit: usually the next move in order. */
const habit = (round: number, { size }: MatrixGame): Move => (round + (round % 5 === 0 ? 2 : 1)) % size;

test("counts rounds, learns a habit, and reports its confidence once it knows something", () => {
  const opponent = new Opponent(game, SEED);
  const rounds = Array.from({ length: 150 }, (_, index) => opponent.answer(index % 3));
  const { won, lost, drawn } = rounds.at(-1)?.score ?? { won: 0, lost: 0, drawn: 0 };
  expect(won + lost + drawn).toBe(150);
  expect(lost).toBeGreaterThan(2 * won);
  for (const { yours, mine, score } of rounds.slice(0, 1)) {
    const result = game.result("person", yours, mine);
    expect([score.won, score.lost, score.drawn]).toEqual([
      Number(result > 0),
      Number(result < 0),
      Number(result === 0),
    ]);
  }
  expect(rounds.slice(0, 5).every(({ percent }) => percent === undefined)).toBe(true);
  const last = rounds.at(-1);
  expect(last?.expected).toBe(last?.yours);
  expect(last?.percent).toBeGreaterThan(60);
});

test("scores a miss at odd-even for the visitor, but not a hit", () => {
  const opponent = new Opponent(oddEven, SEED);
  const rounds = Array.from({ length: 40 }, (_, round) => opponent.answer(habit(round, oddEven)));
  const missed = rounds.filter(({ yours, mine }) => yours !== mine).length;
  expect(rounds.at(-1)?.score).toEqual({ won: missed, lost: 40 - missed, drawn: 0 });
  expect(missed).toBeGreaterThan(0);
  expect(missed).not.toBe(20);
});

test("plays the move decided beforehand, whatever the visitor chooses", () => {
  const [one, other] = [new Opponent(game, SEED), new Opponent(game, SEED)];
  for (const move of [0, 1, 2, 2, 1, 0]) {
    one.answer(move);
    other.answer(move);
  }
  const move = one.decide();
  expect(one.answer(0).mine).toBe(move);
  expect(other.answer(2).mine).toBe(move);
});
