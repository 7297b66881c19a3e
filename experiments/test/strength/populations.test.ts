import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { learnOwn } from "../../../src/lab/prior/own-population.ts";
import { isBetter, type PooledReport } from "../../../src/lab/prior/pooled-study.ts";
import { stagesOn } from "../../../src/lab/prior/study.ts";
import { type Culture, PAPER_FIRST, peopleOf, ROCK_FIRST } from "../../../test/lab/cultures.ts";
import { comparePopulations, type Reader } from "../../strength/populations.ts";

const rps = circleGame(3);
const ROUNDS = 150;
const taught = (culture: Culture) => learnOwn(rps, peopleOf(culture, 60, 60, 1), 1);
const [paper, rock] = [taught(PAPER_FIRST), taught(ROCK_FIRST)];

function compared(people: readonly RecordedPerson[], readers: readonly Reader[]): Promise<PooledReport> {
  return comparePopulations({ game: rps, people, seed: 1 }, readers, stagesOn({ workers: 2 }));
}

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

  it("more than doubles early winnings against its own people", async () => {
    const people = peopleOf(ROCK_FIRST, 60, 30, 7);
    const { paper: alone, "all in one pool": pool } = scoresIn(await compared(people, readers));
    expect(pool?.early).toBeGreaterThan(2 * Math.max(0.1, alone?.early ?? 1));
  });

  it("costs no more than a hundredth a round against others", async () => {
    const people = peopleOf(PAPER_FIRST, 60, ROUNDS, 8);
    const report = await compared(people, readers);
    expect(report.readers.map(({ name }) => name)).toEqual(["nobody", "paper", "rock", "all in one pool"]);
    expect(report.gain?.all.mean).toBeGreaterThan(-0.01);
    expect(isBetter(report)).toBe(false);
  });

  it("compares a lone population with knowing no one", async () => {
    const people = peopleOf(ROCK_FIRST, 10, 30, 9);
    const report = await compared(people, readers.slice(1));
    const { nobody, rock: known } = scoresIn(report);
    expect(report.gain?.all.mean).toBeCloseTo((known?.all ?? 0) - (nobody?.all ?? 0), 12);
  });
});
