// my-bot: remembers what the opponent played after each of its moves, expects it again, and answers.

/**
 * Called once a match. `gadalka-strategy.d.ts` says what there is.
 *
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  // seen[last][next]: how often the opponent played `next` right after `last`.
  const seen = Array.from({ length: game.size }, () => new Array(game.size).fill(0));
  let last = -1;

  return {
    /** Your move: a number from 0 to game.size - 1, or a name such as "rock". */
    choose() {
      const counts = last < 0 ? [] : seen[last];
      const most = Math.max(0, ...counts);
      if (most === 0) return Math.floor(random() * game.size);
      return winnerAgainst(counts.indexOf(most));
    },

    /** What was played, yours first. */
    observe(_own, opponent) {
      if (last >= 0) seen[last][opponent]++;
      last = opponent;
    },
  };

  /** @param {number} expected */
  function winnerAgainst(expected) {
    const moves = game.moves.map((_name, move) => move);
    const winners = moves.filter((move) => game.outcome(move, expected) > 0);
    // Larger games have several: any of them, so that you are not foreseen.
    return winners[Math.floor(random() * winners.length)];
  }
}
