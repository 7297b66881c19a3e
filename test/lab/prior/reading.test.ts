import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { FortuneTeller, type Part, stakeOn } from "../../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { readPerson } from "../../../src/lab/prior/reading.ts";
import { rotatingPeople } from "../rotating-people.ts";

const rps = circleGame(3);
const [person] = rotatingPeople(1, 150) as [RecordedPerson];

function fortuneTeller(seed: number, without?: Part): FortuneTeller {
  const seat = { game: rps, side: "bot", random: seededRandom(seed) } as const;
  return new FortuneTeller(seat, { populations: [], without });
}

describe("a reading", () => {
  it("has expected results that don't depend on the seed", () => {
    const read = (seed: number) => readPerson(rps, fortuneTeller(seed), person).results;
    expect(read(1)).toEqual(read(2));
    const replayed = fortuneTeller(3);
    for (const [round, result] of read(1).entries()) {
      const account = replayed.bank?.account;
      if (!account) throw new Error("it has a bank");
      const stake = stakeOn({ game: rps, side: "bot" }, replayed.probabilities(), account);
      expect(result).toBe(stake.results[person.rounds.person[round] as number]);
      replayed.choose();
      replayed.observe(person.rounds.bot[round] as number, person.rounds.person[round] as number);
    }
  });

  it("without a bank follows its plan, unmixed with chance", () => {
    const bold = fortuneTeller(1, "bank");
    const { results } = readPerson(rps, bold, person);
    expect(new Set(results.subarray(1).map(Math.abs))).toEqual(new Set([0, 1]));
    expect([...results].filter((result) => result === 1).length).toBeGreaterThan(75);
  });
});
