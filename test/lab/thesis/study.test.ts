import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import { playTables } from "../../../src/lab/thesis/study.ts";
import type { TablePlan } from "../../../src/lab/thesis/tables.ts";
import { type Opponent, runTrial, stringOf, type Trial } from "../../../src/lab/thesis/trial.ts";

const trial = (strategy: string, opponent: Opponent, rounds = 2000): Trial => ({
  strategy,
  opponent,
  rounds,
});
const everyThird: Opponent = { kind: "fixed", every: 3 };
const oftenRock: Opponent = { kind: "likely", rock: 0.9 };

describe("strings of moves", () => {
  it("have rock in every third place and a fifth of the others", () => {
    const moves = stringOf({ kind: "fixed", every: 3 }, 30_000, seededRandom(1));
    expect(moves.filter((_, index) => index % 3 === 2).every((move) => move === 0)).toBe(true);
    const others = moves.filter((_, index) => index % 3 !== 2);
    for (const move of [0, 1, 2, 3, 4])
      expect(Math.abs(others.filter((one) => one === move).length / others.length - 0.2)).toBeLessThan(0.01);
  });

  it("have rock as often as asked, and the other four equally often", () => {
    const moves = stringOf({ kind: "likely", rock: 0.4 }, 30_000, seededRandom(2));
    const shares = [0, 1, 2, 3, 4].map((move) => moves.filter((one) => one === move).length / moves.length);
    for (const [move, share] of shares.entries())
      expect(Math.abs(share - (move === 0 ? 0.4 : 0.15))).toBeLessThan(0.01);
  });
});

describe("a trial", () => {
  it("depends only on itself and its seed", () => {
    const one = trial("wildcard:context=2", oftenRock);
    expect(runTrial(one, 1)).toBe(runTrial(one, 1));
    expect(runTrial(one, 1)).not.toBe(runTrial(one, 2));
  });

  it("reaches the theoretical 94.9 % with a reader, and a half at random", () => {
    expect(runTrial(trial("wildcard:context=1", oftenRock), 1)).toBeGreaterThan(93);
    expect(runTrial(trial("wildcard:context=1", oftenRock), 1)).toBeLessThan(96.5);
    expect(
      Math.abs(runTrial(trial("random", { kind: "agent", strategy: "random" }, 20_000), 1) - 50),
    ).toBeLessThan(1.5);
  });
});

describe("the study", () => {
  const plan: TablePlan = {
    ...{ table: "9.9", title: "made up", rows: ["R"], columns: ["C"], theory: [null] },
    cells: [
      [{ trials: [trial("random", everyThird), trial("wildcard:context=2", everyThird)], printed: 55 }],
    ],
  };

  it("shows the mean over trials and seeds and the deviation over seeds, with any number of workers", async () => {
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => playTables([plan], { seeds: 2, workers })),
    );
    expect(one).toEqual(three);
    const [a = 0, b = 0] = [1, 2].map((seed) =>
      (plan.cells[0]?.[0]?.trials ?? []).reduce((sum, own) => sum + runTrial(own, seed) / 2, 0),
    );
    const cell = one?.[0]?.cells[0]?.[0];
    expect(cell?.mean).toBeCloseTo((a + b) / 2, 9);
    expect(cell?.spread).toBeCloseTo(Math.abs(a - b) / Math.SQRT2, 9);
    expect(cell?.printed).toBe(55);
  });

  it("fails if a trial fails", async () => {
    const cells = [[{ trials: [trial("nobody", everyThird)], printed: null }]];
    await expect(playTables([{ ...plan, cells }], { seeds: 1, workers: 1 })).rejects.toThrow("nobody");
  });
});
