import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { learnOwn } from "../../../src/lab/prior/own-population.ts";
import {
  comparePopulations,
  isBetter,
  judgeOwnPopulation,
  type PooledReport,
} from "../../../src/lab/strength/pooled-study.ts";
import { stagesOn } from "../../../src/lab/strength/stages.ts";
import { type Culture, PAPER_FIRST, peopleOf, ROCK_FIRST } from "../cultures.ts";

const rps = circleGame(3);
const stages = stagesOn({ workers: 2 });
const ROUNDS = 150;
const taught = (culture: Culture) => learnOwn(rps, peopleOf(culture, 60, 60, 1), 1);
const [paper, rock] = [taught(PAPER_FIRST), taught(ROCK_FIRST)];

function scoresIn(report: PooledReport): Record<string, { all: number; early: number }> {
  return Object.fromEntries(
    report.readers.map(({ name, scores }) => [name, { all: scores.mean, early: scores.early.mean }]),
  );
}

describe("a population of another culture in the pool", () => {
  const readers = [
    { name: "paper", populations: [paper] },
    { name: "rock", populations: [rock] },
  ];

  it("more than doubles what is won of its own people in their first ten rounds", async () => {
    const people = peopleOf(ROCK_FIRST, 60, 30, 7);
    const { paper: alone, "all in one pool": pool } = scoresIn(
      await comparePopulations({ game: rps, people, seed: 1 }, readers, stages),
    );
    expect(pool?.early).toBeGreaterThan(2 * Math.max(0.1, alone?.early ?? 1));
  });

  it("takes from others no more than a hundredth a round, whoever is tried", async () => {
    const people = peopleOf(PAPER_FIRST, 60, ROUNDS, 8);
    const report = await comparePopulations({ game: rps, people, seed: 1 }, readers, stages);
    expect(report.readers.map(({ name }) => name)).toEqual(["nobody", "paper", "rock", "all in one pool"]);
    expect(report.gain?.all.mean).toBeGreaterThan(-0.01);
    expect(isBetter(report)).toBe(false);
  });

  it("is compared with knowing nobody where it is alone", async () => {
    const people = peopleOf(ROCK_FIRST, 10, 30, 9);
    const report = await comparePopulations({ game: rps, people, seed: 1 }, readers.slice(1), stages);
    const { nobody, rock: known } = scoresIn(report);
    expect(report.gain?.all.mean).toBeCloseTo((known?.all ?? 0) - (nobody?.all ?? 0), 12);
  });
});

describe("the judgement of a host's own population", () => {
  const judge = (culture: Culture) =>
    judgeOwnPopulation({ game: rps, people: peopleOf(culture, 40, 60, 3), seed: 1 }, [paper], stages);

  it("finds it better where the people are unlike those known, by people who were held out", async () => {
    const report = await judge(ROCK_FIRST);
    expect(report.readers.map(({ name, scores }) => [name, scores.people])).toEqual([
      ["the shipped population", 40],
      ["with the host's own", 40],
    ]);
    expect(report.gain?.early.mean).toBeGreaterThan(0.2);
    expect(isBetter(report)).toBe(true);
    expect(await judge(ROCK_FIRST)).toEqual(report);
  });

  it("does not find it better where there is nothing to be known of them", async () => {
    const chance: Culture = { ...ROCK_FIRST, firsts: [1, 1, 1], usual: 0 };
    expect(isBetter(await judge(chance))).toBe(false);
  });
});

describe("a pool is better with confidence", () => {
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
  ])("%d and %d: %s, %s", (all, early, better) => {
    expect(gain(all, early)).toBe(better);
  });

  it("never without a comparison", () => {
    expect(isBetter({ readers: [], gain: undefined })).toBe(false);
  });
});
