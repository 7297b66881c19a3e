// Counts the opponent's moves after each situation and answers by the current situation's counts.

import type { MatrixGame, Move, Side } from "../../../games/index.ts";
import { largestOf, pickRandom, type RandomSource } from "../../../random/index.ts";
import type { Reply } from "../../bases/predictor-strategy.ts";
import { RowTable } from "../../bases/row-table.ts";
import { type TableSettings, TableStrategy } from "../../bases/table-strategy.ts";
import type { Inside, Look } from "../../inside.ts";
import type { Seat } from "../../strategy.ts";

const SCISSORS: Move = 1;

/** Decay, faithfulness to the thesis, and boost. */
export interface MarkovSettings {
  /** A situation's counts are multiplied by this each time it recurs. */
  readonly decay: number;
  readonly reply: Reply;
  /** As in the thesis: random until a full situation has a follower, then it predicts even from zeros. */
  readonly study: boolean;
  /** Added to the probability of scissors, and taken evenly from the others. */
  readonly boost: number;
}

export class MarkovTable extends TableStrategy {
  readonly #game: MatrixGame;
  readonly #side: Side;
  readonly #random: RandomSource;
  readonly #settings: MarkovSettings;
  readonly #counts: RowTable;
  readonly #scratch: Float64Array;
  #learned = false;

  constructor(seat: Seat, table: TableSettings, settings: MarkovSettings) {
    super(seat, table);
    const { game, side, random } = seat;
    this.#game = game;
    this.#side = side;
    this.#random = random;
    this.#settings = settings;
    this.#counts = new RowTable(game.size);
    this.#scratch = new Float64Array(game.size);
  }

  choose(): Move {
    const { row } = this.context;
    if (row < 0 || !this.#hasEvidence(row)) return this.#guess();
    const start = this.#counts.start(row);
    const { reply, boost } = this.#settings;
    const scored = boost > 0 ? this.#boosted(start) : this.#counts.values;
    const from = boost > 0 ? 0 : start;
    this.expectedMove = largestOf(this.#random, scored, from, this.#game.size);
    if (reply === "value") return this.#bestAgainst(scored, from);
    return pickRandom(this.#random, this.#game.counters(this.#side, this.expectedMove));
  }

  protected tableBytes(): number {
    return this.#counts.bytes;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.context.row;
    this.context.push(own, opponent);
    if (before < 0) return;
    const start = this.#counts.start(before);
    const { values } = this.#counts;
    if (this.#settings.decay < 1) this.#age(start);
    values[start + opponent] = (values[start + opponent] as number) + 1;
    this.#learned = true;
  }

  #hasEvidence(row: number): boolean {
    return this.#settings.study ? this.#learned : this.#counts.used[row] === 1;
  }

  #guess(): Move {
    this.expectedMove = undefined;
    return this.#random.below(this.#game.size);
  }

  #age(start: number): void {
    const { values, width } = this.#counts;
    for (let cell = start; cell < start + width; cell++) {
      values[cell] = (values[cell] as number) * this.#settings.decay;
    }
  }

  /** The row's probabilities with that of scissors raised and the others lowered; an all-zero row stays zero. */
  #boosted(start: number): Float64Array {
    const { boost } = this.#settings;
    const { size } = this.#game;
    const { values } = this.#counts;
    let sum = 0;
    for (let move = 0; move < size; move++) sum += values[start + move] as number;
    for (let move = 0; move < size; move++) {
      const change = sum === 0 ? 0 : move === SCISSORS ? boost : -boost / (size - 1);
      this.#scratch[move] = (values[start + move] as number) / Math.max(sum, 1) + change;
    }
    return this.#scratch;
  }

  #bestAgainst(scores: Float64Array, from: number): Move {
    const { size } = this.#game;
    const results = new Float64Array(size);
    for (let own = 0; own < size; own++) {
      let sum = 0;
      for (let other = 0; other < size; other++) {
        sum += this.#game.result(this.#side, own, other) * (scores[from + other] as number);
      }
      results[own] = sum;
    }
    return largestOf(this.#random, results, 0, size);
  }

  inside(look: Look): Inside {
    return { kind: "counts", rows: this.rowsOf(this.#counts, look) };
  }
}
