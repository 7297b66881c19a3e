import { describe, expect, it } from "vitest";
import { FairQueue } from "../../src/infra/fair-queue.ts";

function queueOf(bounds: { most?: number; mostEach?: number } = {}): FairQueue<string> {
  return new FairQueue({ most: 100, mostEach: 100, ...bounds });
}

function all(queue: FairQueue<string>): string[] {
  return Array.from({ length: queue.size }, () => queue.next() ?? "");
}

describe("a fair queue", () => {
  it("gives the next turn to the person served least recently", () => {
    const queue = queueOf();
    for (const entry of ["a1", "a2", "a3", "b1", "b2", "c1"]) queue.add(entry.charAt(0), entry);
    expect(all(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
    for (const entry of ["c2", "b3", "a4", "d1"]) queue.add(entry.charAt(0), entry);
    expect(all(queue)).toEqual(["d1", "c2", "b3", "a4"]);
  });

  it("counts turns that were granted without waiting", () => {
    const queue = queueOf();
    queue.noteTurn("a");
    queue.add("a", "a1");
    queue.add("b", "b1");
    expect(all(queue)).toEqual(["b1", "a1"]);
  });

  it("limits its length in total and per person", () => {
    const queue = queueOf({ most: 3, mostEach: 2 });
    expect(["a", "a", "a", "b", "c"].map((person) => queue.add(person, person))).toEqual([
      ...[true, true, false, true, false],
    ]);
  });

  it("removes an entry once, or all entries at once", () => {
    const queue = queueOf();
    queue.add("a", "a1");
    queue.add("b", "b1");
    expect([queue.remove("a1"), queue.remove("a1"), queue.size]).toEqual([true, false, 1]);
    expect([queue.next(), queue.next()]).toEqual(["b1", undefined]);
  });
});
