// Per-round results of reading one person: all scores of people are sums over this.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import type { Strategy } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { expectedResults } from "./expectation.ts";

/** By round, from the person's first. */
export interface Reading {
  readonly player: string;
  /** Wins less losses by expectation over the strategy's dice, in -1 … 1. */
  readonly results: Float64Array;
}

/** Replays one person; the recorded opponent's moves replace the strategy's own. `note` is told each
 * move of the person's before the strategy is. */
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
