// Games of one simultaneous choice: any odd number of moves on a circle, and odd-even.

/** A move number in the game: 0 .. size - 1. */
export type Move = number;

/** Side of the match, the user or the predicting bot; only odd-even distinguishes them. */
export type Side = "person" | "bot";

/** +1: the side wins, 0: a draw, -1: it loses. */
export type Result = -1 | 0 | 1;

export interface MatrixGame {
  readonly id: string;
  readonly size: number;
  /** Move ids by number, letters and digits (`rock`, `spock`, `m6`). */
  readonly moveIds: readonly string[];
  readonly displayOrder: readonly Move[];
  result(side: Side, own: Move, other: Move): Result;
  /** All results of `side`, own move against other at [own * size + other], for tight loops. Shared; don't write to
   * it. */
  results(side: Side): Int8Array;
  /** The moves with which `side` beats `other`, ascending; never empty. */
  counters(side: Side, other: Move): readonly Move[];
}

/** Whether a round can be drawn. */
export function hasDraws({ size, result }: MatrixGame): boolean {
  const moves = Array.from({ length: size }, (_, move) => move);
  return moves.some((own) => moves.some((other) => result("person", own, other) === 0));
}
