// Rows of equal results, as people remember them.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";

/** Of one person against one side. */
export interface Streaks {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The longest row of wins, and of losses. */
  readonly longestWins: number;
  readonly longestLosses: number;
  /** The result of the last round, and how many in a row have it; undefined without rounds. */
  readonly current: { readonly result: Result; readonly length: number } | undefined;
}

/** Counts the person's results. */
export function streaksOf(game: MatrixGame, { person, bot }: Rounds): Streaks {
  const total = new Map<Result, number>();
  const longest = new Map<Result, number>();
  let current: { readonly result: Result; readonly length: number } | undefined;
  person.forEach((move, round) => {
    const result = game.result("person", move, bot[round] as Move);
    current = { result, length: current?.result === result ? current.length + 1 : 1 };
    total.set(result, (total.get(result) ?? 0) + 1);
    longest.set(result, Math.max(longest.get(result) ?? 0, current.length));
  });
  return {
    wins: total.get(1) ?? 0,
    draws: total.get(0) ?? 0,
    losses: total.get(-1) ?? 0,
    longestWins: longest.get(1) ?? 0,
    longestLosses: longest.get(-1) ?? 0,
    current,
  };
}
