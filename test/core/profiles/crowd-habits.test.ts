import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { CROWD_PEOPLE_MIN, type CrowdRounds, crowdHabits } from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, type Habit, simulated } from "./simulated.ts";

const rps = circleGame(3);
const rocks: Habit = (_own, _other, random) => (random.unit() < 0.5 ? 0 : random.below(3));

function crowd(habit: Habit, people: number, from: number, rounds = 150, game = rps): readonly CrowdRounds[] {
  return Array.from({ length: people }, (_, index) => ({
    rounds: simulated(game, habit, rounds, from + index, 0.3),
    starts: [],
  }));
}

const average = (people: readonly CrowdRounds[], seed = 1) => crowdHabits(rps, people, seededRandom(seed));

/** `R`, `S`, `P` are 0, 1, 2. */
const history = (person: string, bot: string): CrowdRounds => ({
  rounds: {
    person: Uint8Array.from(person, (move) => "RSP".indexOf(move)),
    bot: Uint8Array.from(bot, (move) => "RSP".indexOf(move)),
  },
  starts: [],
});

describe("a crowd's play", () => {
  it("is the exact mean of its people's shares", () => {
    // 20 rounds each: seven people only play rock and lose, and one plays paper and wins.
    const people = [
      ...Array.from({ length: 7 }, () => history("R".repeat(20), "P".repeat(20))),
      history("P".repeat(20), "R".repeat(20)),
    ];
    const { moves, after, rounds } = average(people);
    expect({ moves, rounds }).toEqual({ moves: [7 / 8, 0, 1 / 8], rounds: 160 });
    // Only seven people have ever lost and one has ever won: too few for an average.
    expect(after).toEqual([]);
    const losers = Array.from({ length: 8 }, () => history("R".repeat(20), "P".repeat(20)));
    expect(average(losers).after).toEqual([{ result: -1, steps: [1, 0, 0] }]);
  });

  it("counts everyone once, however many rounds each has played", () => {
    const keen = { rounds: simulated(rps, () => 0, 5000, 99, 0), starts: [] };
    const { moves } = average([keen, ...crowd(coin, 9, 10)]);
    // A tenth from the first person, and a third of nine tenths from the others.
    expect(moves[0]).toBeGreaterThan(0.35);
    expect(moves[0]).toBeLessThan(0.45);
  });

  it("ignores sequences across the start of another history", () => {
    const rounds = history("R".repeat(20), "P".repeat(20)).rounds;
    const people = Array.from({ length: 8 }, () => ({ rounds, starts: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] }));
    expect(average(people).after).toEqual([]);
  });

  it("names the most common significant habit, and none for random play", () => {
    expect(average(crowd(rocks, 10, 10)).most).toMatchObject({ kind: "often", move: 0 });
    const stubborn = average(crowd((own) => own, 10, 10)).most;
    expect(stubborn).toMatchObject({ kind: "after-result", step: 0 });
    expect(stubborn?.share).toBeCloseTo(0.8, 1);
    const named = Array.from({ length: 20 }, (_, trial) => average(crowd(coin, 8, 100 * trial), trial).most);
    expect(named.filter(Boolean).length).toBeLessThanOrEqual(2);
  });

  it("covers games of two moves, and needs eight people or more", () => {
    const people = crowd((own) => own, CROWD_PEOPLE_MIN, 10, 150, oddEven);
    const { moves, after } = crowdHabits(oddEven, people, seededRandom(1));
    expect(moves).toHaveLength(2);
    expect(after.map(({ result }) => result)).toEqual([1, -1]);
    expect(() => average(crowd(coin, CROWD_PEOPLE_MIN - 1, 10))).toThrow(RangeError);
  });
});
