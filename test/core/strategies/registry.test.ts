// Strategy ids: parsing, writing, refusals and suggestions.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  canonicalId,
  createStrategy,
  families,
  type Parameter,
  parseStrategy,
  playsBy,
  StrategyProblem,
  type StrategyProblemKind,
  strategyNames,
  validValues,
} from "../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") as MatrixGame;

function problemOf(act: () => unknown): StrategyProblemKind {
  try {
    act();
  } catch (error) {
    if (error instanceof StrategyProblem) return error.problem;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("parseStrategy", () => {
  it("fills in every missing parameter", () => {
    const { family, values } = parseStrategy("wildcard:reply=value");
    expect(family.family).toBe("wildcard");
    expect(values).toEqual({ context: 6, base: 2, decay: 1, reply: "value" });
  });

  it("reads numbers with decimals, spaces, capitals and any order", () => {
    expect(parseStrategy(" Wildcard:Reply=VALUE, base=2.50 ,context=12 ").values).toEqual({
      context: 12,
      base: 2.5,
      decay: 1,
      reply: "value",
    });
  });
});

describe("canonicalId", () => {
  it.each([
    ["wildcard", "wildcard"],
    ["wildcard:context=6,base=2,decay=1,reply=likeliest", "wildcard"],
    ["WILDCARD:decay=0.980,context=012", "wildcard:context=12,decay=0.98"],
    ["random", "random"],
  ])("classifies %s as %s", (spec, id) => {
    expect(canonicalId(spec)).toBe(id);
  });

  it("is its own canonical id for every family and value", () => {
    const specs = fc.constantFrom(...families).chain(({ family, parameters }) =>
      fc
        .tuple(...parameters.map((parameter) => anyValueOf(parameter)))
        .map((values) => new Map(values.map((value, at) => [parameters[at]?.name, value])))
        .map((values) => ({
          family,
          spec: [family, Array.from(values, (pair) => pair.join("=")).join(",")]
            .filter((part) => part !== "")
            .join(":"),
        })),
    );
    fc.assert(
      fc.property(specs, ({ family, spec }) => {
        const id = canonicalId(spec);
        expect(canonicalId(id)).toBe(id);
        expect(parseStrategy(id)).toEqual(parseStrategy(spec));
        expect(id.startsWith(family)).toBe(true);
      }),
      { seed: 21 },
    );
  });

  it("checks whether the strategy plays the given game", () => {
    expect(canonicalId("wildcard", rps)).toBe("wildcard");
    expect(problemOf(() => canonicalId("seer", rps))).toEqual({
      ...{ kind: "wrong-game", typed: "seer", family: "seer", game: "rps" },
    });
  });
});

function anyValueOf(parameter: Parameter): fc.Arbitrary<string> {
  if (parameter.kind === "choice") return fc.constantFrom(...parameter.choices);
  const span = fc.integer({ min: parameter.min * 100, max: parameter.max * 100 });
  return span.map((hundredths) =>
    String(parameter.kind === "whole" ? Math.ceil(hundredths / 100) : hundredths / 100),
  );
}

describe("an invalid id", () => {
  it.each([
    ["wildcrad", ["wildcard"]],
    ["wild", ["wildcard"]],
    ["ramdon", ["random"]],
    ["", []],
    ["zzzzzzzzzz", []],
  ])("of no family, %j, gets the nearest as a suggestion: %j", (typed, nearest) => {
    expect(problemOf(() => parseStrategy(typed))).toEqual({ kind: "unknown-family", typed, nearest });
  });

  it("lists the valid parameters for an unknown one", () => {
    expect(problemOf(() => parseStrategy("wildcard:contxt=5"))).toEqual({
      kind: "unknown-parameter",
      typed: "contxt",
      family: "wildcard",
      valid: ["context", "base", "decay", "reply"],
    });
    expect(problemOf(() => parseStrategy("random:seed=1"))).toMatchObject({
      kind: "unknown-parameter",
      valid: [],
    });
    expect(problemOf(() => parseStrategy("wildcard:"))).toMatchObject({
      kind: "unknown-parameter",
      typed: "",
    });
    expect(problemOf(() => parseStrategy("wildcard:constructor=5"))).toMatchObject({
      kind: "unknown-parameter",
    });
  });

  it.each([
    ["context", "0", "1..64"],
    ["context", "65", "1..64"],
    ["context", "6.5", "1..64"],
    ["context", "-1", "1..64"],
    ["context", "", "1..64"],
    ["base", "1.9", "2..8"],
    ["base", "nan", "2..8"],
    ["decay", "1.01", "0.5..1"],
    ["decay", "1e0", "0.5..1"],
    ["reply", "best", "likeliest | value"],
  ])("with %s = %j gets the valid values: %s", (parameter, typed, valid) => {
    const problem = problemOf(() => parseStrategy(`wildcard:${parameter}=${typed}`));
    expect(problem).toEqual({ kind: "bad-value", typed, parameter, family: "wildcard", valid });
  });

  it("is refused for a repeated parameter with both values", () => {
    const problem = problemOf(() => parseStrategy("wildcard:context=5,context=6"));
    expect(problem).toMatchObject({ kind: "bad-value", typed: "5 6", parameter: "context" });
  });

  it("is worded for logs", () => {
    expect(() => parseStrategy("wildcard:context=99")).toThrow(
      'parameter context of strategy wildcard takes 1..64, not "99"',
    );
    expect(() => parseStrategy("nobody")).toThrow('no strategy "nobody"');
    expect(() => parseStrategy("random:a=1")).toThrow('strategy random has no parameter "a", only none');
  });

  it("creates nothing, nor does a game that the strategy doesn't play", () => {
    const seat = { game: rps, side: "bot", random: seededRandom(1) } as const;
    expect(() => createStrategy("shannon", seat)).toThrow("does not play rps");
  });
});

describe("the strategy registry", () => {
  it("gives each parameter a valid default and each family a source", () => {
    for (const { family, parameters, source } of families) {
      const all = parameters.map(({ name, default: usual }) => `${name}=${usual}`).join(",");
      expect(canonicalId(all === "" ? family : `${family}:${all}`)).toBe(family);
      expect(source.length).toBeGreaterThan(20);
      expect(parameters.every((parameter) => validValues(parameter).length > 3)).toBe(true);
    }
  });
});

describe("playsBy", () => {
  it.each([
    ["rotation", "rule"],
    ["vps", "rule"],
    ["supp:order=3", "merits"],
    ["mksu", "merits"],
    ["mkia", "merits"],
    ["random", "chance"],
    ["vp", "guess-by-rule"],
    ["anti-rotation", "guess-by-rule"],
    ["markov", undefined],
    ["wildcard", undefined],
  ])("of %s is %s", (spec, by) => {
    expect(playsBy(spec)).toBe(by);
  });

  it("covers every family that never predicts a move", () => {
    for (const { family, plays } of families) {
      const game = plays(rps) ? rps : oddEven;
      const strategy = createStrategy(family, { game, side: "bot", random: seededRandom(1) });
      const expects = Array.from({ length: 60 }, (_, round) => {
        const move = strategy.choose();
        strategy.observe(move, round % game.size);
        return strategy.expected() !== undefined;
      });
      expect(expects.some(Boolean) || playsBy(family) !== undefined).toBe(true);
    }
  });
});

describe("strategy names", () => {
  it("are unique and can all be parsed", () => {
    expect(new Set(strategyNames).size).toBe(strategyNames.length);
    for (const name of strategyNames) expect(families).toContain(parseStrategy(name).family);
    const short =
      "random vk vo vp vps copy rotation anti-rotation frequency markov mupn supp mksu mkia wildcard";
    expect(strategyNames).toEqual(expect.arrayContaining(short.split(" ")));
  });
});
