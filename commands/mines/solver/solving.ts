// What is worked out in a thread: hints, boards without guesses, strategies at play.

import {
  COVERED_CELL,
  type MinesDocument,
  type MinesRules,
  Minesweeper,
  readGame,
  writeGame,
} from "../../../src/core/games/minesweeper/index.ts";
import { findNoGuess, minesLots, positionOf } from "../../../src/core/matches/minesweeper/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  type Choice,
  ExactSweeper,
  findSweeper,
  type Reason,
} from "../../../src/core/strategies/minesweeper/index.ts";
import type { HintReason } from "../document.ts";

/** A question to the thread. */
export type SolverTask =
  | { readonly kind: "hint"; readonly document: MinesDocument }
  | {
      readonly kind: "no-guess";
      readonly rules: MinesRules;
      readonly seed: string;
      readonly first: number;
      readonly attempts: number;
    }
  | ({ readonly kind: "watch" } & WatchTask);

/** A strategy's first moves on a board. */
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

/** A strategy's game after some moves, with the last of them. */
export interface Watched {
  readonly document: MinesDocument;
  /** How many moves were made: fewer than asked where the game was over before. */
  readonly moves: number;
  readonly last?: { readonly cell: number; readonly reason: Reason };
}

const exact = new ExactSweeper();

/** A safe cell and what proves it, or the best guess and its risk. */
function findHint(document: MinesDocument): Hint {
  const position = positionOf(readGame(document, minesLots));
  const { cell } = exact.choose(position);
  const reason = exact.explain(position, cell);
  if (reason.kind === "lot" || reason.kind === "ratio")
    throw new RangeError(`the exact strategy gave a ${reason.kind} for a reason`);
  return { cell, reason };
}

/** Plays the first moves, all where there are fewer. The same arguments, the same moves. */
function watchMoves(task: WatchTask): Watched {
  return playMoves(task, Math.min(task.moves, playMoves(task, Number.POSITIVE_INFINITY).moves));
}

function playMoves({ strategy, rules, seed }: WatchTask, moves: number): Watched {
  const sweeper = findSweeper(strategy)?.create(seededRandom(Buffer.from(`watch|${seed}`, "utf8")));
  if (!sweeper) throw new RangeError(`no strategy ${strategy}`);
  const game = new Minesweeper(rules);
  const lots = minesLots(seed);
  let known: readonly number[] = [];
  let last: Watched["last"];
  let made = 0;
  for (; made < moves && (game.state === "untouched" || game.state === "running"); made++) {
    known = known.filter((cell) => game.seen[cell] === COVERED_CELL);
    const position = positionOf(game);
    if (known.length === 0) known = certainOrGuess(sweeper.choose(position));
    const cell = known[0] as number;
    if (made === moves - 1) last = { cell, reason: sweeper.explain(position, cell) };
    game.open(cell, lots);
  }
  return { document: writeGame(game, seed), moves: made, ...(last && { last }) };
}

const certainOrGuess = ({ cell, safe }: Choice): readonly number[] => (safe.length > 0 ? safe : [cell]);

/** The answer to a question. @throws RangeError for a position that no game has. */
export function solve(task: SolverTask): unknown {
  if (task.kind === "hint") return findHint(task.document);
  if (task.kind === "watch") return watchMoves(task);
  return findNoGuess(task.rules, task.seed, task.first, task.attempts);
}
