// Games of one simultaneous choice, by rule: any odd number of moves on a circle, and odd-even.

/** A move, as its number in the game: 0 .. size - 1. */
export type Move = number;

/** Which side of the match: `person` is the one who came to play, `bot` the one that reads. Only
 * odd-even tells them apart. */
export type Side = "person" | "bot";

/** +1 the side wins, 0 a draw, -1 it loses. */
export type Result = -1 | 0 | 1;

export interface MatrixGame {
  /** `rps`, `rpsls`, `rps-7`, `rps-9` …, `oddeven`. */
  readonly id: string;
  /** How many moves each side has. */
  readonly size: number;
  /** The moves' ids by number: words of letters and digits (`rock`, `spock`, `m6`). */
  readonly moveIds: readonly string[];
  /** Move numbers in the order people expect to see them. */
  readonly displayOrder: readonly Move[];
  /** What `side` gets when it plays `own` against `other`. */
  result(side: Side, own: Move, other: Move): Result;
  /** The moves with which `side` beats `other`, ascending; never empty. */
  counters(side: Side, other: Move): readonly Move[];
}

/** Whether any round of the game can end level. */
export function hasDraws({ size, result }: MatrixGame): boolean {
  const moves = Array.from({ length: size }, (_, move) => move);
  return moves.some((own) => moves.some((other) => result("person", own, other) === 0));
}
