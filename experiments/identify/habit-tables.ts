// Counts of steps by situation, and two distances between such tables, which compare habits, not histories.

import type { MatrixGame, Move, Rounds } from "../../src/core/games/index.ts";
import { sum } from "../../src/core/statistics.ts";

type Table = ReadonlyMap<number, readonly number[]>;

/** One table per kind of situation. */
export type HabitTables = readonly Table[];

interface Kind {
  readonly depth: number;
  /** Index of the situation, below 2^53. */
  situation(past: Past): number;
  /** Steps are relative to the person's last move, moves to the game's first. */
  readonly counts: "steps" | "moves";
}

/** Previous rounds by age: 1 is the last. */
interface Past {
  readonly size: number;
  own(age: number): Move;
  other(age: number): Move;
  result(age: number): number;
  step(age: number): number;
}

const KINDS: readonly Kind[] = [
  { depth: 1, counts: "moves", situation: (past) => past.own(1) * 3 + past.result(1) },
  { depth: 2, counts: "moves", situation: (past) => past.own(1) * past.size + past.own(2) },
  {
    depth: 3,
    counts: "moves",
    situation: (past) => (past.own(1) * past.size + past.own(2)) * past.size + past.own(3),
  },
  { depth: 2, counts: "moves", situation: (past) => past.other(1) * past.size + past.other(2) },
  { depth: 3, counts: "steps", situation: (past) => past.step(1) * past.size + past.step(2) },
  {
    depth: 2,
    counts: "steps",
    situation: (past) => (past.result(1) * 3 + past.result(2)) * past.size + past.step(1),
  },
];

/** Counts the person's habits. */
export function habitTables(game: MatrixGame, rounds: Rounds): HabitTables {
  return KINDS.map((kind) => {
    const table = new Map<number, number[]>();
    for (let round = kind.depth; round < rounds.person.length; round++) {
      const past = pastOf(game, rounds, round);
      const key = kind.situation(past);
      const row = table.get(key) ?? new Array<number>(game.size).fill(0);
      table.set(key, row);
      const from = kind.counts === "steps" ? past.own(1) : 0;
      const followed = ((rounds.person[round] as Move) - from + game.size) % game.size;
      row[followed] = (row[followed] as number) + 1;
    }
    return table;
  });
}

/**
 * Log Bayes factor of two models over one (uniform priors), summed over situations that both have met; higher if they
 * differ. The opponent's moves only select the situations.
 */
export function bayesDistance(a: HabitTables, b: HabitTables): number {
  return sum(
    overRows(a, b, (mine, theirs) => {
      const both = mine.map((count, index) => count + (theirs[index] as number));
      return evidence(mine) + evidence(theirs) - evidence(both);
    }),
  );
}

/** Mean Jensen-Shannon divergence with add-one smoothing, weighted by the root of shared visits. */
export function jensenShannonDistance(a: HabitTables, b: HabitTables): number {
  const rows = overRows(a, b, (mine, theirs) => ({
    weight: Math.sqrt(sum(mine) * sum(theirs)),
    divergence: divergence(sharesOf(mine), sharesOf(theirs)),
  }));
  const weights = sum(rows.map(({ weight }) => weight));
  return weights === 0 ? 1 : sum(rows.map(({ weight, divergence }) => weight * divergence)) / weights;
}

function overRows<Value>(
  a: HabitTables,
  b: HabitTables,
  value: (mine: readonly number[], theirs: readonly number[]) => Value,
): Value[] {
  return a.flatMap((table, kind) =>
    [...table].flatMap(([key, mine]) => {
      const theirs = b[kind]?.get(key);
      return theirs ? [value(mine, theirs)] : [];
    }),
  );
}

/** ln of (k - 1)! product of c! / (n + k - 1)!: uniform prior over distributions. */
function evidence(counts: readonly number[]): number {
  const choices = counts.length - 1;
  return counts.reduce(
    (total, count) => total + lnFactorial(count),
    lnFactorial(choices) - lnFactorial(sum(counts) + choices),
  );
}

const lnFactorials: number[] = [0];

function lnFactorial(n: number): number {
  for (let next = lnFactorials.length; next <= n; next++) {
    lnFactorials.push((lnFactorials[next - 1] as number) + Math.log(next));
  }
  return lnFactorials[n] as number;
}

function divergence(p: readonly number[], q: readonly number[]): number {
  return p.reduce((total, mine, index) => {
    const theirs = q[index] as number;
    const mean = (mine + theirs) / 2;
    return total + (mine * Math.log2(mine / mean) + theirs * Math.log2(theirs / mean)) / 2;
  }, 0);
}

function sharesOf(counts: readonly number[]): readonly number[] {
  const total = sum(counts) + counts.length;
  return counts.map((count) => (count + 1) / total);
}

function pastOf(game: MatrixGame, { person, bot }: Rounds, now: number): Past {
  const own = (age: number): Move => person[now - age] as Move;
  const other = (age: number): Move => bot[now - age] as Move;
  return {
    size: game.size,
    own,
    other,
    result: (age) => game.result("person", own(age), other(age)) + 1,
    step: (age) => (own(age) - own(age + 1) + game.size) % game.size,
  };
}
