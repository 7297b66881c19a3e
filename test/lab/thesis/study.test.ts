import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import { type PoolOptions, runTasks } from "../../../src/lab/kit/pool.ts";
import type { TablePlan } from "../../../src/lab/thesis/plan.ts";
import { playTrials, reportOf, trialsOf } from "../../../src/lab/thesis/study.ts";
import {
  type Job,
  type Opponent,
  runJob,
  runTrial,
  stringOf,
  type Trial,
} from "../../../src/lab/thesis/trial.ts";

const runJobs = (jobs: readonly Job[], options: PoolOptions) =>
  runTasks(new URL("../../../src/lab/thesis/trial.ts", import.meta.url), runJob, jobs, options);

async function runStudy(plans: readonly TablePlan[], options: PoolOptions & { readonly seeds: number }) {
  const successes = await playTrials(plans.flatMap(trialsOf), options);
  return plans.map((plan) => reportOf(plan, successes, options.seeds));
}

const trial = (strategy: string, opponent: Opponent, rounds = 2000): Trial => ({
  strategy,
  opponent,
  rounds,
});
const everyThird: Opponent = { kind: "fixed", every: 3 };
const oftenRock: Opponent = { kind: "likely", rock: 0.9 };

function plan(
  cells: TablePlan["cells"],
  columns = cells[0]?.map((_, column) => `C${column}`) ?? [],
): TablePlan {
  return {
    table: "9.9",
    title: "made up",
    rows: cells.map((_, row) => `R${row}`),
    columns,
    cells,
    theory: cells.map(() => null),
  };
}

describe("strings of moves", () => {
  it("have rock in every third place and a fifth of the others", () => {
    const moves = stringOf({ kind: "fixed", every: 3 }, 30_000, seededRandom(1));
    expect(moves.filter((_, index) => index % 3 === 2).every((move) => move === 0)).toBe(true);
    const others = moves.filter((_, index) => index % 3 !== 2);
    for (const move of [0, 1, 2, 3, 4])
      expect(Math.abs(others.filter((one) => one === move).length / others.length - 0.2)).toBeLessThan(0.01);
  });

  it("have rock as often as asked, and the other four equally often", () => {
    const moves = stringOf({ kind: "likely", rock: 0.4 }, 30_000, seededRandom(2));
    const shares = [0, 1, 2, 3, 4].map((move) => moves.filter((one) => one === move).length / moves.length);
    for (const [move, share] of shares.entries())
      expect(Math.abs(share - (move === 0 ? 0.4 : 0.15))).toBeLessThan(0.01);
  });
});

describe("a trial", () => {
  it("depends only on itself and its seed", () => {
    const one = trial("wildcard:context=2", oftenRock);
    expect(runTrial(one, 1)).toBe(runTrial(one, 1));
    expect(runTrial(one, 1)).not.toBe(runTrial(one, 2));
  });

  it("reaches the theoretical 94.9 % with a reader, and a half at random", () => {
    expect(runTrial(trial("wildcard:context=1", oftenRock), 1)).toBeGreaterThan(93);
    expect(runTrial(trial("wildcard:context=1", oftenRock), 1)).toBeLessThan(96.5);
    expect(
      Math.abs(runTrial(trial("random", { kind: "agent", strategy: "random" }, 20_000), 1) - 50),
    ).toBeLessThan(1.5);
  });
});

