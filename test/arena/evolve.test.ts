import { describe, expect, it } from "vitest";
import { breed, nextPopulation } from "../../src/arena/evolve/breeding.ts";
import { intervalOf, judge } from "../../src/arena/evolve/judgement.ts";
import { evolve, threadExecutor } from "../../src/arena/index.ts";
import { circleGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { canonicalId, families, parseStrategy } from "../../src/core/strategies/index.ts";

describe("breeding", () => {
  it.each(families.filter(({ parameters }) => parameters.length > 0))(
    "$family has children that are valid and unlike their parents more often than not",
    ({ family }) => {
      const random = seededRandom(1);
      const children = Array.from({ length: 50 }, () => breed([family, family], random));
      for (const child of children) expect(canonicalId(child)).toBe(child);
      expect(children.filter((child) => child !== family).length).toBeGreaterThan(10);
    },
  );

  it("takes every value from one of the parents or changes it, and changes at least one of them at times", () => {
    const parents = ["wildcard:context=3,reply=value", "wildcard:context=40,reply=likeliest"] as const;
    const random = seededRandom(2);
    const contexts = Array.from({ length: 200 }, () => parseStrategy(breed(parents, random)).values.context);
    expect(contexts.filter((context) => context === 3).length).toBeGreaterThan(20);
    expect(contexts.filter((context) => context === 40).length).toBeGreaterThan(20);
    expect(contexts.some((context) => context !== 3 && context !== 40)).toBe(true);
  });

  it("keeps a value within what another of the child's values leaves it", () => {
    const random = seededRandom(4);
    const parents = ["daemons:largest=3,smallest=3", "daemons:largest=8,smallest=7"] as const;
    const children = Array.from({ length: 100 }, () => parseStrategy(breed(parents, random)).values);
    for (const { smallest, largest } of children)
      expect(Number(smallest)).toBeLessThanOrEqual(Number(largest));
    expect(children.some(({ smallest, largest }) => Number(smallest) < Number(largest))).toBe(true);
  });

  it("fills the population with different sets, none much slower than the usual one", () => {
    const all = nextPopulation(["wildcard-counters"], 16, seededRandom(3));
    expect(new Set(all).size).toBe(16);
    expect(all[0]).toBe("wildcard-counters");
    for (const id of all) {
      const { family, values } = parseStrategy(id);
      expect(family.stepsPerRound(values)).toBeLessThanOrEqual(1024);
    }
  });
});

describe("a confidence interval", () => {
  it("is 1.96 standard errors to both sides of the mean over opponents", () => {
    const { mean, from, to } = intervalOf([
      [0, 2],
      [3, 5],
    ]);
    expect(mean).toBe(2.5);
    expect(to - mean).toBeCloseTo(1.96 * Math.sqrt((1 + 1) / 4), 12);
    expect(mean - from).toBeCloseTo(to - mean, 12);
  });
});

describe("evolution", () => {
  const family = (name: string) => parseStrategy(name).family;
  const plan = { game: circleGame(3), generations: 2, population: 4, match: 40, judging: 5, seed: 1 };
  const evolved = async (name: string, threads: number) => {
    const players = threadExecutor(threads);
    try {
      return await evolve({ ...plan, family: family(name) }, players);
    } finally {
      await players.close();
    }
  };

  it("is the same with one thread and with two, and judges by opponents it has not met", async () => {
    const report = await evolved("markov", 1);
    expect(await evolved("markov", 2)).toEqual(report);
    expect(report).toMatchObject({ complete: true, start: "markov", generations: { length: 2 } });
    expect(report.heldOut.filter((name) => report.sparring.includes(name) || name === "markov")).toEqual([]);
    expect(["better", "no better", "worse"]).toContain(report.verdict);
  });

  it("measures every leader, and the start, against the same sparring partners in the same matches", async () => {
    const { generations, startMeasured, start } = await evolved("markov", 2);
    for (const { leader, measured } of generations) {
      expect(measured?.from).toBeLessThan(measured?.to ?? 0);
      if (leader === start) expect(measured).toEqual(startMeasured);
    }
    const again = await evolved("markov", 1);
    expect(again.startMeasured).toEqual(startMeasured);
  });

  it("says no better where nothing differs, by any seed", async () => {
    const start = "de-bruijn";
    const players = threadExecutor(1);
    const contest = { opponents: ["frequency"], game: "rps", rounds: 40, matches: 5, limitMs: 60_000 };
    for (let seed = 1; seed <= 3; seed++) {
      const judged = await judge({ ...contest, seed, winner: start, start }, players);
      expect(judged).toMatchObject({ verdict: "no better", difference: { mean: 0, from: 0, to: 0 } });
    }
    await players.close();
  });

  it("refuses a strategy that has no settings", async () => {
    await expect(evolved("random", 1)).rejects.toThrow(/nothing to breed/);
  });
});
