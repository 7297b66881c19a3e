// The one script of ours in a file's machine: it hands the game over, and makes one interface of both
// forms that a file may have. It runs before the file, which can spoil it for itself alone.

/** Evaluates to `(moves, outcomes, random) => (file, id, rounds, side) => [choose, observe]`; outcomes are
 * the side's own, by own move times size plus the opponent's. */
export const GLUE = `(moves, outcomes, random) => {
  "use strict";
  const size = moves.length;
  Math.random = random;
  delete globalThis.queueMicrotask;
  const outcome = (own, opponent) => outcomes[own * size + opponent];
  return (file, id, rounds, side) => {
    const game = { id, size, moves, outcome };
    const { create, move } = file;
    if (typeof create === "function") {
      const player = create({ game, rounds, random, side });
      return [() => player.choose(), (own, opponent) => player.observe?.(own, opponent)];
    }
    if (typeof move !== "function") throw new TypeError("it exports neither create nor move");
    const history = [];
    return [
      () => move(history, game, random),
      (own, opponent) => { history[history.length] = { own, opponent }; },
    ];
  };
}`;

/** The module that imports the file, and hands its exports to the host. */
export const TAKING = 'import * as file from "strategy.js"; __take(file);';
