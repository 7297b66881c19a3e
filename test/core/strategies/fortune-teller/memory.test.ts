import { expect, it } from "vitest";
import { ContextMemory, NONE, SLOT_DECAY } from "../../../../src/core/strategies/fortune-teller/memory.ts";

function add(memory: ContextMemory, key: number, move: number, round = 1): void {
  memory.add(key, memory.find(key), move, 0, round);
}

it("the memory of situations forgets a little whenever the situation comes again", () => {
  const memory = new ContextMemory(3);
  for (const move of [1, 1, 2]) add(memory, 77, move);
  const slot = memory.find(77);
  const row = [...memory.counts.subarray(slot * 3, slot * 3 + 3)];
  expect(row[1]).toBeCloseTo(SLOT_DECAY ** 2 + SLOT_DECAY, 6);
  expect(row[2]).toBeCloseTo(1, 6);
  expect(memory.ownCounts[slot * 3]).toBeCloseTo(SLOT_DECAY ** 2 + SLOT_DECAY + 1, 6);
  expect(memory.visits[slot]).toBe(3);
});

it("the memory of situations keeps the last three followers, newest first", () => {
  const memory = new ContextMemory(3);
  add(memory, 5, 2);
  expect([...memory.last.subarray(3 * memory.find(5), 3 * memory.find(5) + 3)]).toEqual([2, NONE, NONE]);
  for (const move of [0, 1, 0]) add(memory, 5, move);
  expect([...memory.last.subarray(3 * memory.find(5), 3 * memory.find(5) + 3)]).toEqual([0, 1, 0]);
});

it("the memory of situations says whether a move followed more than every other: equals do not lead", () => {
  const memory = new ContextMemory(3);
  add(memory, 9, 1);
  expect(memory.leads(memory.find(9), 1)).toBe(true);
  expect(memory.leads(memory.find(9), 0)).toBe(false);
  add(memory, 9, 2);
  expect(memory.leads(memory.find(9), 2)).toBe(true);
  expect(memory.leads(memory.find(9), 1)).toBe(false);
});

it("the memory of situations finds nothing of a situation that never came", () => {
  expect(new ContextMemory(3).find(1)).toBe(-1);
});

it.each([2, 3, 5, 61, 101])(
  "the memory of situations stays within a megabyte at %i moves, however many situations come",
  (size) => {
    const memory = new ContextMemory(size);
    const bytes = [memory.counts, memory.ownCounts, memory.visits, memory.last].reduce(
      (sum, at) => sum + at.byteLength,
      0,
    );
    expect(bytes).toBeLessThan(700 * 1024);
    const often = 123_456;
    for (let visit = 0; visit < 50; visit++) add(memory, often, 1, visit);
    for (let key = 1; key <= 40_000; key++) add(memory, (key * 2_654_435) >>> 0, 0, 50);
    expect(memory.visits[memory.find(often)]).toBeGreaterThanOrEqual(50);
    expect(memory.find((40_000 * 2_654_435) >>> 0)).toBeGreaterThanOrEqual(0);
  },
);

it("the memory of situations gives way to new situations where old ones were not met for long", () => {
  const memory = new ContextMemory(101);
  for (let key = 1; key <= 20_000; key++)
    for (let visit = 0; visit < 3; visit++) add(memory, key * 7_919, 1, 1);
  for (let key = 1; key <= 20_000; key++) add(memory, key * 104_729, 1, 100_000);
  const kept = (step: number): number =>
    Array.from({ length: 20_000 }, (_, key) => memory.find((key + 1) * step)).filter((slot) => slot >= 0)
      .length;
  expect(kept(104_729)).toBeGreaterThan(10 * kept(7_919));
});

it("the memory of situations does not write into a slot that another situation took in the same round", () => {
  const memory = new ContextMemory(3);
  add(memory, 11, 1);
  const stale = memory.find(11);
  memory.add(12, stale, 2, 0, 2);
  expect(memory.leads(memory.find(11), 1)).toBe(true);
  expect(memory.leads(memory.find(12), 2)).toBe(true);
});
