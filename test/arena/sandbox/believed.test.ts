// Answers of threads, processes and workers: any that's accepted can be stored and read again.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchOutcome } from "../../../src/arena/match/task.ts";
import { believed, believedOutcome } from "../../../src/arena/sandbox/believed.ts";
import type { MatchOrder, NextOrder } from "../../../src/arena/sandbox/orders.ts";
import { taskOf } from "./corpus.ts";

const MATCH: MatchOrder = { kind: "match", task: taskOf(1, ["copy", "rotation"]), made: {} };
const EMPTY = new Uint8Array();
const NEXT: NextOrder = {
  ...{ kind: "next", game: "rps", side: "bot", rounds: 3, seed: EMPTY, own: EMPTY, opponent: EMPTY },
  made: { id: "file:1", bytes: EMPTY },
};

const number = fc.oneof(fc.nat(9), fc.double(), fc.constantFrom(Number.NaN, -1, 0.5, 1e20, 2 ** 53));
const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\ud800", "x".repeat(9_000)));
const anyOf = <One>(one: fc.Arbitrary<One>) => fc.oneof({ weight: 9, arbitrary: one }, fc.anything());
const place = anyOf(fc.record({ line: number, column: number }));
const forfeit = fc.record({
  by: anyOf(fc.constantFrom("a", "b")),
  kind: anyOf(fc.constantFrom("crashed", "illegal")),
  round: number,
  reason: anyOf(text),
  at: fc.option(place, { nil: undefined }),
});
const outcome = fc.record({
  tally: anyOf(fc.record({ wins: number, losses: number, draws: number })),
  forfeits: anyOf(fc.array(forfeit, { maxLength: 3 })),
  noResult: fc.option(fc.record({ why: anyOf(fc.constantFrom("guard", "withdrawn")), reason: anyOf(text) }), {
    nil: undefined,
  }),
});

describe("an outcome computed elsewhere", () => {
  it("is unchanged or has no result, whatever it is", () => {
    fc.assert(
      fc.property(outcome, (said) => {
        const kept = believedOutcome(said as MatchOutcome);
        if (!kept.noResult) expect(kept).toEqual(said);
        expect(JSON.stringify(kept).length).toBeLessThan(20_000);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe("an answer of a child process", () => {
  it.each([
    ["a move of the game", { move: 2 }, true],
    ["a move that there is not", { move: 3 }, false],
    ["a move that is no number", { move: "1" }, false],
    ["a place within a file", { broken: { kind: "crashed", reason: "x", at: { line: 1, column: 1 } } }, true],
    [
      "a place beyond all lines",
      { broken: { kind: "crashed", reason: "x", at: { line: 1e20, column: 1 } } },
      false,
    ],
    ["a reason of a megabyte", { broken: { kind: "crashed", reason: "x".repeat(1e6) } }, false],
    ["nothing", undefined, false],
  ])("is accepted or rejected with %s", (_what, answer, isBelieved) => {
    const found = believed(NEXT, { number: 1, answer });
    expect("answer" in found).toBe(isBelieved);
    if (!isBelieved) expect(found).toHaveProperty("gaveWay.reason", "the result couldn't be read");
  });

  it("is rejected with more rounds than the match", () => {
    const tally = { wins: MATCH.task.rounds, losses: 1, draws: 0 };
    expect(believed(MATCH, { answer: { tally, forfeits: [] } })).toHaveProperty("gaveWay");
  });

  it("never includes long or malformed text, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ gaveWay: fc.record({ reason: text }) })), (said) => {
        const found = believed(NEXT, said);
        if (!("gaveWay" in found)) return;
        expect(found.gaveWay.reason.length).toBeLessThanOrEqual(300);
        expect(found.gaveWay.reason.isWellFormed()).toBe(true);
      }),
      { seed: 6 },
    );
  });
});
