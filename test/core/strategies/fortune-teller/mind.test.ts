import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { sum } from "../../../../src/core/statistics.ts";
import { knownPeople } from "../../../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { Memory, STEP_PAIRS } from "../../../../src/core/strategies/fortune-teller/memory.ts";
import { Mind } from "../../../../src/core/strategies/fortune-teller/mind.ts";
import { Mixer, Pool } from "../../../../src/core/strategies/fortune-teller/mixing.ts";
import { populationOf } from "../../../../src/core/strategies/fortune-teller/population.ts";

const rps = circleGame(3);
const people = knownPeople(rps);

function randomRounds(count: number, size = 3): Rounds {
  const random = seededRandom(count);
  const moves = () => Uint8Array.from({ length: count }, () => random.below(size));
  return { person: moves(), bot: moves() };
}

function show(mind: Mind, { person, bot }: Rounds): Mind {
  person.forEach((move, round) => {
    mind.observe(bot[round] as number, move);
  });
  return mind;
}

describe("the mind", () => {
  it.each([2, 3, 5, 9])("gives each of %i moves a probability, whatever is played", (size) => {
    const chances = [...show(new Mind(size), randomRounds(300, size)).probabilities()];
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(sum(chances)).toBeCloseTo(1, 12);
  });

  it("changes its own weights, not those of the population", () => {
    const before = people.population?.weights.slice();
    expect(show(new Mind(3, people), randomRounds(40)).weights).not.toEqual(before);
    expect(people.population?.weights).toEqual(before);
  });

  it("starts near chance with a newcomer, and is sure of a habit that people share", () => {
    const mind = new Mind(3, people);
    expect(Math.max(...mind.probabilities())).toBeLessThan(0.4);
    for (let round = 0; round < 30; round++) mind.observe((round + 2) % 3, round % 3);
    expect(mind.probabilities()[0]).toBeGreaterThan(0.8);
  });

  it("says how much of its evidence is the population's", () => {
    const shares = [0, 10, 100, 400].map((count) =>
      show(new Mind(3, people), randomRounds(count)).populationShare(),
    );
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBe(1);
    expect(shares.at(-1)).toBeLessThan(0.5);
    expect(new Mind(3).populationShare()).toBe(0);
  });

  it("gives a situation led by the move as reason, and none at the start", () => {
    const mind = new Mind(3);
    expect(mind.reasonFor(0)).toBeUndefined();
    for (let round = 0; round < 30; round++) mind.observe(0, round % 3);
    expect(mind.reasonFor(0)).toBeTypeOf("number");
    expect(mind.reasonFor(1)).toBeUndefined();
  });

  it.each([
    [3, 300_000],
    [5, 400_000],
  ])("for %i moves takes at most %i bytes", (size, most) => {
    expect(show(new Mind(size), randomRounds(3000, size)).bytes).toBeLessThan(most);
  });
});

describe("the memory", () => {
  const visits = fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)), { maxLength: 80 });

  it("counts what followed each situation, the older the less", () => {
    fc.assert(
      fc.property(visits, (all) => {
        const memory = new Memory(3);
        for (const [key, move, own] of all) memory.add(key, memory.find(key), move, own);
        for (const key of [0, 1, 2, 3]) {
          const seen = all.filter(([other]) => other === key);
          const row = memory.find(key);
          expect(row >= 0).toBe(seen.length > 0);
          if (row < 0) continue;
          const count = (at: 1 | 2, move: number) =>
            seen.reduce((all, visit) => 0.985 * all + (visit[at] === move ? 1 : 0), 0);
          expect(memory.visits(row)).toBe(seen.length);
          const [counts, own] = [[0, 1, 2].map((m) => count(1, m)), [0, 1, 2].map((m) => count(2, m))];
          expect(counts).toEqual([0, 1, 2].map((m) => expect.closeTo(memory.count(row, m), 4)));
          expect(own[memory.ownHabit(row)]).toBeCloseTo(Math.max(...own), 4);
          const [last, before, first] = seen.map(([, move]) => move).reverse();
          const step = (to?: number, from?: number) =>
            to === undefined || from === undefined ? 3 : (to - from + 3) % 3;
          expect(memory.newest(row)).toBe(last);
          expect(memory.steps(row)).toBe(4 * step(before, first) + step(last, before));
          expect(memory.steps(row)).toBeLessThan(STEP_PAIRS);
        }
      }),
      { seed: 5 },
    );
  });

  it("forgets what didn't recur for a whole generation, and keeps what did", () => {
    const memory = new Memory(3);
    const add = (key: number) => {
      memory.add(key, memory.find(key), 1, 2);
      memory.renew();
    };
    for (let key = 2; key < 6002; key++) {
      if (key % 500 === 0) add(1);
      add(key);
    }
    expect(memory.visits(memory.find(1))).toBe(12);
    expect(memory.find(2)).toBe(-1);
    expect(memory.find(6001)).toBeGreaterThanOrEqual(0);
  });
});

describe("mixing", () => {
  const opinions = {
    logs: Float64Array.of(Math.log(6), 0, 0, 0, 0, Math.log(6)),
    levels: Int8Array.of(2, -1),
  };

  it("weighs inputs by their confidence, and hears none without an opinion", () => {
    const weights = new Float64Array(12).fill(0.5, 2, 3).fill(9, 6);
    const mixer = new Mixer(3, 0, weights, 0.1);
    const chances = mixer.predict(opinions);
    expect((chances[0] as number) / (chances[1] as number)).toBeCloseTo(Math.sqrt(6), 12);
    expect(mixer.weightOf(opinions, 0, 0)).toBeCloseTo(0.5 * Math.log(18 / 8), 12);
    mixer.learn(opinions, 1);
    expect(mixer.weights[2]).toBeCloseTo(0.5 - 0.1 * (chances[0] as number) * Math.log(6), 12);
    expect(mixer.weights[8]).toBe(9);
  });

  it("trusts the expert that gave most to what came", () => {
    const saying = (...chances: number[]) => ({ predict: () => chances });
    const pool = new Pool([
      [saying(0.8, 0.1, 0.1), 0],
      [saying(0.1, 0.8, 0.1), 0],
    ]);
    expect([...pool.predict(opinions)]).toEqual(
      [0.45, 0.45, 0.1].map((chance) => expect.closeTo(chance, 12)),
    );
    for (let round = 0; round < 5; round++) {
      pool.learn(opinions, 1);
      pool.predict(opinions);
    }
    expect(pool.predict(opinions)[1]).toBeGreaterThan(0.79);
  });
});

describe("what's known of people", () => {
  it("comes for rock-paper-scissors alone, and is read once", () => {
    expect(knownPeople(rps)).toBe(people);
    expect(people.population?.habits.size).toBeGreaterThan(3000);
    for (const game of [oddEven, circleGame(5)]) expect(knownPeople(game)).toEqual({});
  });

  it("is smoothed, and surer the more it was seen", () => {
    const counts = new Map([[7, [90, 20, 10]]]);
    const { habits } = populationOf({ counts, weights: new Float64Array() });
    expect(habits.get(7)).toEqual({ shares: [100 / 150, 30 / 150, 20 / 150], level: 2 });
  });
});
