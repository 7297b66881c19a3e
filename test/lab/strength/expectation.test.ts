import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, NEW_ACCOUNT, stakeOn } from "../../../src/core/strategies/index.ts";
import { chancesOf, expectedResults } from "../../../src/lab/strength/expectation.ts";

const rps = circleGame(3);

describe("what is expected of a round", () => {
  it("is what the bank books, of one that has a bank", () => {
    const strategy = createStrategy("mirror", { game: rps, side: "bot", random: seededRandom(1) });
    for (const move of [1, 1, 2, 1]) strategy.observe(strategy.choose(), move);
    const results = expectedResults(rps, strategy, strategy.choose());
    const before = strategy.bank?.account.bank ?? Number.NaN;
    strategy.observe(0, 2);
    expect(strategy.bank?.account.bank).toBeCloseTo(before + (results[2] as number), 9);
  });

  it("is that of the drawn move, of one that has none", () => {
    const strategy = createStrategy("constant", { game: rps, side: "bot", random: seededRandom(1) });
    expect([...expectedResults(rps, strategy, 1)]).toEqual(
      [0, 1, 2].map((move) => rps.result("bot", 1, move)),
    );
  });

  it.each([circleGame(3), circleGame(5), oddEven])("tells the chances of the own moves: $id", (game) => {
    const forecast = Float64Array.from({ length: game.size }, (_, move) =>
      move === 0 ? 0.6 : 0.4 / (game.size - 1),
    );
    for (const account of [
      NEW_ACCOUNT,
      { bank: 0.3, reserve: 2, purse: 0, rounds: 50 },
      { bank: 20, reserve: 2, purse: 9, rounds: 50 },
    ]) {
      const { chances, results } = stakeOn({ game, side: "bot" }, forecast, account);
      chancesOf(game, results).forEach((chance, own) => {
        expect(chance).toBeCloseTo(chances[own] as number, 9);
      });
    }
  });
});
