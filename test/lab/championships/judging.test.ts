import { describe, expect, it } from "vitest";
import {
  agreementCase,
  type Case,
  judgedEstimate,
  leadCase,
  leadOf,
  verdictOn,
} from "../../../src/lab/championships/judging.ts";
import type { Estimates } from "../../../src/lab/championships/series.ts";

const lead = (players: number, mean: number, standardError = 0.005): Case =>
  leadCase(players, "A = 0.75", { mean, standardError });

describe("a case", () => {
  it.each([
    [0.021, "shown"],
    [0.019, "undecided"],
    [0, "undecided"],
    [-0.024, "undecided"],
    [-0.026, "refuted"],
  ])("with a lead of %f, shown beyond four errors of .005, refuted beyond five: %s", (mean, outcome) => {
    expect(lead(8, mean).outcome).toBe(outcome);
  });

  it("reports its difference and its errors", () => {
    expect(lead(64, 0.012).figures).toBe("+0.012, four errors are 0.02");
    expect(lead(64, -0.1).figures).toBe("-0.1, five errors are 0.025");
  });

  it.each([
    [0, 0.001, "shown"],
    [-0.0039, 0.0015, "shown"],
    [0, 0.003, "undecided"],
    [0.005, 0.002, "undecided"],
    [0.0048, 0.001, "shown"],
    [0.0052, 0.001, "refuted"],
    [-0.051, 0.01, "refuted"],
  ])("of agreement, off by %f with errors of %f and .01 allowed: %s", (mean, standardError, outcome) => {
    expect(agreementCase(8, "W", { mean, standardError }, 0.01).outcome).toBe(outcome);
  });

  it("counts a higher W and a lower D or T as better", () => {
    const [x, y] = [
      { mean: 2, standardError: 3 },
      { mean: 1, standardError: 4 },
    ];
    expect(leadOf("W", x, y)).toEqual({ mean: 1, standardError: 5 });
    expect(leadOf("D", x, y)).toEqual({ mean: -1, standardError: 5 });
    expect(leadOf("T", y, x)).toEqual({ mean: 1, standardError: 5 });
  });
});

describe("the estimates of a series", () => {
  const same = { mean: 0, standardError: 0 };
  const of = (championships: number): Estimates => ({
    ...{ W: same, D: same, M: same, T: same, games: same, championships },
  });

  it("are too few with fewer than a hundred championships", () => {
    expect(leadCase(8, "", judgedEstimate(of(99), "D"))).toMatchObject({
      outcome: "undecided",
      figures: expect.stringContaining("too few championships"),
    });
  });

  it("have an error above 0 even if the strongest never won", () => {
    expect(judgedEstimate(of(100), "W").standardError).toBe(0.01);
    expect(judgedEstimate(of(100), "T").standardError).toBe(0);
  });
});

describe("a conclusion", () => {
  it("is shown if every case is, and names the least certain one", () => {
    expect(verdictOn("so it is", [lead(8, 0.05), lead(8, 0.03), lead(64, 0.04)])).toEqual({
      conclusion: "so it is",
      verdict: "shown",
      because:
        "shown at 8 (all 2; A = 0.75: +0.03, four errors are 0.02), at 64 (A = 0.75: +0.04, four errors are 0.02)",
    });
  });

  it("is undecided if one case is", () => {
    expect(verdictOn("", [lead(8, 0.05), lead(64, 0.012)])).toMatchObject({
      verdict: "undecided",
      because: expect.stringMatching(
        /^shown at 8 .*; undecided at 64 \(A = 0.75: \+0.012, four errors are 0.02\)$/,
      ),
    });
  });

  it("is refuted if one case is, and names it", () => {
    const cases = [lead(8, 0.05), lead(32, -0.03), lead(32, -0.06), lead(32, 0.05), lead(64, 0.012)];
    const { verdict, because } = verdictOn("", cases);
    expect(verdict).toBe("refuted");
    expect(because).toMatch(/^shown at 8 .*; refuted at 32 \(2 of 3; A = 0.75: -0.06, .*; undecided at 64 /);
  });

  it("is undecided without its series", () => {
    expect(verdictOn("", undefined).verdict).toBe("undecided");
    expect(verdictOn("", []).verdict).toBe("undecided");
  });
});
