import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { learnOwn } from "../../../src/lab/prior/own-population.ts";
import { isBetter, judgeOwnPopulation } from "../../../src/lab/prior/pooled-study.ts";
import { stagesOn } from "../../../src/lab/prior/study.ts";
import { type Culture, PAPER_FIRST, peopleOf, ROCK_FIRST } from "../cultures.ts";

const rps = circleGame(3);
const paper = learnOwn(rps, peopleOf(PAPER_FIRST, 60, 60, 1), 1);

describe("judging a host's own population", () => {
  const stages = stagesOn({ workers: 2 });
  const judge = (culture: Culture) =>
    judgeOwnPopulation({ game: rps, people: peopleOf(culture, 40, 60, 3), seed: 1 }, [paper], stages);

  it("finds it better on held-out people who differ from known ones", async () => {
    const report = await judge(ROCK_FIRST);
    expect(report.readers.map(({ name, scores }) => [name, scores.people])).toEqual([
      ["the shipped population", 40],
      ["with the host's own", 40],
    ]);
    expect(report.gain?.early.mean).toBeGreaterThan(0.2);
    expect(isBetter(report)).toBe(true);
    expect(await judge(ROCK_FIRST)).toEqual(report);
  });

  it("doesn't find it better when people play at random", async () => {
    const chance: Culture = { ...ROCK_FIRST, firsts: [1, 1, 1], usual: 0 };
    expect(isBetter(await judge(chance))).toBe(false);
  });
});

describe("a population's gain", () => {
  const gain = (all: number, early: number) =>
    isBetter({
      readers: [],
      gain: { all: { mean: all, standardError: 0.01 }, early: { mean: early, standardError: 0.02 } },
    });

  it.each([
    [0.03, 0.01, true, "over all rounds"],
    [0.001, 0.05, true, "in the first ten"],
    [0.022, 0.044, false, "in neither, by bounds that hold together"],
    [-0.009, 0.05, true, "in the first ten, with next to no loss over all"],
    [0.03, -0.011, false, "over all rounds, with a loss in the first ten"],
    [-0.011, 0.05, false, "in the first ten, with a loss over all"],
  ])("of %d and %d is better (%s): %s", (all, early, better) => {
    expect(gain(all, early)).toBe(better);
  });

  it("is never better without a comparison", () => {
    expect(isBetter({ readers: [], gain: undefined })).toBe(false);
  });
});
