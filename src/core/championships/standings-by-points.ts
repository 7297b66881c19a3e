// Standings by points for round robin and Swiss: equal points share places or go to tie-breaks.

import { sum } from "../statistics.ts";
import type { Championship, Interval, Standing, TieBreaks } from "./championship.ts";
import { type PlayerPoints, playerPoints } from "./player-points.ts";

/**
 * Players by points; ties by Buchholz cut 1 (opponents' points without the lowest), Sonneborn-Berger (points of beaten
 * opponents, half of those drawn with), head to head, seed. A bye counts as a win against an opponent with the player's
 * own points. Source: FIDE Handbook C.07, without its unplayed games.
 */
export function standingsByPoints(state: Championship): readonly Standing[] {
  const table = playerPoints(state);
  const byeScore = state.system === "swiss" ? 1 : 0;
  const rows = table.map((own, player) => rowOf(player, own, table, byeScore));
  rows.sort((x, y) => compareRows(x, y));
  groupBy(rows, (x, y) => compareRows(x, y) === 0).forEach(setHeadToHead);
  rows.sort((x, y) => compareRows(x, y) || y.headToHead - x.headToHead || x.player - y.player);
  const places =
    state.options.ties === "shared"
      ? sharedPlaces(rows)
      : rows.map((_, index): Interval => [index + 1, index + 1]);
  return rows.map((row, index) => standingOf(row, places[index] as Interval));
}

interface Row {
  readonly player: number;
  readonly own: PlayerPoints;
  readonly buchholzCut1: number;
  readonly sonnebornBerger: number;
  headToHead: number;
}

function rowOf(player: number, own: PlayerPoints, table: readonly PlayerPoints[], byeScore: number): Row {
  const byes = Array.from({ length: own.byes * byeScore }, () => own.points);
  const met = own.met.map(({ opponent }) => (table[opponent] as PlayerPoints).points);
  const all = [...met, ...byes];
  const least = all.length === 0 ? 0 : Math.min(...all);
  return {
    player,
    own,
    buchholzCut1: sum(all) - least,
    sonnebornBerger: sum(own.met.map(({ score }, index) => score * (met[index] as number))) + sum(byes),
    headToHead: 0,
  };
}

function compareRows(x: Row, y: Row): number {
  return (
    y.own.points - x.own.points || y.buchholzCut1 - x.buchholzCut1 || y.sonnebornBerger - x.sonnebornBerger
  );
}

function setHeadToHead(group: readonly Row[]): void {
  const among = new Set(group.map(({ player }) => player));
  for (const row of group) {
    row.headToHead = sum(row.own.met.filter(({ opponent }) => among.has(opponent)).map(({ score }) => score));
  }
}

function sharedPlaces(rows: readonly Row[]): readonly Interval[] {
  let from = 1;
  return groupBy(rows, (x, y) => x.own.points === y.own.points).flatMap((group) => {
    const places: Interval = [from, from + group.length - 1];
    from += group.length;
    return group.map(() => places);
  });
}

function groupBy<T>(list: readonly T[], alike: (x: T, y: T) => boolean): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const one of list) {
    const group = groups.at(-1);
    if (group && alike(group[0] as T, one)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function standingOf(
  { player, own, buchholzCut1, sonnebornBerger, headToHead }: Row,
  places: Interval,
): Standing {
  const { points, wins, draws, losses, byes } = own;
  const tieBreaks: TieBreaks = { buchholzCut1, sonnebornBerger, headToHead };
  return { player, places, points, wins, draws, losses, byes, tieBreaks };
}
