import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { GROUP_PEOPLE_MIN, groupDifferences } from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, type Habit, habitOf, simulated } from "./simulated.ts";

const rps = circleGame(3);
const rocks: Habit = (_own, _other, random) => (random.unit() < 0.5 ? 0 : random.below(3));

function group(habit: Habit | undefined, people: number, from: number, rounds = 150): readonly Rounds[] {
  return Array.from({ length: people }, (_, index) =>
    simulated(rps, habit ?? habitOf(rps, from + index), rounds, from + index, 0.3),
  );
}

const differ = (first: readonly Rounds[], second: readonly Rounds[], seed = 1) =>
  groupDifferences(rps, [first, second], seededRandom(seed), 5);

describe("differences between two groups", () => {
  it("show each group's mean share, the most surprising habit first", () => {
    const [most] = differ(group(rocks, 6, 10), group(coin, 6, 20));
    expect(most).toMatchObject({ kind: "often", move: 0, first: { people: 6 }, second: { people: 6 } });
    expect(most?.first.share).toBeCloseTo(0.57, 1);
    expect(most?.second.share).toBeCloseTo(0.33, 1);
    expect(most?.p).toBeLessThan(0.02);
  });

  it("count every person once, whatever they played", () => {
    const keen = simulated(rps, rocks, 3000, 99, 0.3);
    const [most] = differ([keen, ...group(coin, 5, 30)], group(coin, 6, 40));
    expect(most?.p).toBeGreaterThan(0.05);
  });

  it("are never significant for people dealt to groups at random", () => {
    const ps = Array.from({ length: 12 }, (_, trial) => {
      const people = group(undefined, 10, 1000 * trial);
      return differ(people.slice(0, 5), people.slice(5), trial)[0]?.p ?? 1;
    });
    expect(ps.filter((p) => p <= 0.1).length).toBeLessThanOrEqual(3);
    expect(ps.filter((p) => p <= 0.5).length).toBeGreaterThan(2);
  });

  it("need four people on each side, and situations they met often enough", () => {
    expect(differ(group(rocks, GROUP_PEOPLE_MIN - 1, 1), group(coin, 8, 20))).toEqual([]);
    const seldom = differ(group(rocks, 4, 1, 24), group(coin, 4, 20, 24));
    expect(seldom.filter(({ kind }) => kind === "after-move")).toEqual([]);
  });

  it("are the same for any caller, and mirrored if swapped", () => {
    const [first, second] = [group(rocks, 5, 10), group(coin, 5, 20)];
    expect(differ(first, second)).toEqual(differ(first, second));
    const [there, back] = [differ(first, second)[0], differ(second, first)[0]];
    expect(back?.first).toEqual(there?.second);
  });
});
