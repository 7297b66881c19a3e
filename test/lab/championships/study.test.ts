import { describe, expect, it } from "vitest";
import { gameCount, SYSTEMS } from "../../../src/core/championships/index.ts";
import type { Estimate } from "../../../src/core/statistics.ts";
import { referenceOf, STUDY_PLAYERS, theoryOfLots } from "../../../src/lab/championships/printed.ts";
import { estimatesOf, playPart } from "../../../src/lab/championships/series.ts";
import { runSeries, type SeriesReport } from "../../../src/lab/championships/study.ts";
import { finder, stepPlans, studyPlan, tablePlans } from "../../../src/lab/championships/tables.ts";
import { verdictsOf } from "../../../src/lab/championships/verdicts.ts";

/** A clock that goes one second at every look. */
function clock(): () => number {
  let ms = 0;
  return () => {
    ms += 1000;
    return ms;
  };
}

describe("a series", () => {
  const series = [studyPlan("swiss", 8, 0.75), studyPlan("none", 8, 0.75)].map((plan) => ({
    plan,
    championships: 1300,
  }));

  it("gives the same estimates with one thread and with three", async () => {
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => runSeries(series, { seed: 1, workers, nowMs: clock() })),
    );
    expect(one).toEqual(three);
    expect(one?.series.map(({ complete, estimates }) => [complete, estimates.championships])).toEqual([
      [true, 1300],
      [true, 1300],
    ]);
    expect(one?.championshipsPerSecond).toBe(2600);
  });

  it("depends on its seed and its part", () => {
    const plan = studyPlan("olympic", 8, 0.75);
    expect(playPart({ plan, seed: 1, part: 0, count: 50 })).toEqual(
      playPart({ plan, seed: 1, part: 0, count: 50 }),
    );
    expect(playPart({ plan, seed: 1, part: 0, count: 50 })).not.toEqual(
      playPart({ plan, seed: 2, part: 0, count: 50 }),
    );
    expect(playPart({ plan, seed: 1, part: 0, count: 50 })).not.toEqual(
      playPart({ plan, seed: 1, part: 1, count: 50 }),
    );
  });

  it("tells means and standard errors of all its parts together", () => {
    const parts = [
      { count: 2, sums: [1, 8, 2, 6], squares: [1, 40, 4, 18] },
      { count: 2, sums: [1, 8, 2, 6], squares: [1, 40, 4, 18] },
    ];
    const { W, D, M, T, games, championships } = estimatesOf(parts, 4);
    expect(championships).toBe(4);
    expect(W).toEqual({ mean: 0.5, standardError: Math.sqrt(1 / 3 / 4) });
    expect(M).toEqual({ mean: D.mean / 4, standardError: D.standardError / 4 });
    expect(T.mean).toBe(1);
    expect(games).toEqual({ mean: 3, standardError: 0 });
  });

  it("returns what is finished when it is stopped", async () => {
    const stop = new AbortController();
    const onProgress = (): void => stop.abort();
    const report = await runSeries(series, {
      seed: 1,
      workers: 1,
      nowMs: clock(),
      signal: stop.signal,
      onProgress,
    });
    expect(report.series.map(({ complete }) => complete)).toEqual([false, false]);
    expect(report.series[0]?.estimates.championships).toBe(500);
  });
});

describe("the study's figures", () => {
  const near = ({ mean, standardError }: Estimate, expected: number) =>
    expect(Math.abs(mean - expected)).toBeLessThan(4 * standardError + 0.005 * expected);

  it.each(SYSTEMS)(
    "come out for %s at A = .75, in a short series, with games as the formula says",
    (system) => {
      for (const players of STUDY_PLAYERS) {
        const plan = studyPlan(system, players, 0.75);
        const estimates = estimatesOf([playPart({ plan, seed: 1, part: 0, count: 1500 })], players);
        for (const name of ["W", "D", "T"] as const) {
          const expected =
            system === "none" ? theoryOfLots(players)[name] : referenceOf(system, players, name);
          if (expected !== undefined) near(estimates[name], expected);
        }
        const { atLeast, atMost } = gameCount(system, players, plan);
        expect(estimates.games.mean).toBeGreaterThanOrEqual(atLeast);
        expect(estimates.games.mean).toBeLessThanOrEqual(atMost);
      }
    },
  );
});

