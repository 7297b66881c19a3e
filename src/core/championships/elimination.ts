// Elimination for any number of players: those in a group's slots meet, and the winner takes the better slot, so slots end
// as places. Olympic: losers share places, except third; recursive: they play on until all places are decided.

import type { Championship, Interval, Pairing } from "./championship.ts";

interface Slot {
  readonly player: number;
  /** Places that it can still reach; at the end, the shared ones. */
  readonly places: Interval;
}

/** The slots after the finished rounds, best first, and the next round; empty once all places that count are decided. */
export function eliminationAfter({ players, system, rounds }: Championship): {
  readonly slots: readonly Slot[];
  readonly pairings: readonly Omit<Pairing, "table">[];
} {
  const slots = [...Array(players).keys()];
  const isContested = ([from, to]: Interval): boolean =>
    to > from && (system.startsWith("recursive") || from === 1 || (from === 3 && to === 4));
  let groups: readonly Interval[] = [[1, players]];
  for (const round of rounds) {
    for (const { a, b, score } of round) {
      if (b === null || score !== 0) continue;
      const [i, j] = [slots.indexOf(a), slots.indexOf(b)];
      [slots[i], slots[j]] = [b, a];
    }
    groups = groups.flatMap((group) => (isContested(group) ? halvesOf(group) : [group]));
  }
  const placesAt = (slot: number) => groups.find(([, to]) => slot < to) as Interval;
  const contested = groups.filter(isContested);
  return {
    slots: slots.map((player, slot) => ({ player, places: placesAt(slot) })),
    pairings: [
      ...contested.flatMap((group) => meetings(group, slots)),
      ...contested.flatMap((group) => byes(group, slots)),
    ],
  };
}

/** The winners' half is a power of two. */
function halvesOf(group: Interval): readonly Interval[] {
  const middle = group[0] + wholeSizeOf(group) / 2;
  return [
    [group[0], middle - 1],
    [middle, group[1]],
  ];
}

/** The best slots have byes, so that a power of two remains; the best of the others meets the last, and so on. */
function meetings(places: Interval, slots: readonly number[]): readonly Omit<Pairing, "table">[] {
  const [first, last] = [places[0] - 1 + byesIn(places), places[1] - 1];
  const why = places[0] === 3 && places[1] === 4 ? "third-place" : "bracket";
  return Array.from({ length: (last - first + 1) / 2 }, (_, index) => {
    return { a: slots[first + index] as number, b: slots[last - index] as number, why, places };
  });
}

function byes(places: Interval, slots: readonly number[]): readonly Omit<Pairing, "table">[] {
  const resting = slots.slice(places[0] - 1, places[0] - 1 + byesIn(places));
  return resting.map((a) => ({ a, b: null, why: "bracket-bye", places }));
}

function byesIn(group: Interval): number {
  return wholeSizeOf(group) - (group[1] - group[0] + 1);
}

/** The next power of two. */
function wholeSizeOf([from, to]: Interval): number {
  return 2 ** Math.ceil(Math.log2(to - from + 1));
}
