// The league study: what it finds on a small league, and that the same seed gives the same results.

import { describe, expect, it } from "vitest";
import { canonicalId } from "../../../src/core/strategies/index.ts";
import { gameOf } from "../../../src/lab/kit/task-values.ts";
import { run } from "../../../test/cli/run.ts";
import { ENTRANTS } from "../../league/entrants.ts";
import { type LeaguePlan, playLeague, studyOf } from "../../league/study.ts";
import { describeStudy } from "../../league/text.ts";

const PLAN: LeaguePlan = {
  game: "rps",
  entrants: 16,
  matches: [2, 8],
  rounds: 60,
  sets: 8,
  seed: 1,
};
const LEAGUES = 20;

const played = async (workers: number) => (await playLeague(PLAN, { workers })) ?? [];
const pairs = await played(2);
const study = studyOf(PLAN, pairs, LEAGUES);

describe("the study of the league", () => {
  it("covers ranks of other seeds 95 times in 100, unlike the plain bootstrap", () => {
    for (const { ranks, plain } of study.coverage) {
      expect(ranks.mean).toBeGreaterThan(0.95);
      expect(plain.ranks.mean).toBeLessThan(ranks.mean);
    }
  });

  it("finds narrower intervals with more matches", () => {
    const [few, many] = study.coverage;
    expect(many?.width).toBeLessThan(few?.width ?? 0);
  });

  it("checks for thrown matches in leagues of every possible size", () => {
    expect(study.throwing.map(({ size, leagues }) => [size, leagues])).toEqual([[15, LEAGUES]]);
    for (const { falseAlarms, planted } of study.throwing) {
      expect(falseAlarms).toBeLessThanOrEqual(1);
      for (const { count, found } of planted) expect(count).toBeGreaterThanOrEqual(found);
    }
  });

  it("repeats itself for a seed with any number of threads", async () => {
    expect(await played(1)).toEqual(pairs);
    expect(studyOf(PLAN, pairs, LEAGUES)).toEqual(study);
    expect(describeStudy(study)).not.toMatch(/NaN|undefined/);
  });

  it("has a hundred entrants, each once under one id", () => {
    expect(ENTRANTS.map((spec) => canonicalId(spec, gameOf("rps")))).toEqual(ENTRANTS);
    expect(new Set(ENTRANTS).size).toBe(100);
  });
});

describe("experiment league", () => {
  it("refuses too many entrants, and an invalid number of matches", async () => {
    const league = (...args: string[]) => run(["../experiments/index", "league", ...args]);
    expect((await league("--entrants", "101")).err).toContain("--entrants");
    expect((await league("--matches", "0")).err).toContain("--matches");
  });
});
