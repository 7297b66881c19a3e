// Simple predictions of both sides' next moves: by longest match, and by recent frequency.

import type { Move } from "../../games/index.ts";
import { LongestMatch, MATCH_KINDS } from "./longest-match.ts";

/** Which simple predictions to compute. */
export interface Readers {
  /** Lengths of the stretches that are matched, in rounds. */
  readonly depths: readonly number[];
  /** Window lengths of the frequency counts, in rounds. */
  readonly ages: readonly number[];
  readonly reach: number;
}

interface Counts {
  readonly opponent: Int32Array;
  readonly own: Int32Array;
}

/** Readings of the opponent and of the own side, alternating. */
export class Readings {
  /** The present readings; -1 where there is none. */
  readonly now: Int16Array;
  readonly #readers: Readers;
  readonly #match = new LongestMatch();
  readonly #counts: readonly Counts[];

  constructor(size: number, readers: Readers) {
    this.#readers = readers;
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
      for (const depth of this.#readers.depths) {
        const round = this.#match.find(kind, depth, this.#readers.reach);
        this.now[place++] = this.#match.opponent[round] ?? -1;
        this.now[place++] = this.#match.own[round] ?? -1;
      }
    }
    this.#readers.ages.forEach((age, index) => {
      for (const most of this.#count(index, age)) this.now[place++] = most;
    });
  }

  /** Adds the last round and drops the one that left the window. @returns each side's mode. */
  #count(index: number, age: number): readonly Move[] {
    const { opponent, own } = this.#counts[index] as Counts;
    const { rounds } = this.#match;
    const leaving = rounds - 1 - age;
    return [
      moved(opponent, this.#match.opponent, rounds - 1, leaving),
      moved(own, this.#match.own, rounds - 1, leaving),
    ];
  }
}

function moved(counts: Int32Array, moves: Uint8Array, coming: number, leaving: number): Move {
  counts[moves[coming] as Move] = (counts[moves[coming] as Move] as number) + 1;
  if (leaving >= 0) counts[moves[leaving] as Move] = (counts[moves[leaving] as Move] as number) - 1;
  return counts.indexOf(Math.max(...counts));
}
