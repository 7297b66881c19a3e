import { afterAll, describe, expect, it } from "vitest";
import { breedableFamily, breedableFile, evolve, withChildren } from "../../src/arena/evolve.ts";
import { threadExecutor } from "../../src/arena/playing.ts";
import { circleGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { canonicalId, families, parseStrategy } from "../../src/core/strategies/index.ts";

/** Plays one move with some probability, and another in other rounds. */
const SOURCE = `
// parameters: rock: { default: 1 } is how much.
export const parameters = {
  rock: { min: 0, max: 1, default: 1 / 10 },
  "count": { kind: "whole", default: 3, min: 1, max: 9 },
};
const { rock, count } = parameters;
export const move = (history, game, random) =>
  random() < rock.default ? 0 : (history.length % count.default) % game.size;
`;
const RANGES = [
  { name: "rock", min: 0, max: 1, default: 0.1 },
  { name: "count", min: 1, max: 9, default: 3, kind: "whole" },
];

describe("a built-in strategy", () => {
  it.each(families.filter((one) => one.parameters.some(({ kind }) => kind !== "choice")))(
    "$family has different valid children",
    ({ family }) => {
      const kind = breedableFamily(family);
      const all = withChildren(kind, [kind.start], 6, seededRandom(1));
      expect(all[0]?.name).toBe(family);
      expect(all.length).toBeGreaterThan(1);
      for (const { name, strategy } of all) expect([name, strategy]).toEqual([canonicalId(name), name]);
    },
  );

  it("starts from the values in its id, and its words stay", () => {
    const kind = breedableFamily("wildcard:context=4,reply=value");
    expect(kind.start.name).toBe(canonicalId("wildcard:context=4,reply=value"));
    for (const { strategy } of withChildren(kind, [kind.start], 20, seededRandom(2)))
      expect(parseStrategy(strategy).values.reply).toBe("value");
  });
});

describe("a file", () => {
  const kind = breedableFile("rocks.js", SOURCE, RANGES);
  const textOf = async (id: string) => new TextDecoder().decode(await kind.strategySources(id));

  it("has other defaults in each variant, and nothing else", async () => {
    const { name, strategy } = kind.variant({ rock: 0.75, count: 3 });
    expect(name).toBe("rocks.js:rock=0.75");
    const [head, tail] = [SOURCE.indexOf("export"), SOURCE.indexOf(";\nconst")];
    const text = await textOf(strategy);
    expect(text.startsWith(SOURCE.slice(0, head))).toBe(true);
    expect(text.endsWith(SOURCE.slice(tail))).toBe(true);
    const declared = text.slice(head, text.length - SOURCE.length + tail).replace(/^.*= /, "");
    expect(JSON.parse(declared)).toEqual({
      rock: { kind: "real", min: 0, max: 1, default: 0.75 },
      count: { kind: "whole", min: 1, max: 9, default: 3 },
    });
    expect(await kind.strategySources("file:00")).toBeUndefined();
  });

  it("has different children within their ranges", () => {
    const all = withChildren(kind, [kind.start], 40, seededRandom(1));
    expect(new Set(all.map(({ strategy }) => strategy)).size).toBe(40);
    for (const { values } of all) {
      expect(values.rock).toBe(Math.min(1, Math.max(0, Number(values.rock))));
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(values.count);
    }
  });

  it.each([
    [SOURCE, undefined],
    ["const parameters = {}; export { parameters };", RANGES],
    [SOURCE, [{ name: "rate" }]],
    [SOURCE, [{ name: "rate", min: 1, max: 1, default: 1 }]],
    [SOURCE, [{ name: "rate", min: 0, max: 1, default: 2 }]],
  ])("is refused without parameters to write", (source, exported) => {
    expect(() => breedableFile("a.js", source, exported)).toThrow(
      /: a\.js has no parameters to breed\. Write/,
    );
  });
});

describe("evolution", () => {
  const [one, two] = [threadExecutor(1), threadExecutor(2)];
  afterAll(() => Promise.all([one.close(), two.close()]));
  const small = { game: circleGame(3), generations: 2, population: 4, match: 40, judging: 5, seed: 1 };

  it("is the same with one thread and two, and judges by strangers", async () => {
    const kind = breedableFamily("markov");
    const leaders: string[] = [];
    const onGeneration = ({ name }: { readonly name: string }): void => void leaders.push(name);
    const report = await evolve({ ...small, kind, repeat: 2, executor: one, onGeneration });
    expect(await evolve({ ...small, kind, repeat: 2, executor: two })).toEqual(report);
    expect(leaders).toHaveLength(2);
    expect(report?.judgement.strangers).not.toContain("markov");
  });

  it("finds nothing better where nothing differs", async () => {
    const kind = breedableFile(
      "same.js",
      SOURCE.replace("random() < rock.default", "false"),
      RANGES.slice(0, 1),
    );
    const executor = threadExecutor(1, { strategySources: kind.strategySources });
    const report = await evolve({ ...small, kind, repeat: 1, executor }).finally(executor.close);
    expect(report?.judgement).toMatchObject({
      verdict: "no better",
      difference: { mean: 0, standardError: 0 },
    });
  });
});
