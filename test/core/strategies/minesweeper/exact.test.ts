import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COVERED } from "../../../../src/core/games/minesweeper/game.ts";
import { ExactSweeper } from "../../../../src/core/strategies/minesweeper/exact.ts";
import type { Position } from "../../../../src/core/strategies/minesweeper/sweeper.ts";
import { bits, bruteRisks, bruteWins, positionAfter, waysOf, winsAfter } from "./brute-force.ts";

const exact = new ExactSweeper();

/** Positions on boards of up to `cells` cells; `most` limits the mines, so that all ways can be enumerated. */
const positions = (cells: number, most: number): fc.Arbitrary<Position> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: 5 }),
      height: fc.integer({ min: 1, max: 5 }),
      mined: fc.uniqueArray(fc.nat(24), { maxLength: most }),
      opened: fc.uniqueArray(fc.nat(24), { maxLength: 25 }),
    })
    .filter(({ width, height }) => width * height <= cells)
    .map(({ width, height, mined, opened }) => {
      const mask = (some: readonly number[]) =>
        some.reduce((sum, cell) => sum | (1 << (cell % (width * height))), 0);
      return positionAfter(width, height, mask(mined), mask(opened));
    });

/** Asserts that probabilities agree; certain ones are exact, without rounding. */
function expectSameRisks(position: Position): void {
  const risks = exact.risks(position);
  for (const [cell, truth] of bruteRisks(position).entries()) {
    const risk = risks[cell] as number;
    const same =
      truth === 0 || truth === 1 || Number.isNaN(truth)
        ? Object.is(risk, truth)
        : Math.abs(risk - truth) < 1e-9;
    if (!same) expect({ position, cell, risk }).toEqual({ truth });
  }
}

describe("the exact mine probabilities", () => {
  it("match a full count in every position of every 3 x 3 board", () => {
    let positionsSeen = 0;
    for (let mined = 0; mined < 512; mined++) {
      const free = 511 & ~mined;
      // All subsets of the free cells.
      for (let opened = free; ; opened = (opened - 1) & free) {
        expectSameRisks(positionAfter(3, 3, mined, opened));
        positionsSeen++;
        if (opened === 0) break;
      }
    }
    expect(positionsSeen).toBe(3 ** 9);
  });

  it("match it on boards of up to 4 x 4 with any number of mines", () => {
    fc.assert(fc.property(positions(16, 16), expectSameRisks), { seed: 6, numRuns: 150 });
  });

  it("match it on boards of up to 5 x 5 with few mines and much unnumbered", () => {
    fc.assert(fc.property(positions(25, 4), expectSameRisks), { seed: 7, numRuns: 30 });
  });

  it("sum to the number of mines", () => {
    fc.assert(
      fc.property(positions(25, 9), (position) => {
        const sum = exact.risks(position).reduce((total, risk) => total + (Number.isNaN(risk) ? 0 : risk), 0);
        expect(sum).toBeCloseTo(position.mines, 9);
      }),
      { seed: 9, numRuns: 100 },
    );
  });
});

describe("the exact strategy", () => {
  it("calls exactly the certainly safe cells safe, whenever there are any", () => {
    fc.assert(
      fc.property(positions(16, 16), (position) => {
        if (isOver(position)) return;
        const truth = bruteRisks(position);
        const { cell, safe } = exact.choose(position);
        expect(safe.every((one) => truth[one] === 0)).toBe(true);
        if (truth.includes(0)) expect(safe).toContain(cell);
        else expect(safe).toEqual([]);
      }),
      { seed: 10, numRuns: 150 },
    );
  });

  it("plays the endgame as well as possible", () => {
    let searched = 0;
    fc.assert(
      fc.property(positions(12, 6), (position) => {
        const ways = waysOf(position);
        if (
          isOver(position) ||
          ways.length > 30 ||
          countCovered(position) > 8 ||
          position.seen.every((shown) => shown === COVERED)
        )
          return;
        searched++;
        const { cell } = exact.choose(position);
        expect(winsAfter(position, ways, cell)).toBe(bruteWins(position, ways));
      }),
      { seed: 11, numRuns: 100 },
    );
    expect(searched).toBeGreaterThan(40);
  });

  it("answers independently of earlier questions", () => {
    fc.assert(
      fc.property(positions(20, 5), positions(20, 5), (position, other) => {
        if (isOver(position) || isOver(other)) return;
        exact.choose(other);
        expect(exact.choose(position)).toEqual(new ExactSweeper().choose(position));
      }),
      { seed: 12, numRuns: 25 },
    );
  });

  it("refuses contradictory numbers and a board without covered cells", () => {
    const { board } = positionAfter(2, 1, 0, 0);
    const position = (seen: readonly number[], mines: number): Position => ({
      board,
      seen: Int8Array.from(seen),
      mines,
      start: "safe",
    });
    expect(() => exact.choose(position([2, COVERED], 1))).toThrow(/contradict/);
    expect(() => exact.choose(position([0, 0], 0))).toThrow(/covered/);
  });
});

