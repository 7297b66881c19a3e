// Suggestions for mistyped names: near ones, best first, and none rather than a wild guess.

import { describe, expect, it } from "vitest";
import { nearestNames } from "../../src/strategies/nearest.ts";

const NAMES = ["random", "rotation", "anti-rotation", "markov", "mupn", "supp", "vp", "vps", "wildcard"];

describe("nearestNames", () => {
  it.each([
    ["wildcard", ["wildcard"]],
    ["wildcrd", ["wildcard"]],
    ["willdcard", ["wildcard"]],
    ["vildcard", ["wildcard"]],
    ["rotaton", ["rotation"]],
    ["mar", ["markov"]],
    ["r", ["random", "rotation"]],
    ["vp", ["vp", "vps"]],
    ["mup", ["mupn"]],
    ["xyz", []],
    ["completely-else", []],
  ])("of %s are %j", (typed, nearest) => {
    expect(nearestNames(typed, NAMES)).toEqual(nearest);
  });

  it("are at most three, the nearest first", () => {
    expect(nearestNames("abc", ["abd", "abc", "abe", "abcd", "abx"])).toEqual(["abc", "abcd", "abd"]);
  });

  it("do not offer everything to one who typed nothing", () => {
    expect(nearestNames("", NAMES)).toEqual([]);
  });
});
