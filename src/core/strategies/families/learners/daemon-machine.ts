// Shannon-style daemons, each predicting from one context, and a supervisor that follows the best.

import type { Move } from "../../../games/index.ts";
import { ContextTable } from "../../bases/context-table.ts";
import { remainder } from "../../bases/remainder.ts";
import type { Inside } from "../../inside.ts";

/** Sizes, contexts and decay of the daemons. */
export interface DaemonSettings {
  /** One daemon per number of the opponent's moves from smallest to largest, memory permitting; 2 … 6 in the source. */
  readonly smallest: number;
  readonly largest: number;
  /** How many guesses every daemon remembers; if absent, as many as moves. */
  readonly guesses?: number | undefined;
  /** Whose guesses it remembers: each daemon's own, as the source describes it, or what the supervisor said, as its
   * code does. Default: own. */
  readonly context?: "own" | "machine";
  /** Each round counts 1 + growth times as much as the one before it; 0.01 in the source. */
  readonly growth: number;
}

/** Breaks a tie: a random integer in 0 … bound - 1. */
export type DrawBelow = (bound: number) => number;

/** Daemons with longer memories aren't created: they have so many forms that hardly any occurs twice. */
const FORMS_MAX = 2 ** 23;
/** How many powers of the decay factor are cached; those for larger gaps are computed. */
const AGES = 1 << 12;

/** A guess, and whether it was a uniform random draw. */
interface Guess {
  readonly prediction: Move;
  readonly blind: boolean;
}

interface Lengths {
  readonly moves: number;
  readonly guesses: number;
}

/** An (h, r) daemon: the last r guesses and the opponent's last h moves as numbers in base `size`. */
interface Daemon {
  /** How many moves and guesses it remembers: h and r. */
  readonly lengths: Lengths;
  /** Rounds until both are full: the larger of h and r. */
  readonly memory: number;
  /** How many forms h moves can have, and r guesses. */
  readonly moveForms: number;
  readonly guessForms: number;
  /** A context's row: the weight of each next move, then the round of the last update. */
  readonly table: ContextTable;
  /** The offset of the current context's row; -1 if it has none. */
  row: number;
  guesses: number;
  moves: number;
  prediction: Move;
  /** Whether the prediction was a uniform random draw. */
  blind: boolean;
  /** Correct predictions, weighted by age. */
  rate: number;
}

/** A correct prediction at round t raises a daemon's rate by (1 + growth)^t; the actual move gains as much in its
 * context. Values are relative to the newest round, to avoid overflow. Ties of weights are broken by `below`; ties of
 * rates go to the shorter memory. */
export class DaemonMachine {
  prediction: Move = 0;
  blind = true;
  readonly #size: number;
  readonly #below: DrawBelow;
  readonly #fading: number;
  readonly #ages: Float64Array;
  readonly #daemons: readonly Daemon[];
  readonly #isOwn: boolean;
  #rounds = 0;

  constructor(size: number, settings: DaemonSettings, below: DrawBelow) {
    const { smallest, largest, guesses, growth, context } = settings;
    this.#size = size;
    this.#isOwn = context !== "machine";
    this.#below = below;
    this.#fading = 1 / (1 + growth);
    this.#ages = Float64Array.from({ length: AGES }, (_, gap) => this.#fading ** gap);
    this.#daemons = Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index)
      .map((moves) => ({ moves, guesses: guesses ?? moves }))
      .filter((lengths) => size ** Math.max(lengths.moves, lengths.guesses) <= FORMS_MAX)
      .map((lengths) => daemonOf(size, lengths));
    this.#predict();
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#daemons.reduce((sum, { table }) => sum + table.bytes, 0);
  }

