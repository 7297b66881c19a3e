// Counts the opponent's moves, recent ones more than old ones, and plays the move that would have won
// most. What it knows is kept from round to round in `weights`, so a round costs as little at the end of
// a match as at its beginning.

/** How much of a round's weight is left one round later. `arena evolve` looks for a better one. */
export const parameters = {
  kept: { min: 0.5, max: 0.999, default: 0.9 },
};

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  const kept = parameters.kept.default;
  /** @type {number[]} */
  const weights = new Array(game.size).fill(0);

  /** What playing `own` against all of that would have won, on balance.
   * @param {number} own */
  const worth = (own) =>
    weights.reduce((sum, weight, opponent) => sum + weight * game.outcome(own, opponent), 0);

  return {
    choose() {
      const worths = weights.map((_weight, own) => worth(own));
      const best = Math.max(...worths);
      const equals = worths.flatMap((one, own) => (one === best ? [own] : []));
      return equals[Math.floor(random() * equals.length)];
    },

    observe(_own, opponent) {
      weights.forEach((weight, move) => {
        weights[move] = weight * kept + (move === opponent ? 1 : 0);
      });
    },
  };
}
