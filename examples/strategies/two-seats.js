// Plays several games, and both seats of odd-even. There the bot guesses and the person wants not to be
// guessed, so "the move that beats it" is another one on each side: asked of `game.outcome`, which always
// speaks of one's own side, it needs no case of its own. What does need one is what people do: they
// alternate too much, so whoever guesses expects a change where nothing else is known. A side that is
// losing stops reading and plays by chance, against which nobody wins.

export const games = ["rps", "rpsls", "oddeven"];

/** Points behind at which it stops reading, as a share of the square root of the rounds played: that much
 * is still luck. */
const TOO_FAR = 1.5;
/** So many rounds it stays with chance at first; each time twice as many. */
const PAUSE = 25;

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random, side }) {
  const { size, id } = game;
  /** after[last result][last move of theirs][next move of theirs]: how often. */
  const after = [-1, 0, 1].map(() => newTable());
  let last = { result: 0, opponent: -1 };
  let points = 0;
  let played = 0;
  let pause = PAUSE;
  let pauseUntil = 0;

  /** @returns {number[][]} */
  function newTable() {
    return Array.from({ length: size }, (_row, move) =>
      Array.from({ length: size }, (_cell, next) => (expectsChange() && next !== move ? 1 : 0.5)),
    );
  }

  function expectsChange() {
    return id === "oddeven" && side === "bot";
  }

  /** A move by chance, each as likely: what cannot be beaten, and in the end cannot win. */
  const byChance = () => Math.floor(random() * size);

  return {
    choose() {
      if (last.opponent < 0 || played < pauseUntil) return byChance();
      const counts = after[last.result + 1][last.opponent];
      const worths = counts.map((_count, own) =>
        counts.reduce((sum, count, opponent) => sum + count * game.outcome(own, opponent), 0),
      );
      return worths.indexOf(Math.max(...worths));
    },

    observe(own, opponent) {
      played++;
      if (last.opponent >= 0) after[last.result + 1][last.opponent][opponent]++;
      const result = game.outcome(own, opponent);
      points += result;
      last = { result, opponent };
      if (played >= pauseUntil && points < -TOO_FAR * Math.sqrt(played)) {
        pauseUntil = played + pause;
        pause *= 2;
        points = 0;
      }
    },
  };
}
