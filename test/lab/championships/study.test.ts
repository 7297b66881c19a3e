import { describe, expect, it } from "vitest";
import { gameCount, SYSTEMS, swissRounds } from "../../../src/core/championships/index.ts";
import type { Estimate } from "../../../src/core/statistics.ts";
import { earlierRunOf, STUDY_PLAYERS, theoryOfLots } from "../../../src/lab/championships/earlier-run.ts";
import type { Outcome } from "../../../src/lab/championships/judging.ts";
import type { StudyPlan } from "../../../src/lab/championships/plan.ts";
import { type Estimates, estimatesOf, playPart } from "../../../src/lab/championships/series.ts";
import { runSeries, type SeriesReport } from "../../../src/lab/championships/study.ts";
import {
  type Find,
  finder,
  furtherPlans,
  studyPlan,
  tablePlans,
} from "../../../src/lab/championships/tables.ts";
import { verdictsOf } from "../../../src/lab/championships/verdicts.ts";

/** A clock that advances by one second each time it's read. */
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

  it("reports means and standard errors over all its parts", () => {
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

  it("returns finished results when stopped", async () => {
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

describe("an earlier run's figures and theory", () => {
  const near = ({ mean, standardError }: Estimate, expected: number) =>
    expect(Math.abs(mean - expected)).toBeLessThan(4 * standardError + 0.005 * expected);

  it.each(SYSTEMS)("match a short series of %s at A = .75, with the expected games", (system) => {
    for (const players of STUDY_PLAYERS) {
      const plan = studyPlan(system, players, 0.75);
      const estimates = estimatesOf([playPart({ plan, seed: 1, part: 0, count: 500 })], players);
      for (const name of ["W", "D", "T"] as const) {
        const expected =
          system === "none" ? theoryOfLots(players)[name] : earlierRunOf(system, players, name);
        if (expected !== undefined) near(estimates[name], expected);
      }
      const { atLeast, atMost } = gameCount(system, players, plan);
      expect(estimates.games.mean).toBeGreaterThanOrEqual(atLeast);
      expect(estimates.games.mean).toBeLessThanOrEqual(atMost);
    }
  });
});

describe("the verdicts", () => {
  type Level = (plan: StudyPlan, name: "W" | "D" | "T") => number;

  /** Outcomes of 100,000 championships per series (1,000,000 with 8 players) and seed 1, as in docs/studies.md. */
  const LONG: ReadonlyMap<string, Outcome> = new Map(
    Object.entries({
      "check: places by lot are as theory says, within 20 % of W and 2 % of D and T": "shown",
      "check: where all are alike, the strongest wins as often as anyone, within 20 %": "shown",
      "check: the figures are those of an earlier independent run, A = .75, within 20 % of W and 2 % of D and T":
        "shown",
      "D: where all are alike, shared places move it: olympic most, recursive least": "shown",
      "W: at 8 and 16 the order is matches, round robin, Swiss, olympic": "shown",
      "D: at 8 and 16 the order is that of W": "refuted",
      "T: at 8 and 16 the order is that of W": "refuted",
      "W: at 32 and 64 round robin is the most accurate": "undecided",
      "D: at 32 and 64 round robin is the most accurate": "shown",
      "T: at 32 and 64 round robin is the most accurate": "shown",
      "W: the lead of round robin grows from 32 to 64": "shown",
      "W: round robin is unsurpassed, however many play": "refuted",
      "D: round robin is unsurpassed, however many play": "refuted",
      "T: round robin is unsurpassed, however many play": "refuted",
      "W: olympic without matches is the last at 32 and 64": "shown",
      "W: the lead of olympic with matches over Swiss shrinks as N grows": "shown",
      "D: Swiss passes olympic with matches as N grows": "shown",
      "T: Swiss passes olympic with matches as N grows": "shown",
      "D: at 64 Swiss is behind round robin alone": "shown",
      "T: at 64 Swiss is behind round robin alone": "refuted",
      "games: Swiss takes fewer than olympic with matches": "refuted",
      "games: one more round of Swiss adds fewer than matches to one more": "shown",
      "W: more rounds make Swiss more accurate, and longer matches olympic": "shown",
      "D: more rounds make Swiss more accurate, and longer matches olympic": "shown",
      "T: more rounds make Swiss more accurate, and longer matches olympic": "shown",
      "W: every system is more accurate when it is held four times": "shown",
      "D: every system is more accurate when it is held four times": "shown",
      "T: every system is more accurate when it is held four times": "shown",
      "W: Swiss with the rounds of a knock-out is recursive olympic": "shown",
      "D: Swiss with the rounds of a knock-out is recursive olympic": "refuted",
      "T: Swiss with the rounds of a knock-out is recursive olympic": "refuted",
    }),
  );
  const plans = [...tablePlans(), ...furtherPlans()];

  const playedShort = (championships: number, seed: number): readonly SeriesReport[] =>
    plans.map((plan) => ({
      plan,
      complete: true,
      estimates: estimatesOf([playPart({ plan, seed, part: 0, count: championships })], plan.players),
    }));

  it.each([2, 20, 150])(
    "of %i championships contradict none of 100,000, with any of three seeds",
    (count) => {
      for (let seed = 1; seed <= 3; seed++) {
        const verdicts = verdictsOf(finder(playedShort(count, seed)));
        expect(verdicts.map(({ conclusion }) => conclusion)).toEqual([...LONG.keys()]);
        for (const { conclusion, verdict, because } of verdicts)
          expect([LONG.get(conclusion), "undecided"], `seed ${seed}, ${conclusion}: ${because}`).toContain(
            verdict,
          );
      }
    },
  );

  it("of fewer than a hundred championships are all undecided", () => {
    const decided = verdictsOf(finder(playedShort(99, 1))).filter(({ verdict }) => verdict !== "undecided");
    expect(decided).toEqual([]);
  });

  it("of a few hundred leave open what they can't decide", () => {
    const open = verdictsOf(finder(playedShort(200, 1))).filter(({ verdict }) => verdict === "undecided");
    const words = open.map(({ conclusion }) => conclusion);
    for (const expected of [
      /^W: at 8 and 16 the order/,
      /^W: at 32 and 64/,
      /^D: Swiss passes/,
      /^W: the lead/,
    ])
      expect(words).toContainEqual(expect.stringMatching(expected));
  });

  const ROUND_ROBIN: Readonly<Record<number, number>> = { 8: 3, 16: 3, 32: 5, 64: 9 };
  const isLonger = ({ system, players, rounds, firstTo, times }: StudyPlan): boolean =>
    times > 1 || firstTo > 4 || (system === "swiss" && rounds > swissRounds(players));
  const usualLevel: Level = ({ system, players, rounds }, name) => {
    if (system === "round-robin") return ROUND_ROBIN[players] as number;
    if (system.endsWith("-matches")) return 4;
    if (system !== "swiss" || rounds < swissRounds(players)) return 1;
    return players === 64 && name !== "W" ? 4.5 : 2;
  };
  /** A system's accuracy in a world where everything is as the study says. */
  const levelOf: Level = (plan, name) => usualLevel(plan, name) + (isLonger(plan) ? 0.1 : 0);
  const SHARED: Readonly<Record<string, number>> = {
    olympic: 3,
    "olympic-matches": 3,
    swiss: 2,
    "round-robin": 1,
  };

  function sureWorld(level: Level, isBetter = 1): Find {
    const sure = (mean: number): Estimate => ({ mean, standardError: 1e-6 });
    const estimatesIn = (plan: StudyPlan): Estimates => {
      const { players, system, a, rounds, firstTo } = plan;
      const theory = theoryOfLots(players);
      const good = (name: "W" | "D" | "T") => (a === 0.5 ? 0 : isBetter * level(plan, name));
      const games = { swiss: rounds / 2, "olympic-matches": 1.7 * firstTo }[system as string] ?? 1;
      return {
        W: sure(a === 0.5 ? theory.W : 0.2 + (0.08 * good("W")) / players),
        D: sure(a === 0.5 ? theory.D - (SHARED[system] ?? 0) : 100 - good("D")),
        T: sure(a === 0.5 ? theory.T : 50 - good("T")),
        ...{ M: sure(0), games: sure(games * players), championships: 1e9 },
      };
    };
    return (plan) => ({ plan, complete: true, estimates: estimatesIn(plan) });
  }

  it("confirm true conclusions and refute what contradicts the study", () => {
    const not = verdictsOf(sureWorld(levelOf)).filter(({ verdict }) => verdict !== "shown");
    expect(not.map(({ conclusion, verdict }) => [verdict, conclusion.replace(/,.*/, "")])).toEqual([
      ["refuted", "check: the figures are those of an earlier independent run"],
      ...["W", "D", "T"].map((name) => ["refuted", `${name}: round robin is unsurpassed`]),
    ]);
  });

  it("refute false conclusions and name the series ahead", () => {
    const verdicts = verdictsOf(sureWorld(levelOf, -1)).filter(({ conclusion }) =>
      /^[WDT]: /.test(conclusion),
    );
    const shown = verdicts.filter(({ verdict }) => verdict !== "refuted").map(({ conclusion }) => conclusion);
    expect(shown).toEqual([
      "D: where all are alike, shared places move it: olympic most, recursive least",
      ...["W", "D", "T"].map((name) => `${name}: Swiss with the rounds of a knock-out is recursive olympic`),
    ]);
    const order = verdicts.find(({ conclusion }) => conclusion.startsWith("W: at 8 and 16 the order"));
    expect(order?.because).toMatch(
      /^refuted at 8 \(20 of 20; A = [\d.]+, .* before .*: -.*, five errors are /,
    );
  });

  it("refute fewer games if 64 players need more", () => {
    const find = sureWorld(levelOf);
    const costly: Find = (plan) => {
      const report = find(plan) as SeriesReport;
      const { games, ...others } = report.estimates;
      const times = plan.system === "swiss" && plan.players === 64 ? 9 : 1;
      return { ...report, estimates: { ...others, games: { ...games, mean: times * games.mean } } };
    };
    const games = verdictsOf(costly).filter(({ conclusion }) => conclusion.startsWith("games:"));
    expect(games).toMatchObject([
      {
        verdict: "refuted",
        because: expect.stringMatching(/^shown at 8 .*, at 32 .*; refuted at 64 \(4 of 4; /),
      },
      { verdict: "refuted", because: expect.stringMatching(/refuted at 64/) },
    ]);
  });

  it("are undecided if a series is missing", () => {
    const { size } = LONG;
    expect(verdictsOf(finder([])).map(({ verdict }) => verdict)).toEqual(Array(size).fill("undecided"));
  });
});
