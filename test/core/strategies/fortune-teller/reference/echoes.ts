// Predictors without a situation table: longest match, and recent and overall frequency.

import type { History } from "../../../../../src/core/strategies/bases/history.ts";
import { CountRows, clear, type Opinions, type Source, type Table } from "./inputs.ts";

const LENGTHS = [1, 2, 4, 8, 16] as const;
const LONGEST = 16;
/** Hash slots per kind and length; newer stretches overwrite older ones. */
const PLACES = 1 << 11;
const ROW_DECAY = 0.97;
const FREQUENCY_DECAYS = [0.6, 0.85, 0.95, 1] as const;

/** Whose moves two matching stretches share. */
const KINDS = ["opponent", "own", "both"] as const;

/** Both sides' moves after the last match by the opponent's moves, the own, or both. */
export class LongestStretches implements Source {
  readonly inputs = 2 * KINDS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #history: History;
  /** 1-based next round or 0, at [(kind * lengths + length) * PLACES + hash]. */
  readonly #next = new Int32Array(KINDS.length * LENGTHS.length * PLACES);
  readonly #places = new Int32Array(KINDS.length * LENGTHS.length);
  readonly #rows: CountRows;
  /** By input, the active row and its reference move; -1 without a match. */
  readonly #active = new Int32Array(2 * KINDS.length).fill(-1);
  readonly #echoes = new Uint8Array(2 * KINDS.length);

  constructor(size: number, history: History) {
    this.#size = size;
    this.#history = history;
    this.#rows = new CountRows(2 * KINDS.length * LENGTHS.length, size, ROW_DECAY);
    this.tables = [this.#next, this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { person, bot } = this.#history.rounds;
    this.#locate(person, bot);
    for (let kind = 0; kind < KINDS.length; kind++) {
      const found = this.#longest(kind, person, bot);
      this.#echo(opinions, first, 2 * kind, found, person);
      this.#echo(opinions, first, 2 * kind + 1, found, bot);
    }
  }

  /** Call before the round joins the history, or the newest stretch would match itself. */
  learn(_own: number, opponent: number): void {
    const { length } = this.#history;
    for (let table = 0; table < this.#places.length; table++) {
      if (length >= (LENGTHS[table % LENGTHS.length] as number))
        this.#next[this.#places[table] as number] = length + 1;
    }
    for (let input = 0; input < this.inputs; input++) {
      const row = this.#active[input] as number;
      if (row >= 0)
        this.#rows.add(row, (opponent - (this.#echoes[input] as number) + this.#size) % this.#size);
    }
  }

  #echo(opinions: Opinions, first: number, input: number, found: Found, moves: Uint8Array): void {
    this.#active[input] = found ? input * LENGTHS.length + found.length : -1;
    if (!found) {
      clear(opinions, first + input, this.#size);
      return;
    }
    const from = moves[found.next] as number;
    this.#echoes[input] = from;
    this.#rows.weigh(this.#active[input] as number, from, opinions.values, (first + input) * this.#size);
    opinions.confidences[first + input] = found.length + 1;
  }

  /** Finds each table's slot of the present stretch by hashing backwards from the last round. */
  #locate(person: Uint8Array, bot: Uint8Array): void {
    const hashes = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35];
    let length = 0;
    for (let age = 1; age <= LONGEST && age <= person.length; age++) {
      const other = person[person.length - age] as number;
      const own = bot[bot.length - age] as number;
      hashes[0] = mixed(hashes[0] as number, other);
      hashes[1] = mixed(hashes[1] as number, own);
      hashes[2] = mixed(hashes[2] as number, other * this.#size + own);
      if (LENGTHS[length] !== age) continue;
      for (let kind = 0; kind < KINDS.length; kind++) {
        const table = kind * LENGTHS.length + length;
        this.#places[table] = table * PLACES + (((hashes[kind] as number) >>> 8) & (PLACES - 1));
      }
      length++;
    }
  }

  #longest(kind: number, person: Uint8Array, bot: Uint8Array): Found {
    for (let length = LENGTHS.length - 1; length >= 0; length--) {
      const rounds = LENGTHS[length] as number;
      if (rounds > person.length) continue;
      const next = (this.#next[this.#places[kind * LENGTHS.length + length] as number] as number) - 1;
      if (next < 0) continue;
      const equal =
        (kind === 1 || endsAlike(person, next, rounds)) && (kind === 0 || endsAlike(bot, next, rounds));
      if (equal) return { next, length };
    }
    return undefined;
  }
}

/** Index of the move after the match, and the match's length as an index into LENGTHS. */
type Found = { readonly next: number; readonly length: number } | undefined;

/** Whether the `rounds` moves before `next` equal the last ones. */
function endsAlike(moves: Uint8Array, next: number, rounds: number): boolean {
  for (let age = 1; age <= rounds; age++) if (moves[next - age] !== moves[moves.length - age]) return false;
  return true;
}

function mixed(hash: number, value: number): number {
  const next = Math.imul(hash ^ (value + 1), 0x9e3779b1);
  return next ^ (next >>> 15);
}

/** Each side's most frequent move over four time spans, as inputs that the mixers may rotate. */
export class Frequencies implements Source {
  readonly inputs = 2 * FREQUENCY_DECAYS.length;
  readonly tables: readonly Table[];
  readonly #size: number;
  /** By input, the decayed count of each move. */
  readonly #counts: Float64Array;
  readonly #rows: CountRows;
  readonly #favourites = new Uint8Array(2 * FREQUENCY_DECAYS.length);

  constructor(size: number) {
    this.#size = size;
    this.#counts = new Float64Array(this.inputs * size);
    this.#rows = new CountRows(this.inputs, size, ROW_DECAY);
    this.tables = [this.#counts, this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    for (let input = 0; input < this.inputs; input++) {
      opinions.confidences[first + input] = 0;
      if (!this.#knows(input)) continue;
      this.#favourites[input] = this.#favourite(input);
      this.#rows.weigh(
        input,
        this.#favourites[input] as number,
        opinions.values,
        (first + input) * this.#size,
      );
    }
  }

  learn(own: number, opponent: number): void {
    const size = this.#size;
    for (let input = 0; input < this.inputs; input++) {
      if (this.#knows(input))
        this.#rows.add(input, (opponent - (this.#favourites[input] as number) + size) % size);
      const decay = FREQUENCY_DECAYS[input >> 1] as number;
      for (let cell = input * size; cell < (input + 1) * size; cell++) {
        this.#counts[cell] = (this.#counts[cell] as number) * decay;
      }
      const cell = input * size + (input % 2 === 0 ? opponent : own);
      this.#counts[cell] = (this.#counts[cell] as number) + 1;
    }
  }

  #knows(input: number): boolean {
    const start = input * this.#size;
    return this.#counts.subarray(start, start + this.#size).some((count) => count > 0);
  }

  #favourite(input: number): number {
    const start = input * this.#size;
    let best = 0;
    for (let move = 1; move < this.#size; move++) {
      if ((this.#counts[start + move] as number) > (this.#counts[start + best] as number)) best = move;
    }
    return best;
  }
}
