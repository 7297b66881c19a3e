// One game of minesweeper: opened cells, flags and status. Mines are laid when the first cell is opened.

import { type Board, boardOf, neighboursOf } from "./board.ts";
import { layMines, type MineSource } from "./lay.ts";
import { type MinesRules, requireRules } from "./rules.ts";

/** Value in `seen` of a cell that isn't open. */
export const COVERED_CELL = -1;

export type GameState = "untouched" | "running" | "won" | "lost";

/** `changed`: something was opened or flagged; `same`: a no-op. The others are refusals: the game is over, the cell is
 * flagged or open, or a chord has the wrong number of flags. */
export type MoveResult = "changed" | "same" | "over" | "flagged" | "open" | "flags-differ";

/** A mutable game; `writeCells` and `readGame` store it. */
export class Minesweeper {
  readonly rules: MinesRules;
  readonly board: Board;
  /** Per cell, its number or `COVERED_CELL`: everything that a player sees. */
  readonly seen: Int8Array;
  /** Per cell, 1 if it's flagged. */
  readonly flags: Uint8Array;
  #mined: Uint8Array | undefined;
  #mines: number;
  #first: number | undefined;
  #blown: number | undefined;
  #covered: number;
  readonly #queue: Int32Array;

  /** @throws RangeError for invalid rules. */
  constructor(rules: MinesRules, board: Board = boardOf(rules.width, rules.height)) {
    requireRules(rules);
    this.rules = rules;
    this.board = board;
    this.seen = new Int8Array(board.cells).fill(COVERED_CELL);
    this.flags = new Uint8Array(board.cells);
    this.#mines = rules.mines;
    this.#covered = board.cells;
    this.#queue = new Int32Array(board.cells);
  }

  /** Mines on the board; with rule `seed`, fewer than were thrown, and known only once they're laid. */
  get mines(): number {
    return this.#mines;
  }

  get first(): number | undefined {
    return this.#first;
  }

  get blown(): number | undefined {
    return this.#blown;
  }

  get state(): GameState {
    if (this.#blown !== undefined) return "lost";
    if (this.#mined === undefined) return "untouched";
    return this.#covered === this.#mines ? "won" : "running";
  }

  /** Opens a cell, and floods if it's a 0. Only the first opening lays the mines. */
  open(cell: number, mines: MineSource): MoveResult {
    const refused = this.#refusal(cell);
    if (refused) return refused;
    if (this.flags[cell] === 1) return "flagged";
    if (this.seen[cell] !== COVERED_CELL) return "same";
    if (this.#mined === undefined) this.#lay(cell, mines);
    this.#uncover(cell);
    return "changed";
  }

  flag(cell: number, set: boolean): MoveResult {
    const refused = this.#refusal(cell);
    if (refused) return refused;
    if (this.seen[cell] !== COVERED_CELL) return "open";
    if ((this.flags[cell] === 1) === set) return "same";
    this.flags[cell] = set ? 1 : 0;
    return "changed";
  }

  /** Opens a number's unflagged neighbours if it has all its flags; a wrong flag loses. */
  chord(cell: number): MoveResult {
    const refused = this.#refusal(cell);
    if (refused) return refused;
    const around = neighboursOf(this.board, cell);
    const hidden = around.filter((other) => this.seen[other] === COVERED_CELL && this.flags[other] === 0);
    if (this.seen[cell] === COVERED_CELL || hidden.length === 0) return "same";
    const flags = around.reduce((sum, other) => sum + (this.flags[other] ?? 0), 0);
    if (flags !== this.seen[cell]) return "flags-differ";
    // Mines are opened last, so that a loser still sees the other cells.
    const mined = hidden.filter((other) => this.#mined?.[other] === 1);
    for (const other of [...hidden.filter((one) => this.#mined?.[one] === 0), ...mined.slice(0, 1)])
      this.#uncover(other);
    return "changed";
  }

  /** Per cell, 1 for a mine, once the game is over; undefined before, to hide them. */
  revealed(): Uint8Array | undefined {
    return this.state === "won" || this.state === "lost" ? this.#mined : undefined;
  }

  /** The number of a cell, once the game is over. @throws RangeError before. */
  numberOf(cell: number): number {
    if (this.revealed() === undefined) throw new RangeError("numbers of covered cells are known at the end");
    return this.#count(cell);
  }

  /**
   * Resumes a stored game: lays the mines again from the same source and opens `opened`.
   * @throws RangeError if the game has started or the document doesn't match its mines.
   */
  resume(first: number, blown: number | undefined, opened: readonly number[], mines: MineSource): void {
    this.#refusal(first);
    if (this.#mined !== undefined) throw new RangeError("the game has begun");
    this.#lay(first, mines);
    for (const cell of opened) {
      if (this.#mined?.[cell] === 1) throw new RangeError(`cell ${cell} is a mine and cannot be open`);
      this.#show(cell);
    }
    if (blown !== undefined && this.#mined?.[blown] !== 1) throw new RangeError(`cell ${blown} is no mine`);
    this.#blown = blown;
  }

  #refusal(cell: number): MoveResult | undefined {
    if (!Number.isInteger(cell) || cell < 0 || cell >= this.board.cells)
      throw new RangeError(`no cell ${cell}`);
    return this.#blown !== undefined || this.state === "won" ? "over" : undefined;
  }

  #lay(first: number, mines: MineSource): void {
    this.#mined = layMines(this.board, this.rules, first, mines);
    this.#first = first;
    this.#mines = this.#mined.reduce((sum, mine) => sum + mine, 0);
  }

  /** Uses a queue instead of recursion, because openings can be as large as the board. */
  #uncover(start: number): void {
    if (this.#mined?.[start] === 1) {
      this.#blown = start;
      return;
    }
    let length = 0;
    this.#queue[length++] = start;
    this.#show(start);
    for (let at = 0; at < length; at++) {
      const cell = this.#queue[at] as number;
      if (this.seen[cell] !== 0) continue;
      for (const other of neighboursOf(this.board, cell)) {
        if (this.seen[other] !== COVERED_CELL || this.flags[other] === 1) continue;
        this.#show(other);
        this.#queue[length++] = other;
      }
    }
  }

  #show(cell: number): void {
    if (this.seen[cell] !== COVERED_CELL) return;
    this.seen[cell] = this.#count(cell);
    this.#covered--;
  }

  #count(cell: number): number {
    let mines = 0;
    for (const other of neighboursOf(this.board, cell)) mines += this.#mined?.[other] ?? 0;
    return mines;
  }
}
