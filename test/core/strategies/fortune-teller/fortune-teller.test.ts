import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, type Move, oddEven } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { onLargest, valuesAgainst } from "../../../../src/core/strategies/bases/bank.ts";
import { FortuneTeller } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

const rps = circleGame(3);

function teller(game: MatrixGame = rps, seed = 1): FortuneTeller {
  return new FortuneTeller({ game, side: "bot", random: seededRandom(seed) }, {});
}

/** Its mean result from round `from` on, against moves that depend on the round and its own last move. */
function meanResult(
  game: MatrixGame,
  [rounds, from]: readonly [number, number],
  move: (round: number, last: Move) => Move,
): number {
  const strategy = teller(game);
  let [sum, last] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const opponent = move(round, last);
    last = strategy.choose();
    strategy.observe(last, opponent);
    if (round >= from) sum += game.result("bot", last, opponent);
  }
  return sum / (rounds - from);
}

describe("the fortune-teller", () => {
  it("counts which of its last hundred single likeliest moves came", () => {
    const strategy = teller();
    expect(strategy.score).toEqual([0, 0]);
    for (let round = 0; round < 300; round++) strategy.observe(0, 1);
    expect(strategy.score).toEqual([100, 100]);
    strategy.observe(0, 2);
    expect(strategy.score).toEqual([99, 100]);
  });

  it.each([rps, circleGame(5), oddEven])(
    "wins 97 of 100 rounds against each constant at $id after 20",
    (game) => {
      for (let constant = 0; constant < game.size; constant++)
        expect(meanResult(game, [420, 20], () => constant)).toBeGreaterThanOrEqual(0.97);
    },
  );

  it.each<[string, (round: number, last: Move) => Move]>([
    ["beats its last move", (_, last) => (last + 2) % 3],
    ["copies", (_, last) => last],
    ["repeats five moves", (round) => [0, 0, 1, 2, 1][round % 5] as Move],
    ["changes after 200 rounds", (round) => (round < 200 ? round % 3 : (2 * round) % 3)],
  ])("reads somebody who %s", (_, move) => {
    expect(meanResult(rps, [300, 240], move)).toBeGreaterThan(0.9);
  });

  it("loses little to a copy that knows its plan but not its random numbers", () => {
    const own = teller(rps, 3);
    let sum = 0;
    for (let round = 0; round < 300; round++) {
      const plan = onLargest(valuesAgainst({ game: rps, side: "bot" }, own.probabilities())).findIndex(
        Boolean,
      );
      const counter = rps.counters("person", plan)[0] as Move;
      const move = own.choose();
      sum += rps.result("bot", move, counter);
      own.observe(move, counter);
    }
    expect(sum / 300).toBeGreaterThan(-0.25);
  });

  it("reports the deciding context, and the move's probability as confidence", () => {
    const strategy = teller();
    for (let round = 0; round < 60; round++) strategy.observe(0, round % 2 === 0 ? 1 : 2);
    strategy.choose();
    const reason = strategy.reason();
    expect(strategy.expected()).toBe(1);
    expect(reason?.confidence).toBe(strategy.probabilities()[1]);
    expect(reason?.confidence).toBeGreaterThan(0.9);
    expect(reason?.context).toBeTypeOf("number");
  });

  it("has no forecast or reason when it plays at random", () => {
    const strategy = teller();
    const random = seededRandom(5);
    let chance = 0;
    for (let round = 0; round < 300; round++) {
      const move = strategy.choose();
      if (strategy.expected() === undefined) {
        chance++;
        expect(strategy.reason()).toBeUndefined();
      }
      strategy.observe(move, random.below(3));
    }
    expect(chance).toBeGreaterThan(10);
  });

  it.each([
    // Undefined where its chance chose another move.
    ["fortune-teller", [expect.any(Number), undefined]],
    ["fortune-teller:prior=none", [undefined]],
  ])("%s starts from what people do, or from nothing", (spec, expected) => {
    const first = Array.from({ length: 20 }, (_, seed) => {
      const strategy = createStrategy(spec, { game: rps, side: "bot", random: seededRandom(seed) });
      strategy.choose();
      return strategy.expected();
    });
    expect(new Set(first)).toEqual(new Set(expected));
  });
});
