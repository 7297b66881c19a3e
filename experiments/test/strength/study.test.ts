import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { families, PARTS } from "../../../src/core/strategies/index.ts";
import { rotatingPeople } from "../../../test/lab/rotating-people.ts";
import { judgeStrength, type StrengthReport } from "../../strength/study.ts";

const data = {
  rps: rotatingPeople(10, 60, { opponents: ["x", "y"] }),
  pennies: rotatingPeople(3, 60, { size: 2 }),
};
/** All families that play, except the literal form of one; plus two more orders of chain and two more constants. */
const OPPONENTS = families.filter((family) => family.plays(circleGame(3))).length - 1 + 4;
const nobody = { rps: [], pennies: [] };
const question = {
  game: circleGame(3),
  seed: 1,
  matches: 2,
  roundsOfChance: 200,
  adversaries: 1,
  adversaryRounds: 60,
};

function judge(
  strategy: string,
  people = data,
  options: Parameters<typeof judgeStrength>[1] = { workers: 2 },
) {
  return judgeStrength({ ...question, strategy, data: people }, options);
}

const meanOf = (scores: { readonly mean: number } | undefined) => scores?.mean ?? Number.NaN;

describe("the judgement of the fortune-teller", () => {
  let report: StrengthReport;

  it("reads and plays everyone, and gives a verdict on each measurement", async () => {
    report = await judge("fortune-teller");
    const { people, pennies, calibration, parts, goals } = report;
    expect(report).toMatchObject({
      strategy: "fortune-teller",
      game: "rps",
      seed: 1,
      matches: 2,
      complete: true,
    });
    for (const scores of [people.known, people.alone, people.shuffled, people.strangers?.scores]) {
      expect(scores).toMatchObject({ people: 10, rounds: 600 });
    }
    expect(meanOf(pennies.known?.played)).toBeGreaterThan(0.6);
    expect(meanOf(pennies.known?.foreseen)).toBeGreaterThan(0.6);
    expect(calibration.early?.count).toBeGreaterThan(0);
    expect(calibration.later?.count).toBeGreaterThan(calibration.early?.count ?? 0);
    expect(parts.map(({ part }) => part)).toEqual(["nothing", ...PARTS]);
    for (const { part, people: scores, gauntlet } of parts) {
      // The net's part with people is a study of its own.
      expect([part, Number.isFinite(scores?.mean), gauntlet?.outcomes.length]).toEqual([
        part,
        part !== "net",
        OPPONENTS,
      ]);
    }
    expect(report.constants.every(({ mean }) => mean > 0.95)).toBe(true);
    expect(report.chance).toMatchObject({ played: 100 });
    expect(goals.filter(({ verdict }) => verdict === "not measured").map(({ name }) => name)).toEqual([
      // Sixty rounds are too few for a rank.
      expect.stringContaining("fed where nothing is ranked"),
      "time of a round, mean, microseconds",
      "time of a round, 99 of 100, microseconds",
      "time of a newcomer's first 300 rounds, mean, microseconds",
      "memory of a player of 300 rounds, bytes",
      "memory of a player of 10,000 rounds, bytes",
      "cold start from 10,000 rounds, milliseconds",
    ]);
    // Ten people and two matches don't prove anything, however well they go.
    expect(goals.find(({ name }) => name.startsWith("people, others known"))?.verdict).toBe("too few");
    expect(goals.find(({ name }) => name.startsWith("chance"))?.verdict).toBe("too few");
  });

  it("attacks it at all games, and its variants too", () => {
    const { targets, banks, turning, learners, scripts, accounts, luck } = report.adversaries;
    expect(targets.map(({ strategy, game }) => `${strategy} ${game}`)).toEqual([
      "fortune-teller rps",
      "fortune-teller rpsls",
      "fortune-teller oddeven",
      "mirror rps",
      "fortune-teller:memory=match,prior=none rps",
      "fortune-teller:without=bank rps",
    ]);
    const unsafe = targets.filter(({ most }) => most.points > 10);
    expect(unsafe.map(({ strategy }) => strategy)).toEqual(["fortune-teller:without=bank"]);
    expect(targets[0]?.policies).toBeGreaterThan(60);
    expect(banks.every(({ bank, most }) => most <= bank)).toBe(true);
    expect(turning?.points).toBeLessThanOrEqual(8);
    expect(learners).toMatchObject({ rounds: 60 });
    expect(scripts.map(({ found }) => found.sweeper.swept > 0.02)).toEqual([false, false, true]);
    expect(accounts?.knowing.accounts).toBe(200);
    expect(Math.abs(meanOf(luck))).toBeLessThan(4 * (luck?.standardError ?? 0));
  });

  it("pairs the ablations' matches with those of the full strategy", () => {
    const bank = report.parts.find(({ part }) => part === "bank");
    const [whole, without] = [report.gauntlet?.mean, bank?.gauntlet?.mean];
    expect(bank?.gauntletDifference?.mean).toBeCloseTo(meanOf(without) - meanOf(whole), 12);
    expect(report.parts[0]?.gauntletDifference).toBeUndefined();
  });

  it("gains from the first rounds on by knowing other people", () => {
    const { known, alone, strangers } = report.people;
    expect(known?.early.mean).toBeGreaterThan((alone?.early.mean ?? 1) + 0.1);
    expect(meanOf(strangers?.difference)).toBeGreaterThan(0.05);
    expect(report.parts.find(({ part }) => part === "population")?.difference?.mean).toBeCloseTo(
      meanOf(alone) - meanOf(known),
      12,
    );
  });

  it("wins next to nothing from shuffled rounds: no future leaks", () => {
    const { known, shuffled } = report.people;
    expect(meanOf(known)).toBeGreaterThan(0.5);
    expect(Math.abs(meanOf(shuffled))).toBeLessThan(0.15);
  });

  it("names the opponent that wins most, and averages over all", () => {
    const { outcomes = [], mean, exploitability } = report.gauntlet ?? {};
    const worst = Math.min(...outcomes.map((one) => one.mean));
    expect(exploitability?.mean).toBe(-worst);
    expect(outcomes.find(({ contest }) => contest.opponent === exploitability?.by)?.mean).toBe(worst);
    expect(mean?.mean).toBeCloseTo(outcomes.reduce((sum, one) => sum + one.mean, 0) / outcomes.length, 12);
  });
});

