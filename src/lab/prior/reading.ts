// Per-round results of reading one person; all scores are sums over these.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import type { Strategy } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { expectedResults } from "./expectation.ts";

/** By round, from the person's first one. */
export interface Reading {
  readonly player: string;
  /** Wins minus losses, averaged over the strategy's randomness, in -1 … 1. */
  readonly results: Float64Array;
}

/** Replays one person; the recorded opponent's moves replace the strategy's own. `note` gets each of the person's moves
 * before the strategy does. */
export function readPerson(
  game: MatrixGame,
  reader: Strategy,
  { player, rounds }: RecordedPerson,
  note?: (round: number, move: Move) => void,
): Reading {
  const results = new Float64Array(rounds.person.length);
  rounds.person.forEach((move, round) => {
    results[round] = expectedResults(game, reader, reader.choose())[move] as number;
    note?.(round, move);
    reader.observe(rounds.bot[round] as Move, move);
  });
  return { player, results };
}
