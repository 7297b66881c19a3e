// Number of games in a championship, by formula.

import { bracketOf } from "./bracket.ts";
import type { Options, SystemId } from "./championship.ts";
import { isElimination, seriesRules } from "./series.ts";
import { swissRounds } from "./swiss.ts";

export interface GameCount {
  readonly atLeast: number;
  /** The maximum if no games are drawn. */
  readonly atMost: number;
}

/** Games: round robin n (n - 1) / 2; Swiss floor(n / 2) per round; olympic n (n from 4; 3: 2, 2: 1); recursive n / 2
 * log2 n for powers of two. A match takes k to 2k - 1 games for each of these. */
export function gameCount(
  system: SystemId,
  players: number,
  options: Pick<Options, "firstTo"> & Partial<Options>,
): GameCount {
  if (isElimination(system)) {
    const pairings = bracketOf(players, system.startsWith("recursive")).reduce(
      (sum, { meetings }) => sum + meetings.length,
      0,
    );
    const rules = seriesRules({ system, options: options as Options });
    const firstTo = rules.kind === "knock-out" ? rules.firstTo : 1;
    return { atLeast: pairings * firstTo, atMost: pairings * (2 * firstTo - 1) };
  }
  const games = gamesByRounds(system, players, options.rounds ?? swissRounds(players));
  return { atLeast: games, atMost: games };
}

function gamesByRounds(system: SystemId, players: number, rounds: number): number {
  if (system === "round-robin") return (players * (players - 1)) / 2;
  return system === "swiss" ? Math.floor(players / 2) * rounds : 0;
}
