import { describe, expect, it } from "vitest";
import type { TargetFindings } from "../../strength/adversaries/findings.ts";
import { findingsOf, type StrengthFindings } from "../../strength/findings.ts";
import { goalsOf } from "../../strength/goals.ts";
import type { ContestResult } from "../../strength/programs-study.ts";
import { pupilOf } from "../../strength/subject.ts";

const UNATTACKED = { attacks: [], scripts: [], accounts: [], endless: [] };
const NOTHING: StrengthFindings = findingsOf(pupilOf("fortune-teller"), new Map(), [], UNATTACKED, undefined);

function verdictOf(findings: Partial<StrengthFindings>, name: RegExp) {
  const goal = goalsOf({ ...NOTHING, ...findings }).find((one) => name.test(one.name));
  return [goal?.asked, goal?.measured, goal?.verdict];
}

const scores = (mean: number, early: number, people = 128) => ({
  people,
  rounds: 1,
  mean,
  standardError: 0.01,
  early: { mean: early, standardError: 0.02 },
  stretches: [],
});

const outcome = (mean: number, standardError: number, played: number): ContestResult => ({
  contest: {
    purpose: "chance",
    game: "rps",
    strategy: "fortune-teller",
    opponent: "random",
    rounds: 1000,
    uncounted: 0,
    matches: played,
  },
  played,
  byMatch: [],
  mean,
  standardError,
});

describe("the goals", () => {
  it("reports goals as not measured without data", () => {
    expect(new Set(goalsOf(NOTHING).map(({ verdict }) => verdict))).toEqual(new Set(["not measured"]));
  });

  it.each([
    [0.35, 0.21, "met", "met"],
    [0.34, 0.21, "not met", "met"],
    [0.35, 0.199, "met", "not met"],
  ])("judges people with %f overall and %f early as %s and %s", (mean, early, all, first) => {
    const people = { ...NOTHING.people, known: scores(mean, early) };
    expect(verdictOf({ people }, /others known: score/)).toEqual([">= 0.345", mean, all]);
    expect(verdictOf({ people }, /rounds 1-10/)).toEqual([">= 0.2", early, first]);
  });

  it("rejects results from fewer people", () => {
    const people = { ...NOTHING.people, known: scores(0.9, 0.9, 20) };
    expect(verdictOf({ people }, /others known: score/)[2]).toBe("too few");
    const played = { mean: 0.7, standardError: 0.01 };
    const pennies = { known: { people: 2, played, foreseen: played }, alone: undefined };
    expect(verdictOf({ pennies }, /guessed/)[2]).toBe("too few");
    expect(verdictOf({ pennies }, /foreseen/)[2]).toBe("too few");
  });

  it("requires that shuffled rounds are read no better than frequencies", () => {
    const shuffled = (mean: number) =>
      verdictOf({ people: { ...NOTHING.people, shuffled: scores(mean, 0) } }, /shuffled/)[2];
    expect([shuffled(0.3), shuffled(0.05)]).toEqual(["not met", "met"]);
  });

  it("requires that knowing others helps with strangers", () => {
    const strangers = (mean: number) => ({ scores: scores(0, 0), difference: { mean, standardError: 0.02 } });
    const verdict = (mean: number) =>
      verdictOf({ people: { ...NOTHING.people, strangers: strangers(mean) } }, /unlike those known/)[2];
    expect([verdict(0.1), verdict(0.01), verdict(-0.1)]).toEqual(["met", "too few", "not met"]);
  });

  it("accepts only significant results, not too few matches", () => {
    const verdict = (chance: ContestResult) => verdictOf({ chance }, /^chance/)[2];
    expect(verdict(outcome(0.001, 0.0008, 100))).toBe("met");
    // Within three standard errors of zero, but nearly everything would be.
    expect(verdict(outcome(0.02, 0.02, 100))).toBe("too few");
    expect(verdict(outcome(0.02, 0.001, 100))).toBe("not met");
    expect(verdict(outcome(0, 0, 3))).toBe("too few");
    expect(verdict(outcome(0, Number.NaN, 100))).toBe("too few");
  });

  it("judges by the program whose winnings may be highest", () => {
    const verdict = (outcomes: readonly ContestResult[]) => {
      const mean = { mean: 0.4, standardError: 0 };
      const gauntlet = { strategy: "", outcomes, mean, exploitability: { ...mean, by: "" } };
      return verdictOf({ gauntlet }, /best of them/).slice(1);
    };
    expect(verdict([outcome(-0.001, 0.001, 50), outcome(-0.002, 0.0001, 50)])).toEqual([0.001, "met"]);
    expect(verdict([outcome(-0.001, 0.001, 50), outcome(0.01, 0.02, 50)])).toEqual([-0.01, "too few"]);
    expect(verdict([outcome(-0.006, 0.0001, 50)])).toEqual([0.006, "not met"]);
    expect(verdict([outcome(-0.001, 0.001, 2)])).toEqual([0.001, "too few"]);
  });

  it("judges time and memory by the costliest figure", () => {
    const cost = {
      rounds: [
        { history: 1, meanMicroseconds: 5, p99Microseconds: 90 },
        { history: 2, meanMicroseconds: 21, p99Microseconds: 999 },
      ],
      newcomerMicroseconds: 24,
      newcomerRounds: 300,
      bytesPerPlayer: 140_000,
      bytesLasting: 600_000,
      coldStartMs: 151,
      coldRounds: 10_000,
    };
    expect(verdictOf({ cost }, /a round, mean, microseconds/)).toEqual(["<= 20", 21, "not met"]);
    expect(verdictOf({ cost }, /99 of 100/)).toEqual(["<= 1000", 999, "met"]);
    expect(verdictOf({ cost }, /newcomer/)).toEqual(["<= 25", 24, "met"]);
    expect(verdictOf({ cost }, /300 rounds, bytes/)[2]).toBe("met");
    expect(verdictOf({ cost }, /10,000 rounds, bytes/)[2]).toBe("not met");
    expect(verdictOf({ cost }, /cold start/)[2]).toBe("not met");
  });
});

