// Points and places in round robin and Swiss: equal points share places or go to tie-breaks.

import { sum } from "../statistics.ts";
import type { Championship, Interval, Result, Standing } from "./championship.ts";

export interface PlayerPoints {
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  readonly met: { readonly opponent: number; readonly score: Result }[];
}

/** By player, over finished rounds only. */
export function pointsOf({ players, rounds, system }: Championship): readonly PlayerPoints[] {
  const table = Array.from(
    { length: players },
    (): PlayerPoints => ({ points: 0, wins: 0, draws: 0, losses: 0, byes: 0, met: [] }),
  );
  const count = (player: number, opponent: number | null, score: Result): void => {
    const row = table[player] as PlayerPoints;
    if (opponent === null) {
      row.byes++;
      row.points += system === "swiss" ? 1 : 0;
      return;
    }
    row.points += score;
    row.met.push({ opponent, score });
    row[score === 1 ? "wins" : score === 0 ? "losses" : "draws"]++;
  };
  for (const { a, b, score } of rounds.flat()) {
    count(a, b, score);
    if (b !== null) count(b, a, (1 - score) as Result);
  }
  return table;
}

/**
 * Players by points; ties by Buchholz cut 1 (opponents' points without the lowest), Sonneborn-Berger (points of beaten
 * opponents, half of those drawn with), head to head, seed. A bye counts as a win against an opponent with the player's
 * own points. Source: FIDE Handbook C.07, without its unplayed games.
 */
export function standingsByPoints(after: Championship): readonly Standing[] {
  const table = pointsOf(after);
  const byeScore = after.system === "swiss" ? 1 : 0;
  const rows = table.map(({ met, ...own }, player) => {
    const byes = Array.from({ length: own.byes * byeScore }, () => own.points);
    const theirs = met.map(({ opponent }) => (table[opponent] as PlayerPoints).points);
    const all = [...theirs, ...byes];
    const buchholzCut1 = sum(all) - (all.length > 0 ? Math.min(...all) : 0);
    const sonnebornBerger = sum(met.map(({ score }, at) => score * (theirs[at] as number))) + sum(byes);
    return { player, ...own, tieBreaks: { buchholzCut1, sonnebornBerger, headToHead: 0 } };
  });
  type Row = (typeof rows)[number];
  const compare = (x: Row, y: Row): number =>
    y.points - x.points ||
    y.tieBreaks.buchholzCut1 - x.tieBreaks.buchholzCut1 ||
    y.tieBreaks.sonnebornBerger - x.tieBreaks.sonnebornBerger;
  for (const row of rows) {
    const level = new Set(rows.filter((other) => compare(row, other) === 0).map(({ player }) => player));
    const among = (table[row.player] as PlayerPoints).met.filter(({ opponent }) => level.has(opponent));
    row.tieBreaks.headToHead = sum(among.map(({ score }) => score));
  }
  rows.sort(
    (x, y) => compare(x, y) || y.tieBreaks.headToHead - x.tieBreaks.headToHead || x.player - y.player,
  );
  return rows.map((row, at): Standing => {
    const better = rows.filter(({ points }) => points > row.points).length;
    const equal = rows.filter(({ points }) => points === row.points).length;
    const places: Interval =
      after.options.ties === "shared" ? [better + 1, better + equal] : [at + 1, at + 1];
    return { ...row, places };
  });
}
