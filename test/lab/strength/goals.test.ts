import { describe, expect, it } from "vitest";
import { findingsOf, type StrengthFindings } from "../../../src/lab/strength/findings.ts";
import { goalsOf } from "../../../src/lab/strength/goals.ts";
import { pupilOf } from "../../../src/lab/strength/subject.ts";

const NOTHING: StrengthFindings = findingsOf(pupilOf("fortune-teller"), new Map(), [], undefined);

function verdictOf(findings: Partial<StrengthFindings>, name: RegExp) {
  const goal = goalsOf({ ...NOTHING, ...findings }).find((one) => name.test(one.name));
  return [goal?.asked, goal?.measured, goal?.verdict];
}

const scores = (mean: number, early: number) => ({
  people: 1,
  rounds: 1,
  mean,
  standardError: 0.01,
  early: { mean: early, standardError: 0.02 },
  stretches: [],
});

describe("the goals", () => {
  it("are not measured without data", () => {
    expect(new Set(goalsOf(NOTHING).map(({ verdict }) => verdict))).toEqual(new Set(["not measured"]));
  });

  it.each([
    [0.35, 0.2, "met", "met"],
    [0.31, 0.2, "not met", "met"],
    [0.32, 0.149, "met", "not met"],
  ])("for people with %f in all and %f early are %s and %s", (mean, early, all, first) => {
    const people = { ...NOTHING.people, known: scores(mean, early) };
    expect(verdictOf({ people }, /others known: score/)).toEqual([">= 0.32", mean, all]);
    expect(verdictOf({ people }, /rounds 1-10/)).toEqual([">= 0.15", early, first]);
  });

  it("let shuffled rounds be read no better than their frequencies", () => {
    expect(verdictOf({ people: { ...NOTHING.people, shuffled: scores(0.3, 0) } }, /shuffled/)[2]).toBe(
      "not met",
    );
    expect(verdictOf({ people: { ...NOTHING.people, shuffled: scores(0.05, 0) } }, /shuffled/)[2]).toBe(
      "met",
    );
  });

  it("let what is known of others hurt by one standard error at most", () => {
    const strangers = (mean: number) => ({ scores: scores(0, 0), difference: { mean, standardError: 0.02 } });
    const verdict = (mean: number) =>
      verdictOf({ people: { ...NOTHING.people, strangers: strangers(mean) } }, /unlike those known/)[2];
    expect([verdict(0.1), verdict(-0.01), verdict(-0.03)]).toEqual(["met", "met", "not met"]);
  });

  it("judge time and memory by the dearest figure", () => {
    const cost = {
      rounds: [
        { history: 1, meanMicroseconds: 50, p99Microseconds: 90 },
        { history: 2, meanMicroseconds: 301, p99Microseconds: 999 },
      ],
      bytesPerPlayer: 900_000,
      coldStartMs: 151,
      coldRounds: 1000,
    };
    expect(verdictOf({ cost }, /mean, microseconds/)).toEqual(["<= 300", 301, "not met"]);
    expect(verdictOf({ cost }, /99 of 100/)).toEqual(["<= 1000", 999, "met"]);
    expect(verdictOf({ cost }, /memory/)[2]).toBe("met");
    expect(verdictOf({ cost }, /cold start/)[2]).toBe("not met");
  });
});
