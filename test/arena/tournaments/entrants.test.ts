import { describe, expect, it } from "vitest";
import { readEntrants, readSystem, startPlan } from "../../../src/arena/index.ts";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { planOf } from "../tournaments.ts";

const rps = circleGame(3);
const listed = (typed: string) =>
  readEntrants(typed, rps).map(({ name, strategy }) => `${name} is ${strategy}`);

describe("the list of entrants", () => {
  it.each([
    ["copy,rotation", ["copy is copy", "rotation is rotation"]],
    [
      "markov:order=4,decay=0.9,copy",
      ["markov:order=4,decay=0.9 is markov:order=4,decay=0.9", "copy is copy"],
    ],
    [
      "copy, Wildcard:reply=value,context=8",
      ["copy is copy", "wildcard:context=8,reply=value is wildcard:context=8,reply=value"],
    ],
    ["wildcard,context=8,copy", ["wildcard:context=8 is wildcard:context=8", "copy is copy"]],
    ["Anna@copy,Boris@markov:order=4,decay=0.9", ["Anna is copy", "Boris is markov:order=4,decay=0.9"]],
    ["one@copy,two@copy,", ["one is copy", "two is copy"]],
  ])("reads %s with the settings of each entrant", (typed, entrants) => {
    expect(listed(typed)).toEqual(entrants.map((text) => expect.stringMatching(`^${text}$`)));
  });

  it.each([rps, oddEven])("reads all as everyone who plays $id", (game) => {
    const all = readEntrants("all", game);
    expect(all).toHaveLength(families.filter((family) => family.plays(game)).length);
  });

  it.each([
    ["copy", "too-few-entrants", /at least two entrants/],
    ["", "too-few-entrants", /such as/],
    ["copy,copy", "entered-twice", /copy is entered twice.*one@copy,other@copy/],
    ["wildcard,wildcard:context=6", "entered-twice", /wildcard is entered twice/],
    ["anna@copy,Anna@rotation", "entered-twice", /Anna is entered twice/],
    ["!@copy,rotation", "bad-entrant", /"!" isn't a valid name/],
  ])("refuses %s: %s", (typed, kind, message) => {
    expect(() => readEntrants(typed, rps)).toThrow(
      expect.objectContaining({ kind, message: expect.stringMatching(message) }),
    );
  });

  it("names an unknown strategy, with the nearest names", () => {
    const problem = { kind: "unknown-family", typed: "wildcrd", nearest: ["wildcard"] };
    expect(() => readEntrants("wildcrd,copy", rps)).toThrow(expect.objectContaining({ problem }));
  });
});

describe("a plan", () => {
  it("takes a system by name, and suggests the nearest if unknown", () => {
    expect(readSystem(" Swiss")).toBe("swiss");
    expect(() => readSystem("swis")).toThrow('"swis" isn\'t a system; did you mean swiss?');
    expect(() => readSystem("none")).toThrow(/isn't a system/);
  });

  it.each([
    [{ system: "olympic", rounds: 3 }, /only for a swiss tournament/],
    [{ system: "swiss", firstTo: 3 }, /first-to is for olympic-matches and recursive-matches/],
  ] as const)("refuses %j", (more, message) => {
    expect(() => startPlan(planOf(["copy", "rotation"], more))).toThrow(message);
  });
});
