// Which pairs of a league are played next: pairs with a person's entry before built-in pairs, and scoring entries
// before the others. Within these, the entrant that has played the least comes first, so that newcomers catch up
// quickly.

import { sha256Hex } from "../../core/fairness/index.ts";
import type { LeagueEntrant } from "./entrants.ts";
import { type Pair, pairKey, pairOf } from "./run.ts";

/** Whether two entrants meet: not if they have the same owner, or if one is a copy of the other. */
function isMatched(a: LeagueEntrant, b: LeagueEntrant): boolean {
  if (a.id === b.id || (a.person !== undefined && a.person === b.person)) return false;
  return !isCopy(a, b) && !isCopy(b, a);
}

function isCopy({ copyOf }: LeagueEntrant, { id, name }: LeagueEntrant): boolean {
  return copyOf !== undefined && (copyOf === name || copyOf === id);
}

/** All pairs in a complete schedule, each once. */
export function pairsOf(roster: readonly LeagueEntrant[]): readonly Pair[] {
  return roster.flatMap((a, at) =>
    roster.slice(at + 1).flatMap((b) => (isMatched(a, b) ? [pairOf(a.id, b.id)] : [])),
  );
}

/** Up to `count` pairs that aren't `done`, most urgent first. */
export function nextPairs(
  roster: readonly LeagueEntrant[],
  done: { has(key: string): boolean },
  count: number,
): readonly Pair[] {
  const all = pairsOf(roster);
  const left = all.filter((pair) => !done.has(pairKey(pair)));
  const played = new Map(roster.map(({ id }) => [id, { done: 0, due: 0 }]));
  for (const pair of all)
    for (const id of pair) {
      const one = played.get(id) as { done: number; due: number };
      one.due++;
      if (done.has(pairKey(pair))) one.done++;
    }
  const shareOf = (id: string): number => {
    const one = played.get(id) as { done: number; due: number };
    return one.done / one.due;
  };
  const standings = new Map(roster.map(({ id, standing }) => [id, standing]));
  const lateness = (pair: Pair): number => {
    if (pair.some((id) => standings.get(id) === "beside")) return 2;
    return pair.every((id) => standings.get(id) === "built-in") ? 1 : 0;
  };
  const ordered = left.map((pair) => ({
    pair,
    late: lateness(pair),
    share: Math.min(...pair.map(shareOf)),
    lot: lotOf(pair),
  }));
  ordered.sort((x, y) => x.late - y.late || x.share - y.share || (x.lot < y.lot ? -1 : 1));
  return ordered.slice(0, count).map(({ pair }) => pair);
}

/** Shuffles pairs of equal urgency; otherwise lesser ids would come first. */
const lots = new Map<string, string>();
const LOTS_MAX = 50_000;

function lotOf(pair: Pair): string {
  const key = pairKey(pair);
  const known = lots.get(key) ?? sha256Hex(key).slice(0, 12);
  if (lots.size >= LOTS_MAX) lots.clear();
  lots.set(key, known);
  return known;
}
