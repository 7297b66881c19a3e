// Best guess: among nearly safest cells, the one whose next move is safest and most often certain.

import { type Board, neighboursOf } from "../../games/minesweeper/index.ts";
import { countAround } from "./counting-rules.ts";
import { COVERED, MINE, type Position } from "./position.ts";
import { Risks } from "./risks.ts";

/** A candidate's minimum safety, relative to the best. */
const NEARLY = 0.93;
const CANDIDATES = 8;
/** The bonus for a certain next move over one that's only safe. */
const PROGRESS = 0.05;
/** The maximum number of candidates outside the frontier, which differ only in their neighbours. */
const OUTSIDE = 4;

/** The factor per frontier neighbour of an outside cell, because a number there links to others. */
const LINK = 1.05;

/** The factor per known mine next to a cell: it can't show a 0, but its number may still help. */
const BESIDE_MINE = 0.2;

/** A reusable workspace for boards of one size. */
export class Guess {
  readonly #board: Board;
  readonly #next: Risks;
  readonly #notes: Int8Array;
  readonly #trial: Int8Array;

  constructor(board: Board) {
    this.#board = board;
    this.#next = new Risks(board);
    this.#notes = new Int8Array(board.cells);
    this.#trial = new Int8Array(board.cells);
  }

  /** Returns the chosen cell, given `notes` with all certain mines marked, and `risks`; -1 if there is none. */
  choose(position: Position, notes: Int8Array, risks: Risks): number {
    if (position.seen.every((seen) => seen === COVERED)) return firstCell(position);
    this.#notes.set(notes);
    let best = -1;
    let most = -1;
    for (const cell of this.#candidates(risks)) {
      const safety = 1 - risks.of(cell);
      if (safety * (1 + PROGRESS) <= most) break;
      const value = this.#worth(position.mines, risks, cell, most);
      if (value > most) {
        most = value;
        best = cell;
      }
    }
    return best;
  }

  #candidates(risks: Risks): readonly number[] {
    const limit = 1 - NEARLY * (1 - risks.least);
    const near: number[] = [];
    const outside: { cell: number; merit: number }[] = [];
    for (let cell = 0; cell < this.#notes.length; cell++) {
      if (this.#notes[cell] !== COVERED || risks.of(cell) > limit) continue;
      if ((risks.arrangements.frontier.boxOf[cell] as number) >= 0) near.push(cell);
      else outside.push({ cell, merit: this.#merit(cell, risks) });
    }
    outside.sort((a, b) => b.merit - a.merit);
    const all = [...near, ...outside.slice(0, OUTSIDE).map(({ cell }) => cell)];
    return all.sort((a, b) => risks.of(a) - risks.of(b)).slice(0, CANDIDATES);
  }

  /** Estimates the chance of a 0, treating the neighbours as independent. */
  #merit(cell: number, risks: Risks): number {
    let chance = 1;
    for (const other of neighboursOf(this.#board, cell)) {
      if (this.#notes[other] === COVERED) chance *= 1 - risks.of(other);
      else if (this.#notes[other] === MINE) chance *= BESIDE_MINE;
      if (this.#notes[other] === COVERED && (risks.arrangements.frontier.boxOf[other] as number) >= 0)
        chance *= LINK;
    }
    return chance;
  }

  /** The probability that both the cell and the next move are safe, plus a bonus if the latter is certain. */
  #worth(mines: number, risks: Risks, cell: number, enough: number): number {
    let open = 1 - risks.of(cell);
    let worth = 0;
    let least = 0;
    let most = 0;
    for (const other of neighboursOf(this.#board, cell)) {
      if (this.#notes[other] === MINE) least++;
      if (this.#notes[other] === COVERED) most++;
    }
    for (let value = least; value <= least + most && open > 1e-9; value++) {
      const { chance, safety } = this.#after(mines, risks.logWays, cell, value);
      worth += chance * (safety === 1 ? 1 + PROGRESS : safety);
      open -= chance;
      if (worth + open * (1 + PROGRESS) <= enough) break;
    }
    return worth;
  }

  #after(mines: number, logWays: number, cell: number, value: number): { chance: number; safety: number } {
    const trial = this.#trial;
    trial.set(this.#notes);
    trial[cell] = value;
    if (countAround(this.#board, trial).length > 0) {
      const ways = this.#next.assessWays(trial, mines);
      return { chance: ways === 0 ? 0 : Math.exp(this.#next.logWays - logWays), safety: 1 };
    }
    if (!this.#next.assess(trial, mines)) return { chance: 0, safety: 0 };
    // If all covered cells are mines, the game has been won.
    const safety = this.#next.least >= 1 ? 1 : 1 - this.#next.least;
    return { chance: Math.exp(this.#next.logWays - logWays), safety };
  }
}

/** A corner is likeliest to open more cells; if an opening is guaranteed, two cells from the corner in each
 * direction. */
function firstCell({ start, board }: Position): number {
  const inner = start === "opening" ? 2 : 0;
  return Math.min(inner, board.height - 1) * board.width + Math.min(inner, board.width - 1);
}
