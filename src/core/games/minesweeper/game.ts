// One game of minesweeper: opened cells and flags. Its mines are laid when the first cell is opened.

import { type Board, boardOf, layMines, type MinesRules, neighboursOf, requireRules } from "./board.ts";

/** Value in `seen` of a cell that isn't open. */
export const COVERED = -1;

export type GameState = "untouched" | "running" | "won" | "lost";

/** `changed`: something was opened or flagged; `same`: a no-op. The others are refusals: the game is over, the cell is
 * flagged or open, or a chord has the wrong number of flags. */
export type MoveResult = "changed" | "same" | "over" | "flagged" | "open" | "flags-differ";

/** What of a game is stored beside its rules and its seed, from which its mines are laid again. */
export interface StoredGame {
  readonly first?: number | undefined;
  readonly blown?: number | undefined;
  /** A character per cell: `o` open, `f` flagged, `.` covered. */
  readonly cells: string;
}

/** A mutable game. */
export class Minesweeper {
  readonly rules: MinesRules;
  readonly board: Board;
  /** Per cell, its number or `COVERED`: everything that a player sees. */
  readonly seen: Int8Array;
  /** Per cell, 1 if it's flagged. */
  readonly flags: Uint8Array;
  #mined: Uint8Array | undefined;
  #first: number | undefined;
  #blown: number | undefined;

  /** @throws RangeError for invalid rules. */
  constructor(rules: MinesRules) {
    this.rules = rules;
    this.board = boardOf(rules.width, rules.height);
    requireRules(rules);
    this.seen = new Int8Array(this.board.cells).fill(COVERED);
    this.flags = new Uint8Array(this.board.cells);
  }

  /** @throws RangeError if the stored game doesn't fit the mines. */
  static resumed(rules: MinesRules, seed: string, { first, blown, cells }: StoredGame): Minesweeper {
    const game = new Minesweeper(rules);
    for (const [cell, sign] of [...cells].entries()) if (sign === "f") game.flags[cell] = 1;
    if (first === undefined) return game;
    const mined = game.#lay(first, seed);
    for (const [cell, sign] of [...cells].entries()) {
      if (sign !== "o") continue;
      if (mined[cell] === 1) throw new RangeError(`cell ${cell} is a mine and cannot be open`);
      game.seen[cell] = game.#count(cell);
    }
    if (blown !== undefined && mined[blown] !== 1) throw new RangeError(`cell ${blown} is no mine`);
    game.#blown = blown;
    return game;
  }

  get stored(): StoredGame {
    const signs = Array.from(this.seen, (seen, cell) =>
      seen !== COVERED ? "o" : this.flags[cell] === 1 ? "f" : ".",
    );
    return { first: this.#first, blown: this.#blown, cells: signs.join("") };
  }

  /** Mines on the board; with rule `seed`, fewer than were thrown, and known only once they're laid. */
  get mines(): number {
    return this.#mined ? total(this.#mined) : this.rules.mines;
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
    return this.seen.some((seen, cell) => seen === COVERED && this.#mined?.[cell] === 0) ? "running" : "won";
  }

  /** Opens a cell, and floods if it's a 0. Only the first opening lays the mines. */
  open(cell: number, seed: string): MoveResult {
    if (this.#isOver(cell)) return "over";
    if (this.flags[cell] === 1) return "flagged";
    if (this.seen[cell] !== COVERED) return "same";
    if (this.#mined === undefined) this.#lay(cell, seed);
    this.#uncover(cell);
    return "changed";
  }

  flag(cell: number, set: boolean): MoveResult {
    if (this.#isOver(cell)) return "over";
    if (this.seen[cell] !== COVERED) return "open";
    if ((this.flags[cell] === 1) === set) return "same";
    this.flags[cell] = set ? 1 : 0;
    return "changed";
  }

  /** Opens a number's unflagged neighbours if it has all its flags; a wrong flag loses. */
  chord(cell: number): MoveResult {
    if (this.#isOver(cell)) return "over";
    const around = neighboursOf(this.board, cell);
    const hidden = around.filter((other) => this.seen[other] === COVERED && this.flags[other] === 0);
    if (this.seen[cell] === COVERED || hidden.length === 0) return "same";
    if (around.filter((other) => this.flags[other] === 1).length !== this.seen[cell]) return "flags-differ";
    // Mines are opened last, so that a loser still sees the other cells.
    const isMine = (other: number) => this.#mined?.[other] === 1;
    for (const other of hidden.filter((one) => !isMine(one))) this.#uncover(other);
    this.#blown = hidden.find(isMine);
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

  #isOver(cell: number): boolean {
    if (!Number.isInteger(cell) || cell < 0 || cell >= this.board.cells)
      throw new RangeError(`no cell ${cell}`);
    return this.state === "won" || this.state === "lost";
  }

  #lay(first: number, seed: string): Uint8Array {
    this.#first = first;
    this.#mined = layMines(this.board, this.rules, first, seed);
    return this.#mined;
  }

  /** Uses a queue instead of recursion, because openings can be as large as the board. */
  #uncover(start: number): void {
    if (this.#mined?.[start] === 1) {
      this.#blown = start;
      return;
    }
    const queue = [start];
    for (const cell of queue) {
      if (this.seen[cell] !== COVERED) continue;
      this.seen[cell] = this.#count(cell);
      if (this.seen[cell] !== 0) continue;
      queue.push(...neighboursOf(this.board, cell).filter((other) => this.flags[other] === 0));
    }
  }

  #count(cell: number): number {
    return neighboursOf(this.board, cell).filter((other) => this.#mined?.[other] === 1).length;
  }
}

function total(mined: Uint8Array): number {
  return mined.reduce((sum, mine) => sum + mine, 0);
}
