// Predictors without a situation table: longest match, and recent and overall frequencies.

import type { History } from "../bases/history.ts";
import { CountRows } from "./count-rows.ts";
import type { Opinions, Source, Table } from "./inputs.ts";
import { LastRounds, PLACES } from "./stretches.ts";

const LENGTHS = [1, 2, 4, 8, 16] as const;
const LONGEST = 16;
const ROW_DECAY = 0.97;
const FREQUENCY_DECAYS = [0.6, 0.85, 0.95, 1] as const;

/** Whose moves have to match. */
const KINDS = ["opponent", "own", "both"] as const;

/** Both sides' moves after the last match of the opponent's moves, of the own moves, or of both. */
export class LongestStretches implements Source {
  readonly inputs = 2 * KINDS.length;
  readonly #size: number;
  readonly #history: History;
  /** By kind, length and hash: the number of rounds when it last occurred. */
  readonly #lasts = new LastRounds(KINDS.length * LENGTHS.length * PLACES);
  readonly #places = new Int32Array(KINDS.length * LENGTHS.length);
  readonly #rows: CountRows;
  /** For each input: the active row (-1 without a match), and the move after the match. */
  readonly #active = new Int16Array(2 * KINDS.length).fill(-1);
  readonly #echoes = new Uint8Array(2 * KINDS.length);
  /** For each kind: the index of the move after the match. */
  readonly #found = new Int32Array(KINDS.length);

  constructor(size: number, history: History) {
    this.#size = size;
    this.#history = history;
    this.#rows = new CountRows(2 * KINDS.length * LENGTHS.length, size, ROW_DECAY);
  }

  get tables(): readonly Table[] {
    return [this.#lasts.cells, this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const { person, bot } = this.#history.buffers;
    this.#locate(person, bot);
    for (let kind = 0; kind < KINDS.length; kind++) {
      const length = this.#longest(kind, person, bot);
      this.#echo(opinions, first, 2 * kind, length, person);
      this.#echo(opinions, first, 2 * kind + 1, length, bot);
    }
  }

  /** Call this before the round is added to the history; otherwise the newest stretch would match itself. */
  learn(_own: number, opponent: number): void {
    const rounds = this.#history.length;
    for (let length = 0; length < LENGTHS.length && (LENGTHS[length] as number) <= rounds; length++) {
      for (let table = length; table < this.#places.length; table += LENGTHS.length)
        this.#lasts.set(this.#places[table] as number, rounds);
    }
    this.#rows.learn(this.#active, this.#echoes, opponent);
  }

  #echo(opinions: Opinions, first: number, input: number, length: number, moves: Uint8Array): void {
    if (length < 0) {
      this.#active[input] = -1;
      opinions.clear(first + input, this.#size);
      return;
    }
    const from = moves[this.#found[input >> 1] as number] as number;
    this.#echoes[input] = from;
    this.#active[input] = input * LENGTHS.length + length;
    this.#rows.weigh(this.#active[input] as number, from, opinions.values, (first + input) * this.#size);
    opinions.confidences[first + input] = length + 1;
  }

  /** Finds where each table stores the current stretch, by hashing backwards from the last round. */
  #locate(person: Uint8Array, bot: Uint8Array): void {
    const rounds = this.#history.length;
    let others = 0x9e3779b1;
    let owns = 0x85ebca6b;
    let both = 0xc2b2ae35;
    let length = 0;
    for (let age = 1; age <= LONGEST && age <= rounds; age++) {
      const other = person[rounds - age] as number;
      const own = bot[rounds - age] as number;
      others = mixed(others, other);
      owns = mixed(owns, own);
      both = mixed(both, other * this.#size + own);
      if (LENGTHS[length] !== age) continue;
      this.#place(length, others);
      this.#place(LENGTHS.length + length, owns);
      this.#place(2 * LENGTHS.length + length, both);
      length++;
    }
  }

  #place(table: number, hash: number): void {
    this.#places[table] = table * PLACES + ((hash >>> 8) & (PLACES - 1));
  }

  /** The longest match's length as an index into LENGTHS; -1 without a match. */
  #longest(kind: number, person: Uint8Array, bot: Uint8Array): number {
    const now = this.#history.length;
    for (let length = LENGTHS.length - 1; length >= 0; length--) {
      const rounds = LENGTHS[length] as number;
      if (rounds > now) continue;
      const last = this.#lasts.get(this.#places[kind * LENGTHS.length + length] as number);
      const next = now - ((now - last) & 0xffff);
      if (last === 0 || next < rounds) continue;
      if (kind !== 1 && !endsAlike(person, next, now, rounds)) continue;
      if (kind !== 0 && !endsAlike(bot, next, now, rounds)) continue;
      this.#found[kind] = next;
      return length;
    }
    return -1;
  }
}

/** Whether the `rounds` moves before `next` equal those before `now`. */
function endsAlike(moves: Uint8Array, next: number, now: number, rounds: number): boolean {
  for (let age = 1; age <= rounds; age++) if (moves[next - age] !== moves[now - age]) return false;
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
  /** The decayed count of each move, by input. */
  readonly #counts: Float64Array;
  readonly #rows: CountRows;
  /** For each input: its row (-1 before the first round), and its most frequent move. */
  readonly #active = new Int16Array(2 * FREQUENCY_DECAYS.length).fill(-1);
  readonly #favourites = new Uint8Array(2 * FREQUENCY_DECAYS.length);

  constructor(size: number) {
    this.#size = size;
    this.#counts = new Float64Array(this.inputs * size);
    this.#rows = new CountRows(this.inputs, size, ROW_DECAY);
    this.tables = [this.#counts, this.#rows.cells];
  }

  weigh(opinions: Opinions, first: number): void {
    const size = this.#size;
    for (let input = 0; input < this.inputs; input++) {
      const favourite = this.#favourite(input);
      this.#active[input] = favourite < 0 ? -1 : input;
      this.#favourites[input] = favourite;
      opinions.clear(first + input, size);
      if (favourite >= 0) this.#rows.weigh(input, favourite, opinions.values, (first + input) * size);
    }
  }

  learn(own: number, opponent: number): void {
    this.#rows.learn(this.#active, this.#favourites, opponent);
    const size = this.#size;
    for (let input = 0; input < this.inputs; input++) {
      const decay = FREQUENCY_DECAYS[input >> 1] as number;
      for (let cell = input * size; cell < (input + 1) * size; cell++) {
        this.#counts[cell] = (this.#counts[cell] as number) * decay;
      }
      const cell = input * size + (input % 2 === 0 ? opponent : own);
      this.#counts[cell] = (this.#counts[cell] as number) + 1;
    }
  }

  /** Returns the most frequent move, the lowest on a tie; -1 before the first round. */
  #favourite(input: number): number {
    let best = -1;
    let most = 0;
    for (let move = 0; move < this.#size; move++) {
      const count = this.#counts[input * this.#size + move] as number;
      if (count > most) {
        most = count;
        best = move;
      }
    }
    return best;
  }
}
