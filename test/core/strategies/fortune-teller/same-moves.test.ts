import { base64 } from "@scure/base";
import { describe, expect, it } from "vitest";
import type { Move } from "../../../../src/core/games/index.ts";
import { Mind, type Part } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import {
  Population,
  type PopulationData,
} from "../../../../src/core/strategies/fortune-teller/population.ts";
import { readPopulation } from "../../../../src/core/strategies/fortune-teller/population-file.ts";
import { ODDEVEN_POPULATION } from "../../../../src/core/strategies/fortune-teller/populations/oddeven.ts";
import { RPS_POPULATION } from "../../../../src/core/strategies/fortune-teller/populations/rps.ts";
import { OPPONENT_NAMES, type Play, playOf } from "./opponents.ts";
import { referenceMind } from "./reference/index.ts";

const ROUNDS = 1000;
/** Of a probability. */
const NEAR = 2e-4;

const peopleAt = (size: number): PopulationData =>
  readPopulation(size, base64.decode(size === 2 ? ODDEVEN_POPULATION : RPS_POPULATION));

interface Pair {
  readonly quick: Mind;
  readonly reference: ReturnType<typeof referenceMind>;
}

function pairOf(size: number, people: PopulationData | undefined, without?: Part): Pair {
  const population = people && new Population(people);
  return { quick: new Mind(size, { population, without }), reference: referenceMind(size, people, without) };
}

/** How two minds differed in `rounds` rounds. */
class Differences {
  rounds = 0;
  /** Rounds whose probabilities differ by more than NEAR; and the most that any differed by. */
  far = 0;
  most = 0;
  /** Rounds in which others were likeliest. */
  others = 0;

  add(quick: Float64Array, reference: Float64Array): void {
    const difference = Math.max(...quick.map((p, move) => Math.abs(p - (reference[move] as number))));
    this.rounds++;
    this.most = Math.max(this.most, difference);
    if (difference > NEAR) this.far++;
    if (likeliest(quick) !== likeliest(reference)) this.others++;
  }
}

function likeliest(probabilities: Float64Array): Move {
  return probabilities.indexOf(Math.max(...probabilities));
}

/** Shows both the same rounds, and freezes them in the last twenty of five hundred. */
function compare({ quick, reference }: Pair, play: Play, rounds = ROUNDS, first = 0): Differences {
  const differences = new Differences();
  let [own, opponent] = [0, 0];
  for (let round = first; round < first + rounds; round++) {
    const probabilities = reference.probabilities();
    differences.add(quick.probabilities(), probabilities);
    const before = { round, own, opponent, expected: likeliest(probabilities) };
    [own, opponent] = [play.own(before), play.opponent(before)];
    for (const mind of [quick, reference]) {
      if (round % 500 < 480) mind.observe(own, opponent);
      else mind.follow(own, opponent);
    }
  }
  return differences;
}

describe("the compact mind says what the plain one says", () => {
  const games = [
    [3, "with people", peopleAt(3)],
    [3, "without", undefined],
    [2, "with people", peopleAt(2)],
    [2, "without", undefined],
    [5, "without", undefined],
  ] as const;
  const cases = games.flatMap(([size, words, people]) =>
    OPPONENT_NAMES.map((name) => [size, words, name, people] as const),
  );

  it.each(cases)("of %i moves, %s, against %s", (size, _words, name, people) => {
    const { far, most, others } = compare(pairOf(size, people), playOf(name, size, 7));
    // A near tie among the own moves, told by rounding alone, may make another second guess.
    expect(far).toBeLessThanOrEqual(ROUNDS / 200);
    expect(most).toBeLessThan(5e-3);
    expect(others).toBeLessThanOrEqual(ROUNDS / 1000);
  });

  it.each(["people", "chance"])("to less than 2e-4 always, against %s", (name) => {
    expect(compare(pairOf(3, peopleAt(3)), playOf(name, 3, 11)).most).toBeLessThan(NEAR);
  });

  it.each<Part>(["second-guess", "followers", "echoes", "nimble"])("without %s", (without) => {
    expect(compare(pairOf(3, peopleAt(3), without), playOf("people", 3, 3), 600).most).toBeLessThan(NEAR);
  });

  it("in its reasons and in the population's share", () => {
    const pair = pairOf(3, peopleAt(3));
    const play = playOf("people", 3, 5);
    for (let turn = 0; turn < 30; turn++) {
      compare(pair, play, 20, 20 * turn);
      const expected = likeliest(pair.reference.probabilities());
      expect(pair.quick.reasonFor(expected)).toBe(pair.reference.reasonFor(expected));
      expect(pair.quick.populationShare()).toBeCloseTo(pair.reference.populationShare(), 4);
    }
  });
});

describe.each([2, 3, 5])("the compact mind of %i moves", (size) => {
  it.each([10, 200, 1000])("goes on as it would have, after another took it over at %i rounds", (rounds) => {
    const people = size === 5 ? undefined : peopleAt(size);
    const pair = pairOf(size, people);
    compare(pair, playOf("people", size, 2), rounds);
    const copy = pairOf(size, people).quick;
    copy.adopt(structuredClone(pair.quick.tables), structuredClone(pair.quick.history.rounds));
    expect([...copy.probabilities()]).toEqual([...pair.quick.probabilities()]);
    for (let round = 0; round < 300; round++) {
      const [own, opponent] = [(round * round) % size, (round * 3 + (round >> 2)) % size];
      for (const mind of [copy, pair.quick]) mind.observe(own, opponent);
      expect([...copy.probabilities()]).toEqual([...pair.quick.probabilities()]);
    }
    expect(copy.bytes).toBe(pair.quick.bytes);
  });

  it("refuses tables of another size, and of another mind", () => {
    const rounds = { person: new Uint8Array(0), bot: new Uint8Array(0) };
    const other = new Mind(size + 1).tables;
    expect(() => new Mind(size).adopt(other, rounds)).toThrow(RangeError);
    expect(() => new Mind(size).adopt(new Mind(size).tables.slice(1), rounds)).toThrow(RangeError);
    expect(() => new Mind(size).adopt([], rounds)).toThrow(RangeError);
  });
});

describe.each([3, 5])("a player's memory at a game of %i moves", (size) => {
  const bytesAfter = (rounds: number): number => {
    const mind = new Mind(size, size === 3 ? { population: new Population(peopleAt(3)) } : {});
    const play = playOf("chance", size, 1);
    for (let round = 0; round < rounds; round++) {
      const before = { round, own: 0, opponent: 0, expected: round % size };
      mind.observe(play.own(before), play.opponent(before));
    }
    return mind.bytes;
  };

  it("is less than 150 kB after 300 rounds of chance, which has the most situations", () => {
    expect(bytesAfter(300)).toBeLessThan(150_000);
  });

  it("is never more than half a megabyte, whoever plays, at 5,000 rounds", () => {
    expect(bytesAfter(5_000)).toBeLessThan(500_000);
  });
});