describe("its reasons", () => {
  const forcing = (position: Position, numbers: readonly number[], total: boolean) => {
    const silent = position.seen.map((shown, cell) =>
      shown === COVERED || numbers.includes(cell) ? shown : -3,
    );
    return provingWays(position, silent, total);
  };

  it("prove the claim with exactly the numbers they name", () => {
    let proofs = 0;
    fc.assert(
      fc.property(positions(12, 6), (position) => {
        const truth = bruteRisks(position);
        for (const [cell, risk] of truth.entries()) {
          if (risk !== 0 && risk !== 1) continue;
          const reason = exact.explain(position, cell);
          if (reason.kind !== "forced") continue;
          proofs++;
          const proves = (numbers: readonly number[]) =>
            forcing(position, numbers, reason.total).every((mined) => ((mined >> cell) & 1) === risk);
          expect(reason.verdict).toBe(risk === 0 ? "safe" : "mine");
          expect(proves(reason.numbers)).toBe(true);
          for (const spare of reason.numbers)
            expect(proves(reason.numbers.filter((one) => one !== spare))).toBe(false);
        }
      }),
      { seed: 13, numRuns: 60 },
    );
    expect(proofs).toBeGreaterThan(40);
  });

  it("name one number if counting around it is enough, the total only if needed", () => {
    const corner = positionAfter(3, 2, 0b000001, 0b111110);
    expect(exact.explain(corner, 0)).toMatchObject({ kind: "forced", verdict: "mine", total: false });
    // . 1 . . in a row with one mine, which touches the 1: the far cell is safe only because of the total.
    const row = positionAfter(4, 1, 0b0001, 0b0010);
    expect(exact.explain(row, 3)).toEqual({ kind: "forced", verdict: "safe", numbers: [1], total: true });
    expect(exact.explain(row, 0)).toEqual({ kind: "risk", risk: 0.5, least: 0 });
  });

  it("say what the rules guarantee for a first cell", () => {
    const untouched = positionAfter(3, 3, 0b1, 0);
    expect(exact.explain(untouched, 0)).toEqual({ kind: "first", risk: 0 });
    expect(exact.explain({ ...untouched, start: "opening" }, 0)).toEqual({ kind: "first", risk: 0 });
    expect(exact.explain({ ...untouched, start: "seed" }, 0)).toMatchObject({
      kind: "first",
      risk: expect.closeTo(1 / 9),
    });
  });
});

function countCovered({ seen }: Position): number {
  return seen.filter((shown) => shown === COVERED).length;
}

function isOver(position: Position): boolean {
  return countCovered(position) === position.mines;
}

/** Ways that match the numbers that aren't silent; mines are only in covered cells. */
function provingWays(position: Position, silent: Int8Array, total: boolean): readonly number[] {
  const covered = [...position.seen.keys()].filter((cell) => position.seen[cell] === COVERED);
  const ways: number[] = [];
  for (let subset = 0; subset < 2 ** covered.length; subset++) {
    const mined = covered.reduce((sum, cell, at) => sum | (((subset >> at) & 1) << cell), 0);
    if (total && bits(mined) !== position.mines) continue;
    const shown = positionAfter(position.board.width, position.board.height, mined, -1).seen;
    if (silent.every((number, cell) => number < 0 || number === shown[cell])) ways.push(mined);
  }
  return ways;
}
