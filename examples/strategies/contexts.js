// Looks up what the opponent did after the same rounds before: after the same last five, else the same
// last four, and so on. A short context is seen often and says little; a long one is rare and says much:
// each has a vote, the longer the weightier, and the more so the more one-sided its counts are.

const LONGEST = 5;

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  const { size } = game;
  /** Counts of what followed, by context. A context is a text such as "3:0.2,1.1,0.0,".
   * @type {Map<string, number[]>} */
  const followed = new Map();
  /** The last rounds, newest first. @type {string[]} */
  let recent = [];

  const contexts = () => {
    const found = ["0:"];
    for (let length = 1; length <= recent.length; length++)
      found.push(`${length}:${recent.slice(0, length).join()}`);
    return found;
  };

  /** How likely each move of the opponent is, not summed to 1. */
  function expected() {
    /** @type {number[]} */
    const votes = new Array(size).fill(0);
    contexts().forEach((context, length) => {
      const counts = followed.get(context);
      if (!counts) return;
      const seen = counts.reduce((sum, count) => sum + count, 0);
      // Half a round of each move is imagined: one round alone proves little.
      const shares = counts.map((count) => (count + 0.5) / (seen + size / 2));
      const weight = (length + 1) * (Math.max(...shares) - 1 / size);
      shares.forEach((share, move) => {
        votes[move] += weight * share;
      });
    });
    return votes;
  }

  return {
    choose() {
      const votes = expected();
      const worths = votes.map((_vote, own) =>
        votes.reduce((sum, vote, opponent) => sum + vote * game.outcome(own, opponent), 0),
      );
      const best = Math.max(...worths);
      const equals = worths.flatMap((worth, own) => (worth > best - 1e-12 ? [own] : []));
      return equals[Math.floor(random() * equals.length)];
    },

    observe(own, opponent) {
      for (const context of contexts()) {
        const counts = followed.get(context) ?? new Array(size).fill(0);
        counts[opponent]++;
        followed.set(context, counts);
      }
      recent = [`${own}.${opponent}`, ...recent].slice(0, LONGEST);
    },
  };
}