describe("the verdicts", () => {
  const sure = (mean: number): Estimate => ({ mean, standardError: 1e-6 });

  /** Series whose estimates are what `of` says, and where that is nothing, those of the study at
   * least in its order. */
  function reports(
    of: (plan: SeriesReport["plan"]) => Partial<Record<"W" | "D" | "T", number>>,
  ): readonly SeriesReport[] {
    const plans = [...tablePlans(), ...STUDY_PLAYERS.flatMap((players) => Object.values(stepPlans(players)))];
    return plans.map((plan) => {
      const theory = theoryOfLots(plan.players);
      const usual = (name: "W" | "D" | "T") =>
        plan.a === 0.75 ? (referenceOf(plan.system, plan.players, name) ?? theory[name]) : theory[name];
      const { W = usual("W"), D = usual("D"), T = usual("T") } = of(plan);
      const games = sure(plan.rounds + plan.firstTo);
      return {
        plan,
        complete: true,
        estimates: { W: sure(W), D: sure(D), M: sure(0), T: sure(T), games, championships: 1 },
      };
    });
  }

  const verdictOn = (words: string, list: readonly SeriesReport[]) =>
    verdictsOf(finder(list)).find(({ conclusion }) => conclusion.includes(words));

  it("find what is as printed and as theory says, and name what is not", () => {
    const right = reports(() => ({}));
    expect(verdictOn("figures are those", right)).toMatchObject({ verdict: "holds", because: "32 cases" });
    expect(verdictOn("by lot", right)).toMatchObject({ verdict: "holds" });
    const wrong = reports(({ system, players }) => (system === "swiss" && players === 8 ? { D: 17 } : {}));
    expect(verdictOn("figures are those", wrong)).toMatchObject({
      verdict: "holds in part",
      because: "31 cases; not D of swiss at 8: 17.00 for 16.70",
    });
  });

  it("say who is before round robin, and where", () => {
    const ahead = reports(({ system, players, a }) => {
      if (a === 0.5) return {};
      return {
        W: system === "olympic" && players === 8 && a === 1 ? 0.9 : 0.5,
        D: system === "round-robin" ? 1 : 2,
      };
    });
    expect(verdictOn("most accurate (W)", ahead)).toMatchObject({
      verdict: "holds in part",
      because: "15 cases; not at N = 8, A = 1: olympic before it",
    });
    expect(verdictOn("most accurate (D)", ahead)).toMatchObject({ verdict: "holds" });
  });

  it("judge whether Swiss passes olympic with matches, and whether the gap in W shrinks", () => {
    const passing = reports(({ system, players }) =>
      system === "swiss" ? { D: 40, W: 0.1 } : { D: players, W: 0.1 + 1 / players },
    );
    expect(verdictOn("passes olympic with matches as N grows (D", passing)).toMatchObject({
      verdict: "holds",
    });
    expect(verdictOn("lead of olympic", passing)).toMatchObject({ verdict: "holds" });
    const staying = reports(({ system }) => (system === "swiss" ? { D: 100, W: 0.1 } : { D: 50, W: 0.2 }));
    expect(verdictOn("passes olympic with matches as N grows (D", staying)).toMatchObject({
      verdict: "does not hold",
    });
    expect(verdictOn("lead of olympic", staying)).toMatchObject({ verdict: "does not hold" });
  });

  it("compare what a game more gains", () => {
    const gaining = reports(({ system, rounds, firstTo }) => ({
      D: 1000 - (system === "swiss" ? 2 : 1) * (rounds + firstTo),
    }));
    expect(verdictOn("for each game added than matches do (D", gaining)).toMatchObject({ verdict: "holds" });
    const losing = reports(({ system, rounds, firstTo }) => ({
      D: 1000 - (system === "swiss" ? 1 : 2) * (rounds + firstTo),
    }));
    expect(verdictOn("for each game added than matches do (D", losing)).toMatchObject({
      verdict: "does not hold",
    });
  });

  it("judge nothing where a series is missing", () => {
    expect(verdictsOf(finder([])).map(({ verdict }) => verdict)).toEqual(Array(11).fill("not judged"));
  });
});
