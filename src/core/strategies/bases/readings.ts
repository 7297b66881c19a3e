// Simple predictions of both sides' next moves: by longest match, and by recent frequency.

import type { Move } from "../../games/index.ts";
import { LongestMatch, MATCH_KINDS } from "./longest-match.ts";

/** The simple predictions to compute. */
export interface Readers {
  /** Maximum match lengths, in rounds. */
  readonly depths: readonly number[];
  /** Window lengths of the frequency counts, in rounds. */
  readonly ages: readonly number[];
  readonly reach: number;
}

interface Counts {
  readonly opponent: Int32Array;
  readonly own: Int32Array;
}

/** Readings for the opponent and for the own side, alternating. */
export class Readings {
  /** The current readings; -1 for none. */
  readonly now: Int16Array;
  readonly #readers: Readers;
  readonly #match = new LongestMatch();
  readonly #counts: readonly Counts[];
  readonly #found: Int32Array;

  constructor(size: number, readers: Readers) {
    this.#readers = readers;
    this.#found = new Int32Array(readers.depths.length);
    this.#counts = readers.ages.map(() => ({ opponent: new Int32Array(size), own: new Int32Array(size) }));
    this.now = new Int16Array(2 * (MATCH_KINDS.length * readers.depths.length + readers.ages.length)).fill(
      -1,
    );
  }

  get length(): number {
    return this.now.length;
  }

  observe(own: Move, opponent: Move): void {
    this.#match.push(own, opponent);
    let place = 0;
    for (const kind of MATCH_KINDS) {
      this.#match.find(kind, this.#readers.depths, this.#readers.reach, this.#found);
      for (let index = 0; index < this.#found.length; index++) {
        const round = this.#found[index] as number;
        this.now[place++] = round < 0 ? -1 : (this.#match.opponent[round] as Move);
        this.now[place++] = round < 0 ? -1 : (this.#match.own[round] as Move);
      }
    }
    for (let index = 0; index < this.#counts.length; index++, place += 2) this.#count(index, place);
  }

  /** Adds the last round, drops the one that left the window, and stores each side's mode. */
  #count(index: number, place: number): void {
    const counts = this.#counts[index] as Counts;
    const coming = this.#match.rounds - 1;
    const leaving = coming - (this.#readers.ages[index] as number);
    this.now[place] = moved(counts.opponent, this.#match.opponent, coming, leaving);
    this.now[place + 1] = moved(counts.own, this.#match.own, coming, leaving);
  }
}

function moved(counts: Int32Array, moves: Uint16Array, coming: number, leaving: number): Move {
  counts[moves[coming] as Move] = (counts[moves[coming] as Move] as number) + 1;
  if (leaving >= 0) counts[moves[leaving] as Move] = (counts[moves[leaving] as Move] as number) - 1;
  return modeOf(counts);
}

/** Returns the most frequent move, the first on a tie. */
export function modeOf(counts: Int32Array): Move {
  let mode = 0;
  for (let move = 1; move < counts.length; move++)
    if ((counts[move] as number) > (counts[mode] as number)) mode = move;
  return mode;
}
