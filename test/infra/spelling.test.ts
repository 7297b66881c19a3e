import { describe, expect, it } from "vitest";
import { isNear, nearestNames } from "../../src/infra/spelling.ts";

const COMMANDS = ["rps", "help", "start", "privacy", "data"];

describe("the spelling of a mistyped name", () => {
  it.each([
    ["rsp", "rps"],
    ["RPS", "rps"],
    ["hlep", "help"],
    ["priv", "privacy"],
    ["strat", "start"],
    ["privcay", "privacy"],
    ["dta", "data"],
  ])("matches %j with %j", (typed, name) => {
    expect(isNear(typed, name)).toBe(true);
    expect(nearestNames(typed, COMMANDS)[0]).toBe(name);
  });

  it.each(["", "weather", "xyz", "privately-owned"])("matches %j with no command", (typed) => {
    expect(nearestNames(typed, COMMANDS)).toEqual([]);
  });

  it("counts two swapped neighbours as one mistake", () => {
    expect(nearestNames("paly", ["pays", "play"])[0]).toBe("play");
    expect(nearestNames("p", ["rps"])).toEqual([]);
    expect(nearestNames("cyop", ["copy"])).toEqual(["copy"]);
  });

  it("matches within the allowed number of mistakes", () => {
    expect(isNear("dance", "cancel", 1)).toBe(false);
    expect(isNear("cancle", "cancel", 1)).toBe(true);
    expect(isNear("can", "cancel", 1)).toBe(true);
  });

  it("suggests the nearest names first, three at most", () => {
    expect(nearestNames("wildcrd", ["random", "wildcard-tables", "wildcard"])).toEqual(["wildcard"]);
    expect(nearestNames("a", ["aa", "ab", "ac", "ad"])).toHaveLength(3);
  });
});
