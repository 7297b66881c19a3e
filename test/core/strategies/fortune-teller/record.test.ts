import { describe, expect, it } from "vitest";
import { circleGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  FortuneTeller,
  ReadingRecord,
} from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { shippedPopulation } from "../../../../src/core/strategies/fortune-teller/known-population.ts";

const rps = circleGame(3);

function teller(people: boolean): FortuneTeller {
  const population = people ? shippedPopulation(rps) : undefined;
  return new FortuneTeller({ game: rps, side: "bot", random: seededRandom(1) }, { population });
}

describe("the record of readings", () => {
  it("counts the last hundred rounds that had a single likeliest move", () => {
    const record = new ReadingRecord();
    for (let round = 0; round < 60; round++) record.add(1, 1);
    record.add(undefined, 1);
    expect(record.score).toEqual([60, 60]);
    for (let round = 0; round < 70; round++) record.add(1, 2);
    expect(record.score).toEqual([29, 99]);
  });
});

describe("the share of other people's data", () => {
  it("starts at all, falls with every own round, and is zero without a population", () => {
    const one = teller(true);
    const alone = teller(false);
    expect(one.populationShare()).toBe(1);
    const shares = [10, 100, 400].map((rounds) => {
      while (one.rounds.bot.length < rounds) {
        one.observe(one.rounds.bot.length % 3, 0);
        alone.observe(alone.rounds.bot.length % 3, 0);
      }
      return one.populationShare();
    });
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.at(-1)).toBeLessThan(0.5);
    expect(alone.populationShare()).toBe(0);
  });
});
