// Who has done best in all tournaments of a place.

import type { Finished } from "./place-document.ts";

export interface LeaderboardLine {
  readonly strategy: string;
  /** First and last of the places that it shares. */
  readonly places: readonly [number, number];
  /** Half points are possible. */
  readonly points: number;
  readonly tournaments: number;
  readonly won: number;
}

/** A tournament gives a point for every entrant that was left behind, and half a point for every one with whom a place was shared. */
export function leaderboard(finished: readonly Finished[]): readonly LeaderboardLine[] {
  const totals = new Map<string, { points: number; tournaments: number; won: number }>();
  for (const { standings } of finished) {
    for (const { strategy, places } of standings) {
      const before = totals.get(strategy) ?? { points: 0, tournaments: 0, won: 0 };
      const [from, to] = places;
      totals.set(strategy, {
        points: before.points + standings.length - (from + to) / 2,
        tournaments: before.tournaments + 1,
        won: before.won + (to === 1 ? 1 : 0),
      });
    }
  }
  const lines = [...totals].map(([strategy, total]) => ({ strategy, ...total }));
  lines.sort((x, y) => y.points - x.points || x.strategy.localeCompare(y.strategy, "en"));
  return lines.map((line) => ({ ...line, places: sharedPlaces(lines, line.points) }));
}

function sharedPlaces(lines: readonly { readonly points: number }[], points: number): readonly [number, number] {
  const better = lines.filter((line) => line.points > points).length;
  return [better + 1, better + lines.filter((line) => line.points === points).length];
}
