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
  ])("%j is near %j", (typed, name) => {
    expect(isNear(typed, name)).toBe(true);
    expect(nearestNames(typed, COMMANDS)[0]).toBe(name);
  });

  it.each(["", "weather", "xyz", "privately-owned"])("%j is near none of the commands", (typed) => {
    expect(nearestNames(typed, COMMANDS)).toEqual([]);
  });

  it("counts two neighbours that are swapped as one slip", () => {
    expect(nearestNames("paly", ["pays", "play"])[0]).toBe("play");
    expect(nearestNames("p", ["rps"])).toEqual([]);
    expect(nearestNames("cyop", ["copy"])).toEqual(["copy"]);
  });

  it("is near within as many slips as are allowed", () => {
    expect(isNear("dance", "cancel", 1)).toBe(false);
    expect(isNear("cancle", "cancel", 1)).toBe(true);
    expect(isNear("can", "cancel", 1)).toBe(true);
  });

  it("is answered with the nearest names first, three at most", () => {
    expect(nearestNames("wildcrd", ["random", "wildcard-counters", "wildcard"])).toEqual(["wildcard"]);
    expect(nearestNames("a", ["aa", "ab", "ac", "ad"])).toHaveLength(3);
  });
});
