// Strategy ids: parsing, writing, refusals and suggestions.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  canonicalId,
  createStrategy,
  families,
  type Parameter,
  parseStrategy,
  StrategyProblem,
  type StrategyProblemKind,
  strategyNames,
  validValues,
} from "../../../src/core/strategies/index.ts";

const rps = circleGame(3);

function problemOf(act: () => unknown): StrategyProblemKind {
  try {
    act();
  } catch (error) {
    if (error instanceof StrategyProblem) return error.problem;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("an id", () => {
  it("is read with decimals, spaces, capitals and any order; missing parameters have their defaults", () => {
    const { family, values } = parseStrategy(" Wildcard:Reply=VALUE, base=2.50 ,context=12 ");
    expect(family.family).toBe("wildcard");
    expect(values).toEqual({ context: 12, base: 2.5, decay: 1, reply: "value" });
  });

  it.each([
    ["wildcard:context=6,base=2,decay=1,reply=likeliest", "wildcard"],
    ["WILDCARD:decay=0.980,context=012", "wildcard:context=12,decay=0.98"],
    ["random", "random"],
    ["vk:move=3", "constant:move=3"],
  ])("%s is %s", (spec, id) => {
    expect(canonicalId(spec)).toBe(id);
  });

  it("is its own canonical id for every family and value", () => {
    const specs = fc
      .constantFrom(...families)
      .chain(({ family, parameters }) =>
        fc
          .tuple(...parameters.map((one) => anyValueOf(one).map((value) => `${one.name}=${value}`)))
          .map((pairs) => (pairs.length > 0 ? `${family}:${pairs.join(",")}` : family)),
      );
    fc.assert(
      fc.property(specs, (spec) => {
        const id = canonicalId(spec);
        expect(canonicalId(id)).toBe(id);
        expect(parseStrategy(id)).toEqual(parseStrategy(spec));
      }),
      { seed: 21 },
    );
  });
});

function anyValueOf(parameter: Parameter): fc.Arbitrary<number | string> {
  if (parameter.kind === "choice") return fc.constantFrom(...parameter.choices);
  const span = fc.integer({ min: parameter.min * 100, max: parameter.max * 100 });
  return span.map((hundredths) =>
    parameter.kind === "whole" ? Math.ceil(hundredths / 100) : hundredths / 100,
  );
}

describe("an invalid id", () => {
  it.each([
    ["wildcrad", ["wildcard"]],
    ["wild", ["wildcard"]],
    ["", []],
    ["zzzzzzzzzz", []],
  ])("of no family, %j, gets the nearest as a suggestion: %j", (typed, nearest) => {
    expect(problemOf(() => parseStrategy(typed))).toEqual({ kind: "unknown-family", typed, nearest });
  });

  it.each([
    ["wildcard:contxt=5", "contxt", "wildcard", ["context", "base", "decay", "reply"]],
    ["wildcard:", "", "wildcard", ["context", "base", "decay", "reply"]],
    ["random:seed=1", "seed", "random", []],
    ["random:constructor=5", "constructor", "random", []],
  ])("%s lists the valid parameters", (spec, typed, family, valid) => {
    const problem = problemOf(() => parseStrategy(spec));
    expect(problem).toEqual({ kind: "unknown-parameter", typed, family, valid });
  });

  it.each([
    ["context", "0", "1..64"],
    ["context", "65", "1..64"],
    ["context", "6.5", "1..64"],
    ["context", "-1", "1..64"],
    ["context", "", "1..64"],
    ["base", "1.9", "2..8"],
    ["base", "nan", "2..8"],
    ["decay", "1e0", "0.5..1"],
    ["reply", "best", "likeliest | value"],
  ])("with %s = %j gets the valid values: %s", (parameter, typed, valid) => {
    const problem = problemOf(() => parseStrategy(`wildcard:${parameter}=${typed}`));
    expect(problem).toEqual({ kind: "bad-value", typed, parameter, family: "wildcard", valid });
  });

  it("is refused for a repeated parameter with both values, and for a game that it doesn't play", () => {
    expect(problemOf(() => parseStrategy("wildcard:context=5,context=6"))).toMatchObject({
      kind: "bad-value",
      typed: "5 6",
      parameter: "context",
    });
    const wrong = { kind: "wrong-game", typed: "seer", family: "seer", game: "rps" };
    expect(problemOf(() => canonicalId("seer", rps))).toEqual(wrong);
    const seat = { game: rps, side: "bot", random: seededRandom(1) } as const;
    expect(problemOf(() => createStrategy("seer", seat))).toEqual(wrong);
  });
});

describe("the registry", () => {
  it("gives each parameter a valid default, each family a source, and each name once", () => {
    for (const { family, parameters, source } of families) {
      const all = parameters.map(({ name, default: usual }) => `${name}=${usual}`).join(",");
      expect(canonicalId(all === "" ? family : `${family}:${all}`)).toBe(family);
      expect(source.length).toBeGreaterThan(20);
      expect(parameters.every((parameter) => validValues(parameter).length > 3)).toBe(true);
    }
    expect(new Set(strategyNames).size).toBe(strategyNames.length);
    for (const name of strategyNames) expect(families).toContain(parseStrategy(name).family);
  });

  it("has every agent of the sources by its name", () => {
    const named =
      "random vk vo vp vps copy rotation anti-rotation frequency markov mv mupn supp mksu mkia wildcard daemons shannon seer";
    expect(strategyNames).toEqual(expect.arrayContaining(named.split(" ")));
  });

  it("says what each family plays by that never predicts a move", () => {
    for (const { family, plays, playsBy } of families) {
      const game = plays(rps) ? rps : oddEven;
      const strategy = createStrategy(family, { game, side: "bot", random: seededRandom(1) });
      const expects = Array.from({ length: 60 }, (_, round) => {
        const move = strategy.choose();
        strategy.observe(move, round % game.size);
        return strategy.expected() !== undefined;
      });
      expect(expects.some(Boolean) || playsBy !== undefined).toBe(true);
    }
  });
});
