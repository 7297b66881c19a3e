// Elimination bracket for any number of players: slots meet, and the winner takes the better slot.

import type { Interval } from "./championship.ts";

interface Meeting {
  readonly i: number;
  readonly j: number;
  readonly places: Interval;
}

export interface BracketRound {
  readonly meetings: readonly Meeting[];
  readonly byes: readonly { readonly i: number; readonly places: Interval }[];
}

/**
 * Bracket rounds: groups split into an upper half (a power of two) and the rest; the best slots get byes, at most one
 * each. @param recursive Losers play on for their places; otherwise only for third place.
 */
export function bracketOf(players: number, recursive: boolean): readonly BracketRound[] {
  const rounds: BracketRound[] = [];
  let groups: readonly Interval[] = [[1, players]];
  while (groups.some((group) => isContested(group, recursive))) {
    const contested = groups.filter((group) => isContested(group, recursive));
    rounds.push({ meetings: contested.flatMap(meetingsOf), byes: contested.flatMap(byesOf) });
    groups = nextGroups(groups, recursive);
  }
  return rounds;
}

/** Places that each slot can still reach after that many rounds. */
export function placesAfter(rounds: number, players: number, recursive: boolean): readonly Interval[] {
  let groups: readonly Interval[] = [[1, players]];
  for (let round = 0; round < rounds; round++) groups = nextGroups(groups, recursive);
  return groups.flatMap((group) => Array.from({ length: sizeOf(group) }, () => group));
}

function nextGroups(groups: readonly Interval[], recursive: boolean): readonly Interval[] {
  return groups.flatMap((group): readonly Interval[] => {
    if (!isContested(group, recursive)) return [group];
    const [from, to] = group;
    const middle = from + wholeSizeOf(group) / 2;
    return [
      [from, middle - 1],
      [middle, to],
    ];
  });
}

function isContested(group: Interval, recursive: boolean): boolean {
  return sizeOf(group) > 1 && (recursive || group[0] === 1 || (group[0] === 3 && sizeOf(group) === 2));
}

function meetingsOf(places: Interval): readonly Meeting[] {
  const whole = wholeSizeOf(places);
  const first = places[0] - 1;
  const byes = whole - sizeOf(places);
  return Array.from({ length: whole / 2 - byes }, (_, index) => ({
    i: first + byes + index,
    j: first + whole - 1 - byes - index,
    places,
  }));
}

function byesOf(places: Interval): readonly { readonly i: number; readonly places: Interval }[] {
  const byes = wholeSizeOf(places) - sizeOf(places);
  return Array.from({ length: byes }, (_, index) => ({ i: places[0] - 1 + index, places }));
}

function sizeOf([from, to]: Interval): number {
  return to - from + 1;
}

function wholeSizeOf(group: Interval): number {
  return 2 ** Math.ceil(Math.log2(sizeOf(group)));
}
