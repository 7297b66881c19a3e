import { expect, it } from "vitest";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { ContextMemory } from "../../../../src/core/strategies/fortune-teller/memory.ts";
import { SLOT_DECAY } from "../../../../src/core/strategies/fortune-teller/visit-rows.ts";

function add(memory: ContextMemory, key: number, move: number, round = 1): void {
  memory.add(key, memory.find(key), move, 0, round);
}

function bytesOf(memory: ContextMemory): number {
  return memory.tables.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
}

it("the memory of situations decays each time a situation comes again", () => {
  const memory = new ContextMemory(3);
  for (const move of [1, 1, 2]) add(memory, 77, move);
  const slot = memory.find(77);
  expect(memory.count(slot, 0)).toBe(0);
  expect(memory.count(slot, 1)).toBeCloseTo(SLOT_DECAY ** 2 + SLOT_DECAY, 3);
  expect(memory.count(slot, 2)).toBeCloseTo(1, 6);
  expect(memory.visits(slot)).toBe(3);
});

it("the memory of situations drops rare followers neither too early nor never", () => {
  const memory = new ContextMemory(3);
  add(memory, 77, 2);
  const rare = (visits: number): number => {
    for (let visit = 0; visit < visits; visit++) add(memory, 77, 1);
    return memory.count(memory.find(77), 2);
  };
  expect(rare(100)).toBeCloseTo(SLOT_DECAY ** 100, 2);
  expect(rare(900)).toBeLessThan(1e-4);
  expect(memory.count(memory.find(77), 1)).toBeCloseTo(1 / (1 - SLOT_DECAY), 0);
});

it.each([3, 5, 101])(
  "the memory of situations keeps the last follower and the two steps to it, of %i moves",
  (size) => {
    const memory = new ContextMemory(size);
    const seen = (): number[] => [memory.newest(memory.find(5)), memory.steps(memory.find(5))];
    const far = size - 1;
    add(memory, 5, far);
    expect(seen()).toEqual([far, 15]);
    add(memory, 5, 0);
    expect(seen()).toEqual([0, 3 * 4 + 1]);
    add(memory, 5, 2);
    expect(seen()).toEqual([2, 4 + 2]);
    add(memory, 5, 1);
    expect(seen()).toEqual([1, 2 * 4 + Math.min(3, far)]);
  },
);

it.each([2, 3, 5, 101])(
  "the memory of situations knows the most frequent own move, recent ones first, of %i moves",
  (size) => {
    const memory = new ContextMemory(size);
    const counts = new Float64Array(size);
    const random = seededRandom(size);
    for (let visit = 0; visit < 500; visit++) {
      const own = random.below(Math.min(size, 4));
      counts.forEach((count, move) => {
        counts[move] = count * SLOT_DECAY + (move === own ? 1 : 0);
      });
      memory.add(9, memory.find(9), 0, own, visit);
      expect(memory.ownHabit(memory.find(9))).toBe(counts.indexOf(Math.max(...counts)));
    }
  },
);

it("the memory of situations says if a move followed most, with no lead in a tie", () => {
  const memory = new ContextMemory(3);
  add(memory, 9, 1);
  expect(memory.leads(memory.find(9), 1, 3)).toBe(true);
  expect(memory.leads(memory.find(9), 0, 3)).toBe(false);
  add(memory, 9, 2);
  expect(memory.leads(memory.find(9), 2, 3)).toBe(true);
  expect(memory.leads(memory.find(9), 1, 3)).toBe(false);
});

it("the memory of situations finds nothing for a situation that never came", () => {
  expect(new ContextMemory(3).find(1)).toBe(-1);
});

it.each([2, 3, 5, 61, 101])(
  "the memory of situations stays within 380 KiB at %i moves, for any number of situations",
  (size) => {
    const memory = new ContextMemory(size);
    const often = 123_456;
    for (let visit = 0; visit < 50; visit++) add(memory, often, 1, visit);
    for (let key = 1; key <= 40_000; key++) add(memory, (key * 2_654_435) | 0, 0, 50);
    expect(memory.visits(memory.find(often))).toBeGreaterThanOrEqual(50);
    expect(memory.find((40_000 * 2_654_435) | 0)).toBeGreaterThanOrEqual(0);
    expect(bytesOf(memory)).toBeLessThan(380 * 1024);
  },
);

it("the memory of situations replaces long unseen situations with new ones", () => {
  const memory = new ContextMemory(101);
  for (let key = 1; key <= 20_000; key++)
    for (let visit = 0; visit < 3; visit++) add(memory, key * 7_919, 1, 1);
  for (let key = 1; key <= 20_000; key++) add(memory, key * 104_729, 1, 100_000);
  const kept = (step: number): number =>
    Array.from({ length: 20_000 }, (_, key) => memory.find((key + 1) * step)).filter((slot) => slot >= 0)
      .length;
  expect(kept(104_729)).toBeGreaterThan(10 * kept(7_919));
});

it("the memory of situations never writes into a slot reassigned in the same round", () => {
  const memory = new ContextMemory(3);
  add(memory, 11, 1);
  const stale = memory.find(11);
  memory.add(12, stale, 2, 0, 2);
  expect(memory.leads(memory.find(11), 1, 3)).toBe(true);
  expect(memory.leads(memory.find(12), 2, 3)).toBe(true);
});

it("the memory of situations loses nothing when it grows or is taken over", () => {
  const memory = new ContextMemory(3);
  const keys = Array.from({ length: 2000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1));
  // When the memory grows, some entries are old and some are new.
  keys.forEach((key, index) => {
    for (let visit = 0; visit <= index % 3; visit++) add(memory, key, index % 3, 3 * index);
  });
  const copy = new ContextMemory(3);
  copy.adopt(memory.tables);
  for (const one of [memory, copy]) {
    keys.forEach((key, index) => {
      expect(one.visits(one.find(key))).toBe(1 + (index % 3));
      expect(one.leads(one.find(key), index % 3, 3)).toBe(true);
    });
  }
  keys.forEach((_, index) => {
    for (const one of [memory, copy]) add(one, Math.imul(index + 7, 0x85ebca6b), 1, 7000);
  });
  expect(copy.tables).toEqual(memory.tables);
});

it("the memory of situations gives little room to one-off situations and reuses evicted room", () => {
  const memory = new ContextMemory(5);
  for (let key = 1; key <= 3000; key++) add(memory, Math.imul(key, 0x9e3779b1), key % 5);
  expect(bytesOf(memory)).toBeLessThan(14 * 3000);
  for (let round = 1; round <= 9; round++) {
    for (let key = 1; key <= 8000; key++)
      for (let visit = 0; visit < 2; visit++)
        add(memory, Math.imul(key + 8000 * round, 0x9e3779b1), 1, 5000 * round);
  }
  expect(bytesOf(memory)).toBeLessThan(8192 * 38 + 1024);
});

it("the memory of situations refuses state that isn't a memory of as many moves", () => {
  const memory = new ContextMemory(3);
  for (const length of [0, 7, 1000]) expect(() => memory.adopt([new Uint8Array(length)])).toThrow(RangeError);
  expect(() => memory.adopt(new ContextMemory(2).tables)).toThrow(RangeError);
  expect(() => memory.adopt([])).toThrow(RangeError);
  expect(() => memory.adopt(memory.tables.slice(0, 1))).toThrow(RangeError);
  const [slots, rows] = memory.tables as [Uint8Array, Uint8Array];
  for (const length of [0, 15, rows.length + 16 * 20_000])
    expect(() => memory.adopt([slots, new Uint8Array(length)])).toThrow(RangeError);
});
