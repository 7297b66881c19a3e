// The scripts of ours in a file's machine. They run before the file, which can spoil what it meets of
// them for itself alone.

import { FILE_NAME } from "./told.ts";

/** Evaluates to `(moves, outcomes, draw) => (file, id, rounds, side) => [choose, observe]`: one interface
 * of both forms that a file may have. Outcomes are the side's own, by own move times size plus the
 * opponent's. The file gets a function of its own machine for `draw`, the host's, so that nothing that it
 * passes or reads reaches the host. */
export const GLUE = `(moves, outcomes, draw) => {
  "use strict";
  const size = moves.length;
  const random = () => draw();
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

/** Where the host leaves, for as long as our own modules take to run, the function that takes exports. */
export const TAKE = "__take";

/** The module that imports the file, and hands its exports to the host. */
export const TAKING = {
  name: "taking.js",
  source: `import take from "take.js"; import * as file from "${FILE_NAME}"; take(file);`,
};

/** Runs before the file does, which therefore never sees the function. */
const TAKER = `const take = globalThis.${TAKE}; delete globalThis.${TAKE}; export default take;`;

/** What `base` gets for an import of `name`: ours alone import anything. @throws Error without a stack,
 * so that the file is told nothing of the host. */
export function moduleName(base: string, name: string): string {
  if (base === TAKING.name) return name;
  const refusal = new Error("a strategy is one file and imports nothing");
  refusal.stack = "";
  throw refusal;
}

/** The modules that there are. */
export function moduleSource(name: string, file: string): string {
  return name === FILE_NAME ? file : TAKER;
}
