import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";

const rps = circleGame(3);

describe("the expected results of a round", () => {
  it("equal what the bank books, for a strategy with a bank", () => {
    const strategy = createStrategy("mirror", { game: rps, side: "bot", random: seededRandom(1) });
    for (const move of [1, 1, 2, 1]) strategy.observe(strategy.choose(), move);
    const results = expectedResults(rps, strategy, strategy.choose());
    const before = strategy.bank?.account.bank ?? Number.NaN;
    strategy.observe(0, 2);
    expect(strategy.bank?.account.bank).toBeCloseTo(before + (results[2] as number), 9);
  });

  it("are those of the drawn move, for a strategy without one", () => {
    const strategy = createStrategy("constant", { game: rps, side: "bot", random: seededRandom(1) });
    expect([...expectedResults(rps, strategy, 1)]).toEqual(
      [0, 1, 2].map((move) => rps.result("bot", 1, move)),
    );
  });
});