  /** Takes the opponent's move of the round that `prediction` was for. */
  observe(move: Move): void {
    for (const daemon of this.#daemons) {
      if (this.#rounds >= daemon.memory) this.#learn(daemon, move);
      daemon.rate = daemon.rate * this.#fading + (daemon.prediction === move ? 1 : 0);
      const guess = this.#filed(this.#isOwn ? daemon : this);
      daemon.guesses = remainder(daemon.guesses * this.#size + guess, daemon.guessForms) | 0;
      daemon.moves = remainder(daemon.moves * this.#size + move, daemon.moveForms) | 0;
    }
    this.#rounds++;
    this.#predict();
  }

  /** With more than two moves, a blind guess is stored as the first move; otherwise no context would recur. */
  #filed({ blind, prediction }: Guess): Move {
    return blind && this.#size > 2 ? 0 : prediction;
  }

  #learn(daemon: Daemon, move: Move): void {
    const { table } = daemon;
    const start = daemon.row < 0 ? table.claim(contextOf(daemon)) : daemon.row;
    const { cells } = table;
    const end = start + this.#size;
    const gap = this.#rounds - (cells[end] as number);
    const age = gap < AGES ? (this.#ages[gap] as number) : this.#fading ** gap;
    for (let cell = start; cell < end; cell++) cells[cell] = (cells[cell] as number) * age;
    cells[start + move] = (cells[start + move] as number) + 1;
    cells[end] = this.#rounds;
  }

  #predict(): void {
    let best: Daemon | undefined;
    for (const daemon of this.#daemons) {
      this.#ask(daemon);
      if (!best || daemon.rate > best.rate) best = daemon;
    }
    this.prediction = best?.prediction ?? 0;
    this.blind = best?.blind ?? true;
  }

  /** No context can recur until the memory is full, so until then there's no evidence. */
  #ask(daemon: Daemon): void {
    const start = this.#rounds < daemon.memory ? -1 : daemon.table.find(contextOf(daemon));
    const { cells } = daemon.table;
    daemon.row = start;
    let most = start < 0 ? 0 : (cells[start] as number);
    let ties = start < 0 ? this.#size : 1;
    daemon.prediction = 0;
    for (let move = 1; start >= 0 && move < this.#size; move++) {
      const weight = cells[start + move] as number;
      if (weight > most) {
        most = weight;
        ties = 1;
        daemon.prediction = move;
      } else if (weight === most) ties++;
    }
    daemon.blind = ties === this.#size;
    if (ties > 1) daemon.prediction = this.#draw(cells, start, most, this.#below(ties));
  }

  /** Returns the `index`-th move of weight `most`, counting all moves if there's no row. */
  #draw(cells: Float64Array, start: number, most: number, index: number): Move {
    if (start < 0) return index;
    let left = index;
    for (let move = 0; move < this.#size; move++)
      if (cells[start + move] === most && left-- === 0) return move;
    return 0;
  }

  /** Returns the daemons, which one the supervisor follows, and what that one knows of the current situation. */
  inside(): Extract<Inside, { kind: "daemons" }> {
    const daemons = this.#daemons.map(({ lengths, rate, blind, prediction }) => ({
      ...lengths,
      rating: rate,
      expects: blind ? undefined : prediction,
    }));
    const ratings = daemons.map(({ rating }) => rating);
    const followed = ratings.indexOf(Math.max(...ratings));
    return { kind: "daemons", daemons, followed, weights: this.#weightsOf(this.#daemons[followed]) };
  }

  #weightsOf(daemon: Daemon | undefined): readonly number[] {
    if (!daemon || daemon.row < 0 || daemon.blind) return [];
    const { cells } = daemon.table;
    const end = daemon.row + this.#size;
    const age = this.#fading ** (this.#rounds - (cells[end] as number));
    return Array.from(cells.subarray(daemon.row, end), (weight) => weight * age);
  }
}

function daemonOf(size: number, lengths: Lengths): Daemon {
  const moveForms = size ** lengths.moves;
  const guessForms = size ** lengths.guesses;
  const table = new ContextTable(size + 1, moveForms * guessForms);
  const memory = Math.max(lengths.moves, lengths.guesses);
  return {
    lengths,
    memory,
    moveForms,
    guessForms,
    table,
    row: -1,
    guesses: 0,
    moves: 0,
    prediction: 0,
    blind: true,
    rate: 0,
  };
}

function contextOf({ guesses, moveForms, moves }: Daemon): number {
  return guesses * moveForms + moves;
}
