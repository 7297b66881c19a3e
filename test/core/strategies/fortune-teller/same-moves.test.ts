import { describe, expect, it } from "vitest";
import type { Move } from "../../../../src/core/games/index.ts";
import { Mind, type Part } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import { fromBase64 } from "../../../../src/core/strategies/fortune-teller/net.ts";
import {
  Population,
  type PopulationData,
} from "../../../../src/core/strategies/fortune-teller/population.ts";
import { readPopulation } from "../../../../src/core/strategies/fortune-teller/population-file.ts";
import { ODDEVEN_POPULATION } from "../../../../src/core/strategies/fortune-teller/populations/oddeven.ts";
import { RPS_POPULATION } from "../../../../src/core/strategies/fortune-teller/populations/rps.ts";
import { OPPONENT_NAMES, type Play, playOf } from "./opponents.ts";
import said from "./said.json" with { type: "json" };

const SAID: Readonly<Record<string, string>> = said;
const ROUNDS = 1000;

const peopleAt = (size: number): PopulationData =>
  readPopulation(size, fromBase64(size === 2 ? ODDEVEN_POPULATION : RPS_POPULATION));

const mindOf = (size: number, isKnown: boolean, without?: Part): Mind =>
  new Mind(size, { population: isKnown ? new Population(peopleAt(size)) : undefined, without });

function likeliest(probabilities: Float64Array): Move {
  return probabilities.indexOf(Math.max(...probabilities));
}

/** Shows it rounds; it doesn't learn from the last twenty of every five hundred. Before every fiftieth, records each
 * move's probability, the reason for the likeliest, and the population's share. */
function saidIn(mind: Mind, play: Play, rounds = ROUNDS): (string | number)[] {
  const seen: (string | number)[] = [];
  let [own, opponent] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const probabilities = mind.probabilities();
    const expected = likeliest(probabilities);
    if (round % 50 === 49)
      seen.push(...probabilities, String(mind.reasonFor(expected) ?? "-"), mind.populationShare());
    const before = { round, own, opponent, expected };
    [own, opponent] = [play.own(before), play.opponent(before)];
    if (round % 500 < 480) mind.observe(own, opponent);
    else mind.follow(own, opponent);
  }
  return seen;
}

describe("the predictor agrees with its version with plain numbers in large tables", () => {
  const games = [
    [3, "people"],
    [3, "nobody"],
    [2, "people"],
    [2, "nobody"],
    [5, "nobody"],
  ] as const;
  const parts: readonly Part[] = ["second-guess", "followers", "echoes", "nimble"];
  const cases = [
    ...games.flatMap(([size, known]) => OPPONENT_NAMES.map((name) => [size, known, name, ""] as const)),
    ...parts.map((without) => [3, "people", "people", without] as const),
  ];

  it.each(cases)("at %i moves, with %s known, against %s %s", (size, known, name, without) => {
    const mind = mindOf(size, known === "people", without === "" ? undefined : without);
    const words = SAID[`${size} moves, ${known} known, against ${name}${without && `, without ${without}`}`];
    const expected = words
      ?.split(" ")
      .map((word) => (word.includes(".") ? expect.closeTo(Number(word), 3) : word));
    expect(saidIn(mind, playOf(name, size, 7))).toEqual(expected);
  });
});

describe.each([3, 5])("a player's memory in a game of %i moves", (size) => {
  const bytesAfter = (rounds: number): number => {
    const mind = mindOf(size, size === 3);
    const play = playOf("chance", size, 1);
    for (let round = 0; round < rounds; round++) {
      const before = { round, own: 0, opponent: 0, expected: round % size };
      mind.observe(play.own(before), play.opponent(before));
    }
    return mind.bytes;
  };

  it("stays below 150 kB after 300 random rounds, which have the most situations", () => {
    expect(bytesAfter(300)).toBeLessThan(150_000);
  });

  it("stays below half a megabyte after 5,000 rounds of any player", () => {
    expect(bytesAfter(5_000)).toBeLessThan(500_000);
  });
});
