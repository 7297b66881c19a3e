import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { learnPopulation, Population, type PopulationData } from "../../../src/core/strategies/index.ts";
import { learnOwn, OWN_BOUNDS, peopleToLearnFrom } from "../../../src/lab/prior/own-population.ts";
import { PAPER_FIRST, peopleOf } from "../cultures.ts";

const rps = circleGame(3);
const PEOPLE = peopleOf(PAPER_FIRST, 39, 60, 1).map(({ rounds }) => rounds);

function learned(people: readonly Rounds[]): PopulationData {
  return learnOwn(rps, peopleToLearnFrom(people, 1), 1);
}

/** A player who plays what misleads most: always the move that beats the bot's last one. */
function poisoner(rounds: number): Rounds {
  const random = seededRandom(99);
  const bot = Uint8Array.from({ length: rounds }, () => random.below(3));
  return { bot, person: bot.map((_, round) => (round === 0 ? 0 : ((bot[round - 1] as number) + 1) % 3)) };
}

/** Returns the largest difference between two populations' shares over all situations that both know. */
function farthest(one: PopulationData, other: PopulationData): number {
  const [mine, theirs] = [new Population(one), new Population(other)];
  const distances = [...one.keys].flatMap((key) => {
    const [a, b] = [mine.find(key), theirs.find(key)];
    return b < 0
      ? []
      : [0, 1, 2].map((step) =>
          Math.abs((mine.shares[3 * a + step] as number) - (theirs.shares[3 * b + step] as number)),
        );
  });
  expect(distances.length).toBeGreaterThan(300);
  return Math.max(...distances);
}

describe("a host's own population", () => {
  it("learns no more from a poisoner's 10,000 rounds than from 300", () => {
    expect(learned([...PEOPLE, poisoner(10_000)])).toEqual(
      learned([
        ...PEOPLE,
        { person: poisoner(10_000).person.slice(0, 300), bot: poisoner(10_000).bot.slice(0, 300) },
      ]),
    );
  });

  it("shifts by a seventh at most for one poisoner, far less than by rounds", () => {
    const bent = [...PEOPLE, poisoner(10_000)];
    expect(farthest(learned(bent), learned(PEOPLE))).toBeLessThan(0.15);
    const byRounds = (people: readonly Rounds[]): PopulationData =>
      learnPopulation(3, people, { visitsMin: 30, random: seededRandom(1) });
    expect(farthest(byRounds(bent), byRounds(PEOPLE))).toBeGreaterThan(0.4);
  });

  it("has weights that one person moves by a hundredth at most", () => {
    const even = learnOwn(rps, [], 1).weights;
    expect(even).toHaveLength(0);
    const { weights } = learned([poisoner(10_000)]);
    const moved = weights.map((weight) => Math.abs(weight - 1.9 / (weights.length / 6)));
    expect(Math.max(...moved)).toBeCloseTo(OWN_BOUNDS.weight, 7);
  });

  it("leaves out situations that fewer than five people met", () => {
    const random = seededRandom(3);
    const all = (bot: number): Rounds => ({
      person: Uint8Array.from({ length: 300 }, () => random.below(3)),
      bot: new Uint8Array(300).fill(bot),
    });
    // Four people whose opponent always played scissors, and thirty whose opponent always played rock.
    const four = Array.from({ length: 4 }, () => all(1));
    const thirty = Array.from({ length: 30 }, () => all(0));
    const known = new Set(learned([...thirty, ...four]).keys);
    expect(learnOwn(rps, peopleToLearnFrom(four, 1), 1).keys).toHaveLength(0);
    const five = learnOwn(rps, peopleToLearnFrom([...four, all(1)], 1), 1).keys;
    expect(five.length).toBeGreaterThan(0);
    const rock = new Set(learned(thirty).keys);
    expect([...five].filter((key) => known.has(key) && !rock.has(key))).toEqual([]);
  });

  it("rounds counts to multiples of five", () => {
    const { counts } = learned(PEOPLE);
    expect(counts.length).toBeGreaterThan(1000);
    expect([...counts].filter((count) => count % OWN_BOUNDS.step !== 0)).toEqual([]);
  });

  it("learns from 500 random people with 30 rounds or more, shuffled", () => {
    const short = { person: new Uint8Array(29), bot: new Uint8Array(29) };
    expect(peopleToLearnFrom([short, ...PEOPLE], 1)).toHaveLength(39);
    const many = Array.from({ length: 600 }, () => ({ person: new Uint8Array(30), bot: new Uint8Array(30) }));
    expect(peopleToLearnFrom(many, 1)).toHaveLength(500);
    const [first] = peopleToLearnFrom(PEOPLE, 1);
    expect(first?.rounds.person).not.toEqual(PEOPLE[0]?.person);
    expect(peopleToLearnFrom(PEOPLE, 1)).toEqual(peopleToLearnFrom(PEOPLE, 1));
  });
});
