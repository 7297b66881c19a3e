// Duels as the engine tells of them, for tests of what follows from them.

import type { DuelResult, DuelRound } from "../../../src/people/index.ts";
import { ANNA, BORIS } from "./table.ts";

/** A duel of rock-paper-scissors of Anna's against Boris. */
export function duelOf(id: string, rounds: readonly DuelRound[], more: Partial<DuelResult> = {}): DuelResult {
  return {
    ...{ id, gameId: "rps", rounds, winner: 0, ending: "score", rated: true, at: 1 },
    sides: [
      { player: `telegram:${ANNA.id}`, name: ANNA.name },
      { player: `telegram:${BORIS.id}`, name: BORIS.name },
    ],
    ...more,
  };
}

/** The first always plays rock, the other all moves in turn. */
export function stubbornRounds(count: number): DuelRound[] {
  return Array.from({ length: count }, (_, at) => [0, at % 3] as const);
}
