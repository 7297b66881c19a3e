// A duel for the tests of ratings.

import type { DuelResult } from "../../../src/people/index.ts";

export const NOW = Date.parse("2026-11-18T12:00:00Z");

/** A duel that the first player wins 3 : 0. */
export function duelOf(
  id: string,
  players: readonly [string, string],
  changed: Partial<DuelResult> = {},
): DuelResult {
  const [one, other] = players;
  return {
    ...{ id, gameId: "rps", winner: 0, ending: "score" },
    sides: [
      { player: one, name: `name of ${one}` },
      { player: other, name: `name of ${other}` },
    ],
    rounds: [
      [0, 2],
      [1, 0],
      [2, 1],
    ],
    ...changed,
  };
}