describe("the judgement of another strategy", () => {
  it("leaves out other people, and is the same with any number of workers", async () => {
    const one = await judge("markov", data, { workers: 1 });
    expect(one.people).toMatchObject({ known: undefined, strangers: undefined, alone: { people: 10 } });
    expect(one.people.shuffled?.mean).toBeLessThan(0.2);
    expect(one).toMatchObject({ parts: [], calibration: { early: undefined } });
    expect(one.adversaries).toMatchObject({ targets: [], learners: undefined, scripts: [] });
    expect(await judge("markov", data, { workers: 3 })).toEqual(one);
  });

  it("works without people", async () => {
    const report = await judge("copy", nobody);
    expect(report.people).toEqual({
      known: undefined,
      alone: undefined,
      shuffled: undefined,
      strangers: undefined,
    });
    expect(report.gauntlet?.outcomes).toHaveLength(OPPONENTS);
  });
});

describe("the judgement of another strategy that claims to be safe", () => {
  it("attacks it, without variants", async () => {
    const { adversaries } = await judge("mirror", nobody);
    expect(adversaries.targets.map(({ game }) => game)).toEqual(["rps", "rpsls", "oddeven"]);
    expect(adversaries.targets.every(({ most }) => most.points <= 10 + 1e-9)).toBe(true);
    expect(adversaries.scripts).toEqual([]);
  });
});

describe("an interrupted judgement", () => {
  it("reports what was finished, and that it's incomplete", async () => {
    const stop = new AbortController();
    const report = await judge("markov", data, {
      workers: 1,
      signal: stop.signal,
      onProgress: (stage, done) => (stage === "matches" && done === 5 ? stop.abort() : undefined),
    });
    expect(report.complete).toBe(false);
    expect(report.people.alone).toMatchObject({ people: 10 });
    expect(report.gauntlet?.outcomes.map(({ played }) => played)).toEqual([2, 2, 1]);
    expect(report.cost).toBeUndefined();
  });
});
