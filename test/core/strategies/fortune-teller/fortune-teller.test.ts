import { describe, expect, it } from "vitest";
import { circleGame, type Move } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { FortuneTeller } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../../../../src/core/strategies/index.ts";

const rps = circleGame(3);

const teller = () => new FortuneTeller({ game: rps, side: "bot", random: seededRandom(1) }, {});

/** Its mean result in the last 60 of 300 rounds, against moves that depend on the round and its own last move. */
function meanResult(move: (round: number, last: Move) => Move): number {
  const strategy = teller();
  let [sum, last] = [0, 0];
  for (let round = 0; round < 300; round++) {
    const opponent = move(round, last);
    last = strategy.choose();
    strategy.observe(last, opponent);
    if (round >= 240) sum += rps.result("bot", last, opponent);
  }
  return sum / 60;
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

  it.each<[string, (round: number, last: Move) => Move]>([
    ["beats its last move", (_, last) => (last + 2) % 3],
    ["copies", (_, last) => last],
    ["repeats five moves", (round) => [0, 0, 1, 2, 1][round % 5] as Move],
    ["changes after 200 rounds", (round) => (round < 200 ? round % 3 : (2 * round) % 3)],
  ])("reads somebody who %s", (_, move) => {
    expect(meanResult(move)).toBeGreaterThan(0.9);
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
