import { afterAll, describe, expect, it } from "vitest";
import { breedableFamily, breedableFile } from "../../../src/arena/evolve/breedable.ts";
import { breed, nextPopulation } from "../../../src/arena/evolve/breeding.ts";
import { intervalOf, judge } from "../../../src/arena/evolve/judgement.ts";
import { otherValues, rangesOf, withDefaults } from "../../../src/arena/evolve/ranges.ts";
import { EVOLVE_SYSTEMS, type EvolvePlan, evolve, threadExecutor } from "../../../src/arena/index.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { canonicalId, families, parseStrategy } from "../../../src/core/strategies/index.ts";

const rps = circleGame(3);
const kindOf = (name: string) => breedableFamily(parseStrategy(name).family, rps);

describe("breeding", () => {
  it.each(families.filter((one) => one.parameters.length > 0 && one.plays(rps)))(
    "$family has children that are valid and unlike their parents more often than not",
    ({ family }) => {
      const random = seededRandom(1);
      const children = Array.from({ length: 50 }, () => breed(kindOf(family), [family, family], random));
      for (const child of children) expect(canonicalId(child)).toBe(child);
      expect(children.filter((child) => child !== family).length).toBeGreaterThan(10);
    },
  );

  it("takes each value from a parent, or sometimes changes it", () => {
    const parents = ["wildcard:context=3,reply=value", "wildcard:context=40,reply=likeliest"] as const;
    const random = seededRandom(2);
    const contexts = Array.from(
      { length: 200 },
      () => parseStrategy(breed(kindOf("wildcard"), parents, random)).values.context,
    );
    expect(contexts.filter((context) => context === 3).length).toBeGreaterThan(20);
    expect(contexts.filter((context) => context === 40).length).toBeGreaterThan(20);
    expect(contexts.some((context) => context !== 3 && context !== 40)).toBe(true);
  });

  it("fills the population with different sets", () => {
    const all = nextPopulation(kindOf("wildcard"), ["wildcard"], 16, seededRandom(3));
    expect(new Set(all).size).toBe(16);
    expect(all[0]).toBe("wildcard");
  });
});

/** Plays one move with some probability, otherwise any other. */
const SOURCE = `
// parameters: rock: { default: 1 } is how much.
export const parameters = {
  rock: { min: 0, max: 1, default: .10 },
  "count": { kind: "whole", default: 3, /* of rounds */ min: 1, max: 9 },
  small: { min: 0.00001, max: 0.00005, default: 2e-5 },
};
const { rock, count } = parameters;
export const move = (history, game, random) =>
  random() < rock.default ? 0 : (history.length % count.default) % game.size;
`;
const RANGES = [
  { name: "rock", min: 0, max: 1, default: 0.1 },
  { name: "count", min: 1, max: 9, default: 3, kind: "whole" },
  { name: "small", min: 0.00001, max: 0.00005, default: 0.00002 },
];
const refuse = (why: string): never => {
  throw new Error(why);
};

function fileKind() {
  const parameters = rangesOf(RANGES, refuse);
  const rewritten = (values: Parameters<typeof withDefaults>[1]) => withDefaults(SOURCE, values) ?? "";
  return breedableFile({ name: "rocks.js", source: SOURCE, parameters, rewritten });
}

