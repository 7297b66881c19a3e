import { expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { Regression } from "../../../../src/core/strategies/fortune-teller/regression.ts";

type Next = (person: readonly number[], bot: readonly number[], round: number) => number;

/** Share of moves predicted correctly from round `from` on, with random own moves. */
function predicted(rounds: number, from: number, next: Next): number {
  const random = seededRandom(3);
  const played = { person: [] as number[], bot: [] as number[] };
  const regression = new Regression(played);
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    const [none = 0, one = 0] = regression.predict();
    expect(none + one).toBeCloseTo(1, 12);
    expect(Math.min(none, one)).toBeGreaterThan(0);
    const move = next(played.person, played.bot, round);
    if (round >= from && (one > 0.5 ? 1 : 0) === move) hits++;
    regression.learn(undefined, move);
    played.bot.push(random.below(2));
    played.person.push(move);
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
  const played = { person: [] as number[], bot: [] as number[] };
  const regression = new Regression(played);
  expect(regression.predict()[0]).toBeGreaterThan(0.6);
  regression.learn(undefined, 0);
  played.bot.push(1);
  played.person.push(0);
  expect(regression.predict()[1]).toBeGreaterThan(0.5);
});

it("the regression stays stable over ten thousand equal rounds, and adapts to a change", () => {
  const turns = 10_000;
  expect(
    predicted(turns + 60, turns + 30, (_, __, round) => (round < turns ? 1 : round % 2)),
  ).toBeGreaterThan(0.9);
});
