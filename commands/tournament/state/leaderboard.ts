// Ranks people's strategies over several tournaments, among themselves.

import { entered } from "../../../src/arena/tournaments/built-ins.ts";
import { type Finished, isWithdrawn, type Standing } from "./place-document.ts";

export interface Total {
  /** Multiples of one half. */
  readonly points: number;
  readonly tournaments: number;
  readonly won: number;
}

export interface LeaderboardLine extends Total {
  readonly strategy: string;
  /** First and last of the shared ranks. */
  readonly ranks: readonly [number, number];
}

export type Totals = ReadonlyMap<string, Total>;

const NOTHING: Total = { points: 0, tournaments: 0, won: 0 };

/** The ranks of strategies that people entered, as if built-in ones weren't in the table. */
export function amongEntered<Line extends Pick<Standing, "name" | "ranks">>(
  standings: readonly Line[],
): readonly Line[] {
  const lines = entered(standings);
  return lines.map((line) => {
    const better = lines.filter(({ ranks: [from] }) => from < line.ranks[0]).length;
    const equal = lines.filter(({ ranks: [from] }) => from === line.ranks[0]).length;
    return { ...line, ranks: [better + 1, better + equal] };
  });
}

/** Points per tournament: 1 for every entrant ranked below, 1/2 for every equal one, not counting built-in ones.
 * Withdrawn entrants count for the others, but have no total themselves. */
export function totalsOf(finished: readonly Pick<Finished, "standings">[]): Totals {
  return sumOf(
    finished.flatMap(({ standings }) => {
      const lines = amongEntered(standings);
      return lines.flatMap(({ name, ranks: [from, to] }): [string, Total][] => {
        const total = { points: lines.length - (from + to) / 2, tournaments: 1, won: to === 1 ? 1 : 0 };
        return isWithdrawn({ name }) ? [] : [[name, total]];
      });
    }),
  );
}

export function sumOf(totals: Iterable<readonly [string, Total]>): Totals {
  const sums = new Map<string, Total>();
  for (const [strategy, { points, tournaments, won }] of totals) {
    const before = sums.get(strategy) ?? NOTHING;
    sums.set(strategy, {
      points: before.points + points,
      tournaments: before.tournaments + tournaments,
      won: before.won + won,
    });
  }
  return sums;
}

/** Best first; equal points share their ranks. */
export function ranked(totals: Totals): readonly LeaderboardLine[] {
  const lines = [...totals].map(([strategy, total]) => ({ strategy, ...total }));
  lines.sort((x, y) => y.points - x.points || x.strategy.localeCompare(y.strategy, "en"));
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [index, { points }] of lines.entries()) {
    if (!first.has(points)) first.set(points, index + 1);
    last.set(points, index + 1);
  }
  return lines.map((line) => ({
    ...line,
    ranks: [first.get(line.points) ?? 0, last.get(line.points) ?? 0],
  }));
}