describe("the study", () => {
  const cells = [
    [{ trials: [trial("random", everyThird), trial("wildcard:context=2", everyThird)], printed: 55 }],
  ];

  it("gives the same report with one worker and with three", async () => {
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => runStudy([plan(cells)], { seeds: 3, workers })),
    );
    expect(one).toEqual(three);
    expect(one?.[0]).toMatchObject({ complete: true, missing: [] });
  });

  it("shows the mean over trials and seeds, and the deviation over seeds", async () => {
    const [report] = await runStudy([plan(cells)], { seeds: 2, workers: 1 });
    const bySeed = [1, 2].map((seed) =>
      (cells[0]?.[0]?.trials ?? []).reduce((sum, one) => sum + runTrial(one, seed) / 2, 0),
    );
    const [a, b] = bySeed as [number, number];
    expect(report?.cells[0]?.[0]?.mean).toBeCloseTo((a + b) / 2, 9);
    expect(report?.cells[0]?.[0]?.spread).toBeCloseTo(Math.abs(a - b) / Math.SQRT2, 9);
  });

  it("marks means further from the printed value than the tolerance", async () => {
    const fair = (printed: number | null) => ({
      trials: [trial("random", { kind: "agent", strategy: "random" }, 40_000)],
      printed,
    });
    const [report] = await runStudy(
      [plan([[fair(50), fair(52), fair(null)]], ["MV", "MV preprocessed", "SUPP"])],
      {
        seeds: 1,
        workers: 1,
      },
    );
    expect(report?.cells[0]?.map(({ off, tolerance }) => [off, tolerance])).toEqual([
      [false, 1.5],
      [true, 1.5],
      [false, 1.5],
    ]);
    expect(report?.cells[0]?.[0]?.spread).toBeNull();
  });

  it("distinguishes known exceptions from other deviations", async () => {
    // MV against VPS is a known exception with 86 on average, within 4; here the mean is near 89 for `markov:order=1`
    // and near 50 for `random`.
    const judgedAt = async (strategy: string) => {
      const trials = [trial(strategy, { kind: "likely", rock: 0.8 }, 20_000)];
      const one = { ...plan([[{ trials, printed: 80 }]], ["MV"]), table: "4.1", rows: ["VPS"] };
      return (await runStudy([one], { seeds: 1, workers: 1 }))[0]?.cells[0]?.[0];
    };
    expect(await judgedAt("markov:order=1")).toMatchObject({
      off: false,
      exceptional: true,
      known: { expected: 86 },
    });
    expect(await judgedAt("random")).toMatchObject({
      off: true,
      exceptional: false,
      known: { expected: 86 },
    });
  });

  it('takes a value that is printed as "over" for a bound', async () => {
    const bounded = async (printed: number) => {
      const one = plan([
        [{ trials: [trial("markov:order=1", { kind: "likely", rock: 0.8 })], printed, atLeast: true }],
      ]);
      return (await runStudy([one], { seeds: 1, workers: 1 }))[0]?.cells[0]?.[0];
    };
    expect(await bounded(60)).toMatchObject({ off: false, atLeast: true });
    expect(await bounded(95)).toMatchObject({ off: true, atLeast: true });
  });

  it("names unknown agents, leaves their cells empty and plays the others", async () => {
    const absent = { trials: [trial("nobody:order=2", everyThird)], printed: 50 };
    const [report] = await runStudy([plan([[absent, ...(cells[0] ?? [])]])], { seeds: 1, workers: 1 });
    expect(report).toMatchObject({ missing: ["nobody"], complete: false });
    expect(report?.cells[0]?.map(({ mean, off }) => [mean === null, off])[0]).toEqual([true, false]);
    expect(report?.cells[0]?.[1]?.mean).toBeGreaterThan(50);
  });

  it("returns finished results when interrupted", async () => {
    const stop = new AbortController();
    const jobs = Array.from({ length: 50 }, (_, seed) => ({ trial: trial("random", everyThird), seed }));
    const results = await runJobs(jobs, {
      workers: 1,
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    });
    const finished = results.filter((value) => value !== undefined);
    expect(finished.length).toBeGreaterThanOrEqual(2);
    expect(finished.length).toBeLessThan(50);
  });

  it("reports progress, and plays nothing if interrupted before", async () => {
    const jobs = [1, 2, 3].map((seed) => ({ trial: trial("random", everyThird), seed }));
    expect(await runJobs(jobs, { workers: 2, signal: AbortSignal.abort() })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const seen: string[] = [];
    await runJobs(jobs, { workers: 2, onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });

  it("fails if a trial fails", async () => {
    await expect(runJobs([{ trial: trial("nobody", everyThird), seed: 1 }], { workers: 1 })).rejects.toThrow(
      "nobody",
    );
  });
});
