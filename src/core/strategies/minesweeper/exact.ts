// The exact strategy: deduction, then mine probabilities, then the best guess or endgame search.

import { type Board, boardOf } from "../../games/minesweeper/index.ts";
import { countAround } from "./counting-rules.ts";
import { searchEnd } from "./endgame.ts";
import { Guess } from "./guess.ts";
import { COVERED, MINE, type Position } from "./position.ts";
import { proofOf } from "./proof.ts";
import { Risks } from "./risks.ts";
import type { Choice, Reason, Sweeper } from "./sweeper.ts";
import { listWays } from "./ways.ts";

/** Positions with at most this many open cells count as early and are cached. */
const EARLY_OPEN = 4;
const EARLY_KEPT = 10_000;
/** Limits of the endgame search: arrangements left, and positions visited. */
const LAST_WAYS = 200;
const SITUATIONS = 5000;

export class ExactSweeper implements Sweeper {
  #board = boardOf(1, 1);
  #risks = new Risks(this.#board);
  #guess = new Guess(this.#board);
  #notes = new Int8Array(this.#board.cells);
  readonly #early = new Map<string, number>();

  choose(position: Position): Choice {
    const safe = this.certain(position);
    const [cell] = safe;
    if (cell !== undefined) return { cell, safe };
    this.#markMines();
    const guess = this.#searched(position) ?? this.#guessed(position);
    if (guess < 0) throw new RangeError("nothing is covered that may be safe");
    return { cell: guess, safe };
  }

  /** Safe cells; none if a guess is needed. @throws RangeError for contradicting numbers. */
  certain(position: Position): readonly number[] {
    this.#workOn(position.board);
    this.#notes.set(position.seen);
    const counted = countAround(position.board, this.#notes);
    if (counted.length > 0) return counted;
    this.#assess(position.mines);
    return this.#safeCells();
  }

  /** Returns the exact mine probability of each covered cell, 0 and 1 without rounding errors; NaN for open ones. */
  risks({ board, seen, mines }: Position): Float64Array {
    this.#workOn(board);
    this.#notes.set(seen);
    this.#assess(mines);
    return Float64Array.from(seen, (shown, cell) => (shown === COVERED ? this.#risks.of(cell) : Number.NaN));
  }

  explain(position: Position, cell: number): Reason {
    const risks = this.risks(position);
    const risk = risks[cell] ?? Number.NaN;
    if (position.seen.every((seen) => seen === COVERED))
      return { kind: "first", risk: position.start === "seed" ? risk : 0 };
    if (risk === 0) return proofOf(position, cell, "safe");
    if (risk === 1) return proofOf(position, cell, "mine");
    return { kind: "risk", risk, least: this.#risks.least };
  }

  #assess(mines: number): void {
    if (!this.#risks.assess(this.#notes, mines)) throw new RangeError("the numbers contradict each other");
  }

  /** Cached, because early guesses recur in many games and are the most expensive. */
  #guessed(position: Position): number {
    const key = earlyKey(position);
    const known = key === undefined ? undefined : this.#early.get(key);
    if (known !== undefined) return known;
    const cell = this.#guess.choose(position, this.#notes, this.#risks);
    if (key !== undefined && this.#early.size < EARLY_KEPT) this.#early.set(key, cell);
    return cell;
  }

  #workOn(board: Board): void {
    if (this.#board === board) return;
    this.#board = board;
    this.#early.clear();
    this.#risks = new Risks(board);
    this.#guess = new Guess(board);
    this.#notes = new Int8Array(board.cells);
  }

  #safeCells(): readonly number[] {
    const safe: number[] = [];
    if (this.#risks.least > 0) return safe;
    for (let cell = 0; cell < this.#notes.length; cell++) {
      if (this.#notes[cell] === COVERED && this.#risks.of(cell) === 0) safe.push(cell);
    }
    return safe;
  }

  #markMines(): void {
    for (let cell = 0; cell < this.#notes.length; cell++) {
      if (this.#notes[cell] === COVERED && this.#risks.of(cell) === 1) this.#notes[cell] = MINE;
    }
  }

  #searched({ board, mines }: Position): number | undefined {
    if (this.#risks.logWays > Math.log(LAST_WAYS + 0.5)) return undefined;
    const left = this.#notes.reduce((sum, note) => sum - (note === MINE ? 1 : 0), mines);
    const ways = listWays(board, this.#notes, left, LAST_WAYS);
    const best = ways && searchEnd(ways, SITUATIONS);
    return best?.cell;
  }
}

/** The cache key of an early position; undefined for later ones. */
function earlyKey({ seen, mines, start }: Position): string | undefined {
  const open: number[] = [];
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] === COVERED) continue;
    if (open.length === 2 * EARLY_OPEN) return undefined;
    open.push(cell, seen[cell] as number);
  }
  return `${start} ${mines} ${open.join(" ")}`;
}
