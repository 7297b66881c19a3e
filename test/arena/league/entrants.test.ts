// Which entrants get a slot in a league that's full.

import { describe, expect, it } from "vitest";
import { OTHERS_MAX, rosterOf } from "../../../src/arena/league/entrants.ts";
import type { PublicEntrant } from "../../../src/arena/submissions/index.ts";
import { madeBy, RPS } from "./league-bench.ts";

interface Asked {
  readonly open: readonly PublicEntrant[];
  /** Past seasons in which the owner had a slot, by owner. */
  readonly seasons?: Readonly<Record<string, number>>;
}

function ownersOf({ open, seasons = {} }: Asked): Map<string, number> {
  const roster = rosterOf({
    game: RPS,
    builtIns: [],
    open,
    personOf: (owner) => owner,
    choiceOf: () => undefined,
    seasonsOf: (person) => seasons[person] ?? 0,
  });
  expect(roster.length).toBeLessThanOrEqual(OTHERS_MAX);
  const counts = new Map<string, number>();
  for (const { owner = "" } of roster) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return counts;
}

const count = 300;
const sybils = Array.from({ length: count }, (_, number) => madeBy(`sybil:${number}`, number));
const late = madeBy("late:1", 1000);

describe("a league's places", () => {
  it("go to each owner's first entry before anyone's second", () => {
    const many = Array.from({ length: 90 }, (_, number) => madeBy(`owner:${Math.floor(number / 3)}`, number));
    const others = Array.from({ length: 150 }, (_, number) => madeBy(`one:${number}`, 100 + number));
    const owners = ownersOf({ open: [...many, ...others] });
    expect(owners.size).toBe(180);
    expect([...owners.values()].reduce((sum, places) => sum + places)).toBe(OTHERS_MAX);
  });

  it("go to whoever came first if no one had one before", () => {
    expect(ownersOf({ open: [...sybils, late] }).has("late:1")).toBe(false);
    expect([...ownersOf({ open: [...sybils, late] }).keys()].sort()).toEqual(
      sybils
        .slice(0, OTHERS_MAX)
        .map(({ owner }) => owner)
        .sort(),
    );
  });

  it("go next month to owners without one, so no one is kept out", () => {
    const held = Object.fromEntries(sybils.slice(0, OTHERS_MAX).map(({ owner }) => [owner, 1]));
    const owners = ownersOf({ open: [...sybils, late], seasons: held });
    expect(owners.has("late:1")).toBe(true);
    expect(sybils.slice(OTHERS_MAX).every(({ owner }) => owners.has(owner))).toBe(true);
  });

  it("don't depend on the order of the entrants", () => {
    const held = { "sybil:3": 2, "sybil:4": 1 };
    const order = (open: readonly PublicEntrant[]) => [...ownersOf({ open, seasons: held }).keys()].sort();
    expect(order([...sybils, late].toReversed())).toEqual(order([...sybils, late]));
  });
});