describe("breeding a file", () => {
  const kind = fileKind();

  it("replaces its parameter values, and nothing else", () => {
    const text = withDefaults(SOURCE, { rock: 0.75, count: 4, small: 3e-5 });
    expect(text).toBe(
      SOURCE.replace("default: .10", "default: 0.75")
        .replace("default: 3,", "default: 4,")
        .replace("2e-5", "0.00003"),
    );
  });

  it.each([
    "rock: { min: 0, max: 1, default: 1 / 2 + 1 }",
    "rock: { min: 0, max: 1, default: HALF }",
    "rock: half",
  ])("writes nothing over %s", (declared) => {
    expect(withDefaults(`export const parameters = { ${declared} };`, { rock: 0.25 })).toBeUndefined();
  });

  it("has different children within the ranges, as fine as needed", async () => {
    const all = nextPopulation(kind, [kind.start], 40, seededRandom(1));
    expect(new Set(all).size).toBe(40);
    const values = all.map((id) => kind.valuesOf(id));
    for (const { rock, count, small } of values) {
      expect(rock).toBeGreaterThanOrEqual(0);
      expect(rock).toBeLessThanOrEqual(1);
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(count);
      expect(small).toBeGreaterThanOrEqual(0.00001);
      expect(small).toBeLessThanOrEqual(0.00005);
    }
    expect(new Set(values.map(({ small }) => small)).size).toBeGreaterThan(5);
    expect(new Set(values.map(({ count }) => count)).size).toBeGreaterThan(3);
    const texts = await Promise.all(
      all.map(async (id) => String(Buffer.from((await kind.strategySources(id)) ?? []))),
    );
    expect(texts[0]).toBe(SOURCE);
    for (const [index, text] of texts.slice(1).entries())
      expect(text).toBe(withDefaults(SOURCE, values[index + 1] ?? {}));
    expect(await kind.strategySources("file:00")).toBeUndefined();
  });

  it("names a child by its changed values, and parses the name back", () => {
    const id = kind.withValues({ rock: 0.5, count: 3, small: 0.00002 });
    expect(kind.labelOf(id)).toBe("rocks.js:rock=0.5");
    expect(kind.settingsOf("rocks.js:rock=0.5")).toEqual({ rock: 0.5, count: 3, small: 0.00002 });
    expect(kind.labelOf(kind.start)).toBe("rocks.js");
    expect(kind.withValues({ rock: 0.1, count: 3, small: 0.00002 })).toBe(kind.start);
  });

  const rate = { name: "rate", min: 0, max: 1, default: 0.5 };
  it.each([
    [undefined, /exports no parameters .*export const parameters/],
    [[], /exports no parameters/],
    [[{ name: "rate" }], /parameter rate without its numbers. Give it min, max and default/],
    [[{ ...rate, max: 0 }], /rate that can only be 0/],
    [[{ ...rate, min: 2 }], /rate whose min, 2, is above its max, 1/],
    [[{ ...rate, default: 1.5 }], /rate whose default, 1.5, isn't between 0 and 1/],
    [[{ ...rate, kind: "whole" }], /rate of kind "whole" with 0.5/],
    [[{ ...rate, kind: "choice" }], /rate of kind "choice"/],
    [[{ ...rate, max: 2e9 }], /rate beyond 1,000,000,000/],
    [[{ ...rate, name: "a rate" }], /a rate whose name isn't valid/],
    [Array.from({ length: 33 }, (_, at) => ({ ...rate, name: `rate${at}` })), /more than 32 parameters/],
  ])("refuses ranges such as %j", (exported, words) => {
    expect(() => rangesOf(exported, refuse)).toThrow(words);
  });

  it("tries values other than the defaults", () => {
    const parameters = rangesOf([rate, { ...rate, name: "none", default: 0 }], refuse);
    expect(otherValues(parameters)).toEqual({ rate: 0, none: 1 });
  });
});

describe("a confidence interval", () => {
  it("is 1.96 standard errors on both sides of the mean over opponents", () => {
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
  const plan: Omit<EvolvePlan, "kind"> = {
    ...{ game: rps, system: "swiss", repeat: 1, generations: 2 },
    ...{ population: 4, match: 40, judging: 5, seed: 1 },
  };
  const [one, two] = [threadExecutor(1), threadExecutor(2)];
  afterAll(() => Promise.all([one.close(), two.close()]));
  const evolved = (name: string, players = one, other: Partial<EvolvePlan> = {}) =>
    evolve({ ...plan, kind: kindOf(name), ...other }, players);

  it("is the same with one thread and two, and judges by new opponents", async () => {
    const report = await evolved("markov");
    expect(await evolved("markov", two)).toEqual(report);
    expect(report).toMatchObject({ complete: true, start: "markov", generations: { length: 2 } });
    expect(report.heldOut.filter((name) => report.sparring.includes(name) || name === "markov")).toEqual([]);
    expect(["better", "no better", "worse"]).toContain(report.verdict);
  });

  it.each([
    ["wildcard", ["wildcard:context=8,base=2.484", "wildcard:context=8,base=2.484"]],
    ["mupn", ["mupn:side=own", "mupn"]],
  ])("gives %s the same leaders as before for the same seed", async (name, leaders) => {
    const { generations, winner } = await evolved(name, one, { seed: 7 });
    expect(generations.map(({ leader }) => leader)).toEqual(leaders);
    expect(winner).toBe(name);
  });

  it.each(EVOLVE_SYSTEMS)("runs by %s with the given number of repeats, reproducibly", async (system) => {
    const once = await evolved("markov", one, { system, repeat: 1 });
    const twice = await evolved("markov", one, { system, repeat: 2 });
    const again = await evolved("markov", one, { system, repeat: 2 });
    expect(twice).toEqual(again);
    expect(twice).toMatchObject({ system, repeat: 2, complete: true, generations: { length: 2 } });
    expect(twice.generations).not.toEqual(once.generations);
  });

  it("breeds a file in the sandbox, and judges the winner", async () => {
    const kind = fileKind();
    const players = threadExecutor(1, { strategySources: kind.strategySources });
    try {
      const small = { ...plan, match: 60, judging: 2 };
      const report = await evolve({ ...small, kind }, players);
      expect(report).toMatchObject({ family: "rocks.js", start: "rocks.js", complete: true });
      for (const label of [...report.generations.map(({ leader }) => leader), report.winner])
        expect(label).toMatch(/^rocks\.js(:(rock|count|small)=[\d.e-]+(,(count|small)=[\d.e-]+)*)?$/);
      expect(report.sparring.length).toBeGreaterThan(3);
      expect(["better", "no better", "worse"]).toContain(report.verdict);
      // Judged by the sum of its results, so it did play.
      expect(report.startMeasured?.mean).toBeLessThan(0);
    } finally {
      await players.close();
    }
  });

  it("measures every leader and the start in the same matches", async () => {
    const { generations, startMeasured, start } = await evolved("markov", two);
    for (const { leader, measured } of generations) {
      expect(measured?.from).toBeLessThan(measured?.to ?? 0);
      if (leader === start) expect(measured).toEqual(startMeasured);
    }
    const again = await evolved("markov");
    expect(again.startMeasured).toEqual(startMeasured);
  });

  it("reports no improvement where nothing differs, for any seed", async () => {
    const start = "constant";
    const contest = { opponents: ["frequency"], game: "rps", rounds: 40, matches: 5, limitMs: 60_000 };
    for (let seed = 1; seed <= 3; seed++) {
      const judged = await judge({ ...contest, seed, winner: start, start }, one);
      expect(judged).toMatchObject({ verdict: "no better", difference: { mean: 0, from: 0, to: 0 } });
    }
  });

  it("refuses a strategy without settings or for another game", () => {
    expect(() => kindOf("random")).toThrow(/nothing to breed/);
  });
});
