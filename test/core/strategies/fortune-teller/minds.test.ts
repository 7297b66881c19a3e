import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { FortuneTeller } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { learnPopulation } from "../../../../src/core/strategies/fortune-teller/learning.ts";
import { Mind } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import { Minds } from "../../../../src/core/strategies/fortune-teller/minds.ts";
import { Population } from "../../../../src/core/strategies/fortune-teller/population.ts";

const rps = matrixGame("rps") as MatrixGame;

/** A population of people who play `often` in four of five rounds. */
function fond(often: number): Population {
  const people = Array.from({ length: 10 }, (_, who) => {
    const random = seededRandom(10 * often + who);
    const person = Uint8Array.from({ length: 40 }, () => (random.below(5) > 0 ? often : random.below(3)));
    return { person, bot: Uint8Array.from({ length: 40 }, () => random.below(3)) };
  });
  return new Population(learnPopulation(3, people, { visitsMin: 10, random: seededRandom(1) }));
}

const [ROCK, PAPER] = [fond(0), fond(2)] as const;

/** Two moves per round, own and opponent's. */
function rounds(count: number, seed = 5): readonly (readonly [number, number])[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => [random.below(3), random.below(4) % 3]);
}

describe("predictors in one pool", () => {
  it("act exactly as one with one population or none, to the last byte", () => {
    for (const population of [undefined, ROCK]) {
      const minds = new Minds(3, { populations: population ? [population] : [] });
      const mind = new Mind(3, { population });
      for (const [own, opponent] of rounds(60)) {
        expect([...minds.probabilities()]).toEqual([...mind.probabilities()]);
        expect(minds.reasonFor(opponent)).toBe(mind.reasonFor(opponent));
        expect(minds.populationShare()).toBe(mind.populationShare());
        minds.observe(own, opponent);
        mind.observe(own, opponent);
      }
      expect([minds.tables.length, minds.bytes]).toEqual([mind.tables.length, mind.bytes]);
      expect(minds.tables).toEqual(mind.tables);
    }
  });

  it("average forecasts by faded log probabilities, equal at the start", () => {
    const minds = new Minds(3, { populations: [ROCK, PAPER] });
    const each = [ROCK, PAPER].map((population) => new Mind(3, { population }));
    const merits = [0, 0];
    for (const [own, opponent] of rounds(40)) {
      const shares = merits.map(
        (merit) => Math.exp(merit) / (Math.exp(merits[0] ?? 0) + Math.exp(merits[1] ?? 0)),
      );
      for (let move = 0; move < 3; move++) {
        const mean = each.reduce(
          (sum, mind, at) => sum + (shares[at] ?? 0) * (mind.probabilities()[move] ?? 0),
          0,
        );
        expect(minds.probabilities()[move]).toBeCloseTo(mean, 12);
      }
      const share = each.reduce((sum, mind, at) => sum + (shares[at] ?? 0) * mind.populationShare(), 0);
      expect(minds.populationShare()).toBeCloseTo(share, 12);
      each.forEach((mind, at) => {
        merits[at] = 0.97 * (merits[at] ?? 0) + Math.log(mind.probabilities()[opponent] ?? 0);
        mind.observe(own, opponent);
      });
      minds.observe(own, opponent);
    }
  });

  it("recognise within a few rounds whom the player resembles", () => {
    const minds = new Minds(3, { populations: [ROCK, PAPER] });
    const [ofRock = 0, ofPaper = 0] = [minds.probabilities()[0], minds.probabilities()[2]];
    expect(Math.abs(ofRock - ofPaper)).toBeLessThan(0.1);
    for (let round = 0; round < 4; round++) minds.observe(round % 3, 2);
    expect(minds.probabilities()[2]).toBeGreaterThan(0.6);
  });

  it("give as reason a situation of the predictor with the most weight", () => {
    const minds = new Minds(3, { populations: [ROCK, PAPER] });
    const paper = new Mind(3, { population: PAPER });
    for (let round = 0; round < 20; round++)
      for (const one of [minds, paper]) one.observe(round % 3, round % 7 === 0 ? 0 : 2);
    expect(minds.reasonFor(2)).toBe(paper.reasonFor(2));
  });

  it("learn nothing from a round that is only followed, weights included", () => {
    const minds = new Minds(3, { populations: [ROCK, PAPER] });
    for (const [own, opponent] of rounds(10)) minds.observe(own, opponent);
    const before = minds.tables.map((table) => Array.from(table));
    minds.follow(0, 2);
    expect(minds.tables.map((table) => Array.from(table))).toEqual(before);
    expect(minds.history.length).toBe(11);
    expect(minds.situation.rounds).toBe(11);
  });

  it("have no populations without the population part", () => {
    const minds = new Minds(3, { populations: [ROCK, PAPER], without: "population" });
    expect(minds.tables.length).toBe(new Mind(3).tables.length);
    expect([...minds.probabilities()]).toEqual([...new Mind(3).probabilities()]);
    expect(minds.populationShare()).toBe(0);
  });
});

describe("the fortune-teller's state with several populations", () => {
  const teller = (populations: readonly Population[]) =>
    new FortuneTeller({ game: rps, side: "bot", random: seededRandom(1) }, { populations });

  it("is taken over in full by another thread and gives the same answers", () => {
    const one = teller([ROCK, PAPER]);
    for (const [own, opponent] of rounds(300)) one.observe(own, opponent);
    const other = teller([ROCK, PAPER]).adopt(structuredClone(one.state()));
    for (const [own, opponent] of rounds(50, 9)) {
      expect([...other.probabilities()]).toEqual([...one.probabilities()]);
      one.observe(own, opponent);
      other.observe(own, opponent);
    }
    expect(other.bytes()).toBe(one.bytes());
    expect(one.bytes()).toBeGreaterThan(1.9 * teller([ROCK]).bytes());
  });

  it("is refused with another number of populations", () => {
    const [one, two, three] = [[ROCK], [ROCK, PAPER], [ROCK, PAPER, ROCK]].map(teller);
    expect(() => teller([ROCK]).adopt((two as FortuneTeller).state())).toThrow(RangeError);
    expect(() => teller([ROCK, PAPER]).adopt((one as FortuneTeller).state())).toThrow(RangeError);
    expect(() => teller([ROCK, PAPER]).adopt((three as FortuneTeller).state())).toThrow(RangeError);
  });
});
