import { describe, expect, it } from "vitest";
import type { Gauges } from "../../gauges.ts";
import { compareForms } from "../../wildcard/study.ts";

/** A clock that advances by a second each time it's read, and a memory that grows by 100 bytes. */
function countedGauges(): Gauges {
  let seconds = 0;
  let bytes = 0;
  return { nowMs: () => 1000 * seconds++, usedBytes: () => 100 * bytes++ };
}

const compare = (context: number, rounds: number, seed = 1) =>
  compareForms({ context, rounds, seed, gauges: countedGauges() });

describe("compareForms", () => {
  it.each([1, 2, 5, 8])("finds both forms equal in every round with a context of %i", (context) => {
    expect(compare(context, 150).equalRounds).toBe(150);
  });

  it("has no literal form with too many counters", () => {
    expect(compare(13, 20)).toMatchObject({ context: 13, literal: undefined, equalRounds: undefined });
  });

  it("reports time per round overall and at the end, and bytes held", () => {
    const { closed, literal } = compare(2, 1000);
    // Two seconds for 1,000 rounds, one of them for the last 200.
    expect(closed).toEqual({ microsecondsPerRound: 2000, microsecondsAtEnd: 5000, bytes: 100 });
    expect(literal).toEqual(closed);
  });

  it("never reports fewer than zero bytes held", () => {
    let bytes = 1000;
    const gauges = { nowMs: () => 0, usedBytes: () => bytes-- };
    expect(compareForms({ context: 1, rounds: 5, seed: 1, gauges }).closed.bytes).toBe(0);
  });
});
