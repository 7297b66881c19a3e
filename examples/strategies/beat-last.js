// Plays what would have won the round before. The short form: one function, all rounds in hand.

/** @type {import("./gadalka-strategy.d.ts").Move} */
export const move = (history, game, random) => {
  const last = history.at(-1);
  if (!last) return Math.floor(random() * game.size);
  return game.moves.findIndex((_name, own) => game.outcome(own, last.opponent) > 0);
};
