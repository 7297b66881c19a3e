import { describe, expect, it } from "vitest";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { drawPerson, HELD_OUT_FAMILIES, KNOWN_FAMILIES } from "../../habits/people.ts";

const FAMILIES = Object.entries({ ...KNOWN_FAMILIES, ...HELD_OUT_FAMILIES });

/** A person's moves; the other side tosses a coin. */
function presses(family: string, seed: number, rounds: number): number[] {
  const random: RandomSource = seededRandom(seed);
  const draw = FAMILIES.find(([name]) => name === family)?.[1] as (typeof FAMILIES)[number][1];
  const habit = drawPerson(draw, random);
  const [person, bot]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const one = habit(person, bot);
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(1);
    person.push(random.unit() < one ? 1 : 0);
    bot.push(random.below(2));
  }
  return person;
}

const peopleOf = (family: string): number[][] =>
  Array.from({ length: 60 }, (_, seed) => presses(family, seed, 200));

/** How often the move differs from the previous one, after runs of that length. */
function switches(people: readonly (readonly number[])[], run: number): number {
  const after = people.flatMap((moves) =>
    moves.flatMap((move, round) => {
      const last = moves.slice(round - run, round);
      const alike = round > run && new Set(last).size === 1 && moves[round - run - 1] !== last[0];
      return alike ? [move === last[0] ? 0 : 1] : [];
    }),
  );
  return after.reduce<number>((sum, one) => sum + one, 0) / after.length;
}

describe("simulated people", () => {
  it.each(FAMILIES.map(([name]) => name))("of the kind %s are the same for the same seed", (family) => {
    expect(presses(family, 5, 100)).toEqual(presses(family, 5, 100));
    expect(presses(family, 5, 100)).not.toEqual(presses(family, 6, 100));
  });

  it("start with move 0 in three of four cases", () => {
    const firsts = Array.from({ length: 600 }, (_, seed) => presses("coin", seed, 1)[0] as number);
    const zeros = firsts.filter((move) => move === 0).length / firsts.length;
    expect(zeros).toBeGreaterThan(0.71);
    expect(zeros).toBeLessThan(0.83);
  });

  it("alternate more than a coin does", () => {
    expect(switches(peopleOf("alternation"), 1)).toBeGreaterThan(0.54);
    expect(switches(peopleOf("coin"), 1)).toBeLessThan(0.52);
  });

  it("end longer runs sooner if they avoid long runs", () => {
    const people = peopleOf("short runs");
    expect(switches(people, 3)).toBeGreaterThan(switches(people, 1) + 0.05);
  });

  it("leave a long run sooner if they balance their moves", () => {
    const people = peopleOf("balance");
    expect(switches(people, 4)).toBeGreaterThan(0.6);
  });
});