describe("the goals against attackers that know the strategy", () => {
  const target = (strategy: string, points: number, rounds = 100_000): TargetFindings => ({
    strategy,
    game: "rps",
    leads: [
      { rounds: 9, points: 2.7 },
      { rounds, points },
    ],
    decidedShare: 0.51,
    most: { points, by: "drains" },
    rise: { points: 20.5, by: "drains" },
    policies: 1,
  });
  const verdict = (targets: readonly TargetFindings[], name: RegExp) =>
    verdictOf({ adversaries: { ...NOTHING.adversaries, targets } }, name)[2];

  it("hold for every strategy that claims to be safe", () => {
    const all = [
      target("fortune-teller", 7),
      target("mirror", 10.1),
      target("fortune-teller:without=bank", 999),
    ];
    expect(verdict(all, /at any time: points/)).toBe("met");
    expect(verdict(all, /\(mirror/)).toBe("not met");
    expect(verdict(all, /without/)).toBeUndefined();
    expect(verdict([target("fortune-teller:without=bank", 999)], /at any time: points/)).toBe("not met");
  });

  it("rejects results from shorter matches", () => {
    const short = [target("fortune-teller", 1, 1000)];
    expect(verdict(short, /at any time: points/)).toBe("too few");
    expect(verdict(short, /decided/)).toBe("met");
    expect(verdict([target("fortune-teller", 1, 100)], /decided/)).toBe("too few");
    const worst = { points: 1, by: "copy" };
    const learners = { rounds: 500, most: worst, aRound: worst };
    expect(verdictOf({ adversaries: { ...NOTHING.adversaries, learners } }, /learners/)[2]).toBe("too few");
  });

  it("requires the bound at every horizon, and no gain from farming", () => {
    const asked = (findings: Partial<StrengthFindings["adversaries"]>, name: RegExp) =>
      verdictOf({ adversaries: { ...NOTHING.adversaries, ...findings } }, name)[2];
    const endless = (points: number, rounds = 100_000) =>
      asked({ endless: { rounds, most: { points, by: "reset" } } }, /over all games/);
    expect([endless(10), endless(10.001), endless(10, 10_000)]).toEqual(["met", "not met", "too few"]);
    const farms = (share: number) => {
      const ever = { mean: share, standardError: 0.002 };
      return asked(
        { farms: { ways: 9, accounts: 900, ever, worst: { share, by: "" }, coin: 0.009 } },
        /where nothing is ranked/,
      );
    };
    expect([farms(0.006), farms(0.012), farms(0.9)]).toEqual(["met", "met", "not met"]);
  });

  it("allows for rounding, and nothing more", () => {
    expect(verdict([target("fortune-teller", 10 + 1e-9)], /at any time: points/)).toBe("met");
    expect(verdict([target("fortune-teller", 10.00001)], /at any time: points/)).toBe("not met");
    expect(verdict([target("fortune-teller", 8)], /any moment/)).toBe("not met");
    expect(verdict([target("fortune-teller", 8)], /new account/)).toBe("met");
    expect(verdict([target("fortune-teller", 8)], /decided/)).toBe("met");
  });
});
