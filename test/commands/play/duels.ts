// Duels as the engine reports them, for tests of their consequences.

import type { DuelResult, DuelRound } from "../../../src/people/index.ts";
import { ANNA, BORIS } from "./table.ts";

/** A duel of rock-paper-scissors, Anna against Boris. */
export function duelOf(id: string, rounds: readonly DuelRound[], more: Partial<DuelResult> = {}): DuelResult {
  return {
    ...{ id, gameId: "rps", rounds, winner: 0, ending: "score" },
    sides: [
      { player: `telegram:${ANNA.id}`, name: ANNA.name },
      { player: `telegram:${BORIS.id}`, name: BORIS.name },
    ],
    ...more,
  };
}

/** The first side always plays rock, the other cycles through all moves. */
export function stubbornRounds(count: number): DuelRound[] {
  return Array.from({ length: count }, (_, at) => [0, at % 3] as const);
}
