import { expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { History } from "../../../../src/core/strategies/bases/history.ts";
import { Mind } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import { Regression, TERMS } from "../../../../src/core/strategies/fortune-teller/regression.ts";

type Next = (person: Uint8Array, bot: Uint8Array, round: number) => number;

/** Share of moves predicted correctly from round `from` on, with random own moves. */
function predicted(rounds: number, from: number, next: Next): number {
  const random = seededRandom(3);
  const history = new History();
  const regression = new Regression(history);
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    regression.weigh();
    const [none, one] = regression.probabilities as unknown as [number, number];
    expect(none + one).toBeCloseTo(1, 12);
    expect(Math.min(none, one)).toBeGreaterThan(0);
    const move = next(history.rounds.person, history.rounds.bot, round);
    if (round >= from && (one > 0.5 ? 1 : 0) === move) hits++;
    regression.learn(undefined, move);
    history.push(random.below(2), move);
  }
  return hits / (rounds - from);
}

it.each<[string, Next]>([
  ["alternates", (_, __, round) => round % 2],
  ["presses one key", () => 1],
  ["presses each key twice", (_, __, round) => (round >> 1) % 2],
  ["copies the own move before", (_, bot) => bot.at(-1) ?? 0],
  ["stays after a hit and shifts after a miss", (person, bot) => bot.at(-1) ?? person.at(-1) ?? 0],
])("the regression knows within a dozen rounds who %s", (_, next) => {
  expect(predicted(40, 12, next)).toBeGreaterThan(0.9);
});

it("the regression starts with what people do: 0 first, then rather the other than the same", () => {
  const history = new History();
  const regression = new Regression(history);
  regression.weigh();
  expect(regression.probabilities[0]).toBeGreaterThan(0.6);
  regression.learn(undefined, 0);
  history.push(1, 0);
  regression.weigh();
  expect(regression.probabilities[1]).toBeGreaterThan(0.5);
});

it("the regression stays stable over ten thousand equal rounds, and adapts to a change", () => {
  const turns = 10_000;
  expect(
    predicted(turns + 60, turns + 30, (_, __, round) => (round < turns ? 1 : round % 2)),
  ).toBeGreaterThan(0.9);
});

it("the regression never doubts a weight more than before the first round", () => {
  const history = new History();
  const regression = new Regression(history);
  for (let round = 0; round < 3000; round++) {
    regression.weigh();
    regression.learn(undefined, 1);
    history.push(1, 1);
  }
  const covariance = regression.tables[1] as Float64Array;
  TERMS.forEach(({ variance }, term) => {
    const own = covariance[term * (TERMS.length + 1)] as number;
    expect(own).toBeGreaterThanOrEqual(0);
    expect(own).toBeLessThanOrEqual(variance + 1e-12);
  });
});

it("the regression is used only for two moves", () => {
  expect(new Mind(2).tables).toHaveLength(new Mind(3).tables.length + 2);
});
