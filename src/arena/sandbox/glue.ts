// Our own scripts in a file's machine. They run before the file does, and a file that tampers with them only hurts
// itself.

import { FILE_NAME } from "./returned-values.ts";

/** Evaluates to `(moves, outcomes, draw) => (file, id, rounds, side) => [choose, observe]`: one interface for both
 * forms of strategy file. `outcomes` is from the side's own view, indexed by own move times size plus the opponent's
 * move. `draw` is the host's, so the file gets a wrapper created in its own machine: nothing that it passes or reads
 * reaches the host. */
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

/** Evaluates to `(draw) => (file) => choose`, for a file that plays minesweeper. */
export const BOARD_GLUE = `(draw) => {
  "use strict";
  const random = () => draw();
  Math.random = random;
  delete globalThis.queueMicrotask;
  return ({ choose }) => {
    if (typeof choose !== "function") throw new TypeError("it doesn't export choose");
    return (width, height, mines, rows) => choose({ width, height, mines, rows: rows.split(" ") }, random);
  };
}`;

/** The global under which the host leaves the function that takes exports, until our own modules have run. */
export const TAKE = "__take";

/** The module that imports the file and hands its exports to the host. */
export const TAKING = {
  name: "taking.js",
  source: `import take from "take.js"; import * as file from "${FILE_NAME}"; take(file);`,
};

/** Runs before the file, which therefore never sees the function. */
const TAKER = `const take = globalThis.${TAKE}; delete globalThis.${TAKE}; export default take;`;

/** Resolves an import of `name` by the module `base`; only our own modules may import. @throws Error without a stack,
 * so that the file learns nothing about the host. */
export function moduleName(base: string, name: string): string {
  if (base === TAKING.name) return name;
  const refusal = new Error("a strategy is one file and can't import anything");
  refusal.stack = "";
  throw refusal;
}

/** The source of a module: the file, or ours. */
export function moduleSource(name: string, file: string): string {
  return name === FILE_NAME ? file : TAKER;
}
