// All players' points so far, and their opponents with results.

import type { Championship, Result } from "./championship.ts";

export interface PlayerPoints {
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  readonly met: { readonly opponent: number; readonly score: Result }[];
}

/** By player, over finished rounds only. */
export function playerPoints({
  players,
  rounds,
  system,
}: Pick<Championship, "players" | "rounds" | "system">): readonly PlayerPoints[] {
  const table = Array.from(
    { length: players },
    (): PlayerPoints => ({ points: 0, wins: 0, draws: 0, losses: 0, byes: 0, met: [] }),
  );
  const byePoints = system === "swiss" ? 1 : 0;
  for (const { a, b, score } of rounds.flat()) {
    const first = table[a] as PlayerPoints;
    if (b === null) {
      first.byes++;
      first.points += byePoints;
    } else {
      count(first, b, score);
      count(table[b] as PlayerPoints, a, (1 - score) as Result);
    }
  }
  return table;
}

function count(player: PlayerPoints, opponent: number, score: Result): void {
  player.points += score;
  player.met.push({ opponent, score });
  if (score === 1) player.wins++;
  else if (score === 0) player.losses++;
  else player.draws++;
}
