// Shannon-style daemons, each predicting from one context, and a supervisor that picks the best.

import type { Move } from "../../../games/index.ts";
import { ContextTable } from "../../bases/context-table.ts";
import { remainder } from "../../bases/remainder.ts";

/** Sizes and decay of the daemons. */
export interface DaemonSettings {
  /** Daemons (smallest, smallest) … (largest, largest), memory permitting; the source: (2,2) …
   * (6,6). */
  readonly smallest: number;
  readonly largest: number;
  /** Each round counts 1 + growth times as much as the one before it; 0.01 in the source. */
  readonly growth: number;
}

/** Breaks a tie: a random integer in 0 … bound - 1. */
export type DrawBelow = (bound: number) => number;

/** Longer stretches have too many forms to occur twice; such daemons are not made. */
const STRETCHES_MAX = 2 ** 23;
/** Cached powers of the decay factor; larger gaps are computed. */
const AGES = 1 << 12;

/** An (h, r) daemon, h = r: its last predictions and the opponent's last moves in base `size`. */
interface Daemon {
  readonly depth: number;
  readonly stretches: number;
  /** Row of a context: the weight of each next move, then the round of the last update. */
  readonly table: ContextTable;
  /** Offset of the present context's row; -1 when it has none. */
  row: number;
  predictions: number;
  moves: number;
  prediction: Move;
  /** Whether the prediction was a uniform random draw. */
  blind: boolean;
  /** Correct predictions, weighted by age. */
  rate: number;
}

/** A correct prediction at round t raises a daemon's rate by (1 + growth)^t; the actual move gains
 * as much in its context. Values are relative to the newest round, against overflow. Ties of
 * weights are drawn by `below`, ties of rates go to the shorter memory. */
export class DaemonMachine {
  prediction: Move = 0;
  blind = true;
  readonly #size: number;
  readonly #below: DrawBelow;
  readonly #fading: number;
  readonly #ages: Float64Array;
  readonly #daemons: readonly Daemon[];
  #rounds = 0;

  constructor(size: number, { smallest, largest, growth }: DaemonSettings, below: DrawBelow) {
    this.#size = size;
    this.#below = below;
    this.#fading = 1 / (1 + growth);
    this.#ages = Float64Array.from({ length: AGES }, (_, gap) => this.#fading ** gap);
    this.#daemons = Array.from({ length: largest }, (_, index) => index + 1)
      .filter((depth) => depth >= smallest && size ** depth <= STRETCHES_MAX)
      .map((depth) => daemonOf(size, depth));
    this.#predict();
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#daemons.reduce((sum, { table }) => sum + table.bytes, 0);
  }

  /** The opponent's move of the round that `prediction` was for. */
  observe(move: Move): void {
    for (const daemon of this.#daemons) {
      if (this.#rounds >= daemon.depth) this.#learn(daemon, move);
      daemon.rate = daemon.rate * this.#fading + (daemon.prediction === move ? 1 : 0);
      daemon.predictions =
        remainder(daemon.predictions * this.#size + this.#filed(daemon), daemon.stretches) | 0;
      daemon.moves = remainder(daemon.moves * this.#size + move, daemon.stretches) | 0;
    }
    this.#rounds++;
    this.#predict();
  }

  /** With more than two moves a blind prediction is filed as the first move, or none recurs. */
  #filed({ blind, prediction }: Daemon): Move {
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

  /** Until the memory is full no context can recur, so there is no evidence. */
  #ask(daemon: Daemon): void {
    const start = this.#rounds < daemon.depth ? -1 : daemon.table.find(contextOf(daemon));
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

  /** The `index`-th move of weight `most`; of all moves where there is no row. */
  #draw(cells: Float64Array, start: number, most: number, index: number): Move {
    if (start < 0) return index;
    let left = index;
    for (let move = 0; move < this.#size; move++)
      if (cells[start + move] === most && left-- === 0) return move;
    return 0;
  }
}

function daemonOf(size: number, depth: number): Daemon {
  const stretches = size ** depth;
  const table = new ContextTable(size + 1, stretches ** 2);
  return { depth, stretches, table, row: -1, predictions: 0, moves: 0, prediction: 0, blind: true, rate: 0 };
}

function contextOf({ predictions, stretches, moves }: Daemon): number {
  return predictions * stretches + moves;
}
