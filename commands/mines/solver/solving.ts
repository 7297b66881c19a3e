import {
  COVERED_CELL,
  type MinesDocument,
  type MinesRules,
  Minesweeper,
  readGame,
  writeGame,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom, positionOf } from "../../../src/core/matches/minesweeper/index.ts";

export { findNoGuess } from "../../../src/core/matches/minesweeper/index.ts";

import { seededRandom } from "../../../src/core/random/index.ts";
import {
  type Choice,
  ExactSweeper,
  findSweeper,
  type Reason,
} from "../../../src/core/strategies/minesweeper/index.ts";
import type { HintReason } from "../game/document.ts";

/** The first moves of a strategy on a board. */
export interface WatchTask {
  readonly strategy: string;
  readonly rules: MinesRules;
  readonly seed: string;
  readonly moves: number;
}

export interface Hint {
  readonly cell: number;
  readonly reason: HintReason;
}

/** The state after some moves of a strategy, with its last move. */
export interface Watched {
  readonly document: MinesDocument;
  /** Moves made; fewer than requested when the game ended earlier. */
  readonly moves: number;
  readonly last?: { readonly cell: number; readonly reason: Reason };
}

const exact = new ExactSweeper();

/** @throws RangeError for an invalid position. */
export function hint(document: MinesDocument): Hint {
  const position = positionOf(readGame(document, minesRandom));
  const { cell } = exact.choose(position);
  const reason = exact.explain(position, cell);
  if (reason.kind === "random" || reason.kind === "ratio")
    throw new RangeError(`the exact strategy gave a ${reason.kind} for a reason`);
  return { cell, reason };
}

export function watch(task: WatchTask): Watched {
  return playMoves(task, Math.min(task.moves, playMoves(task, Number.POSITIVE_INFINITY).moves));
}

function playMoves({ strategy, rules, seed }: WatchTask, moves: number): Watched {
  const sweeper = findSweeper(strategy)?.create(seededRandom(Buffer.from(`watch|${seed}`, "utf8")));
  if (!sweeper) throw new RangeError(`no strategy ${strategy}`);
  const game = new Minesweeper(rules);
  const random = minesRandom(seed);
  let known: readonly number[] = [];
  let last: Watched["last"];
  let made = 0;
  for (; made < moves && (game.state === "untouched" || game.state === "running"); made++) {
    known = known.filter((cell) => game.seen[cell] === COVERED_CELL);
    const position = positionOf(game);
    if (known.length === 0) known = certainOrGuess(sweeper.choose(position));
    const cell = known[0] as number;
    if (made === moves - 1) last = { cell, reason: sweeper.explain(position, cell) };
    game.open(cell, random);
  }
  return { document: writeGame(game, seed), moves: made, ...(last && { last }) };
}

const certainOrGuess = ({ cell, safe }: Choice): readonly number[] => (safe.length > 0 ? safe : [cell]);
