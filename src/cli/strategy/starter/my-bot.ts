// my-bot: remembers what the opponent played after each of its moves, expects the same again, and counters it. Types
// are only erased: no enum, no namespace, no parameter properties.

import type { Player, Seat } from "./gadalka-strategy.d.ts";

/** Called once per match. `gadalka-strategy.d.ts` describes what it receives. */
export function create({ game, random }: Seat): Player {
  // seen[last][next]: how often the opponent played `next` right after `last`.
  const seen = Array.from({ length: game.size }, () => new Array<number>(game.size).fill(0));
  let last = -1;

  return {
    /** Your move: a number from 0 to game.size - 1, or a name such as "rock". */
    choose() {
      const counts = seen[last] ?? [];
      const most = Math.max(0, ...counts);
      if (most === 0) return Math.floor(random() * game.size);
      return winnerAgainst(counts.indexOf(most));
    },

    /** The moves of the last round, yours first. */
    observe(_own, opponent) {
      const counts = seen[last];
      if (counts) counts[opponent] = (counts[opponent] ?? 0) + 1;
      last = opponent;
    },
  };

  function winnerAgainst(expected: number): number {
    const moves = game.moves.map((_name, move) => move);
    const winners = moves.filter((move) => game.outcome(move, expected) > 0);
    // Larger games have several winning moves: picks one at random, so that you aren't predictable.
    return winners[Math.floor(random() * winners.length)] ?? 0;
  }
}
