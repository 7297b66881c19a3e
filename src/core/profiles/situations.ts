// Counts what a person did in each simple situation, for profiles and comparisons.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { sum } from "../statistics.ts";

/** Results of a round in display order. */
export const RESULTS: readonly Result[] = [1, 0, -1];

/** What followed the rounds with one result. */
export interface AfterResult {
  readonly result: Result;
  readonly total: number;
  /** By `step`: how often the next move was that far along the circle; step 0 repeats the move. */
  readonly steps: readonly number[];
  /** By previous move, how often each move followed. */
  readonly byMove: readonly (readonly number[])[];
}

/** The counts from one history. */
export interface Situations {
  readonly rounds: number;
  readonly moves: readonly number[];
  /** In the order won, drawn, lost; results that never occurred are absent. */
  readonly after: readonly AfterResult[];
}

/** Counts the person's moves and what followed each result. `starts`: rounds with no predecessor, because a different
 * history starts there. */
export function countSituations(
  game: MatrixGame,
  { person, bot }: Rounds,
  starts: readonly number[] = [],
): Situations {
  const zeros = (): number[] => new Array<number>(game.size).fill(0);
  const moves = zeros();
  const tables = new Map(RESULTS.map((result) => [result, Array.from({ length: game.size }, zeros)]));
  person.forEach((move, round) => {
    add(moves, move);
    if (round === 0 || starts.includes(round)) return;
    const before = person[round - 1] as Move;
    const result = game.result("person", before, bot[round - 1] as Move);
    add(tables.get(result)?.[before] ?? [], move);
  });
  const after = [...tables].map(([result, byMove]) => afterResult(game.size, result, byMove));
  return { rounds: person.length, moves, after: after.filter(({ total }) => total > 0) };
}

function afterResult(size: number, result: Result, byMove: readonly (readonly number[])[]): AfterResult {
  const steps = Array.from({ length: size }, (_, step) =>
    sum(byMove.map((row, before) => row[(before + step) % size] as number)),
  );
  return { result, total: sum(steps), steps, byMove };
}

function add(counts: number[], index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
