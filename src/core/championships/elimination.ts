// Elimination: olympic (losers share places, except third) and recursive (all places decided).

import { type BracketRound, bracketOf, placesAfter } from "./bracket.ts";
import type { Championship, Pairing, Standing } from "./championship.ts";
import { playerPoints } from "./player-points.ts";

/** The next round; empty once all places that count are decided. */
export function eliminationRound(state: Championship): readonly Omit<Pairing, "table">[] {
  const round = bracketOf(state.players, isRecursive(state))[state.rounds.length];
  const slots = slotsOf(state);
  return round ? pairingsOf(round, slots) : [];
}

function pairingsOf(
  { meetings, byes }: BracketRound,
  slots: readonly number[],
): readonly Omit<Pairing, "table">[] {
  const playerAt = (slot: number) => slots[slot] as number;
  return [
    ...meetings.map(({ i, j, places }) => {
      const why = places[0] === 3 && places[1] === 4 ? ("third-place" as const) : ("bracket" as const);
      return { a: playerAt(i), b: playerAt(j), why, places };
    }),
    ...byes.map(({ i, places }) => ({ a: playerAt(i), b: null, why: "bracket-bye" as const, places })),
  ];
}

/** Current places: the interval that a player can still reach, and at the end the shared places. */
export function eliminationStandings(state: Championship): readonly Standing[] {
  const table = playerPoints(state);
  const places = placesAfter(state.rounds.length, state.players, isRecursive(state));
  return slotsOf(state).map((player, slot) => {
    const { points, wins, draws, losses, byes } = table[player] as (typeof table)[number];
    return { player, places: places[slot] as Standing["places"], points, wins, draws, losses, byes };
  });
}

function slotsOf({ players, lots, rounds, system }: Championship): readonly number[] {
  const slots = [...lots];
  const bracket = bracketOf(players, isRecursive({ system }));
  rounds.forEach((round, index) => {
    bracket[index]?.meetings.forEach(({ i, j }, table) => {
      if (round[table]?.score === 0) [slots[i], slots[j]] = [slots[j] as number, slots[i] as number];
    });
  });
  return slots;
}

function isRecursive({ system }: Pick<Championship, "system">): boolean {
  return system.startsWith("recursive");
}
