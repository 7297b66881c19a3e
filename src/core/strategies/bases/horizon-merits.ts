// Merits of ideas over a sliding window of the last rounds, updated in O(1) per round.

import type { MatrixGame, Move, Side } from "../../games/index.ts";

interface Judged {
  readonly said: Int16Array;
  readonly move: Move;
}

/** An idea is a reading rotated by 0 … size - 1 moves; a reading of -1 predicts nothing and earns nothing. */
export class HorizonMerits {
  readonly #worths: Int32Array;
  readonly #size: number;
  readonly #rounds: number;
  /** Indexed by [reading * size + turn]. */
  readonly #merits: Int32Array;
  readonly #judged: Judged[] = [];
  #oldest = 0;

  /** `worths` is what `worths()` returned; `rounds` is the window length. */
  constructor(worths: Int32Array, size: number, readings: number, rounds: number) {
    this.#worths = worths;
    this.#size = size;
    this.#rounds = rounds;
    this.#merits = new Int32Array(readings * size);
  }

  /** `said`: the readings for the round of `move`; must not be mutated afterwards. */
  observe(said: Int16Array, move: Move): void {
    const judged = { said, move };
    const leaving = this.#judged[this.#oldest];
    if (this.#judged.length < this.#rounds) this.#judged.push(judged);
    else {
      if (leaving) this.#count(leaving, -1);
      this.#judged[this.#oldest] = judged;
      this.#oldest = (this.#oldest + 1) % this.#rounds;
    }
    this.#count(judged, 1);
  }

  /** Returns the prediction of the idea with the most merit, the first on a tie; -1 if no reading predicts. */
  best(now: Int16Array): Move | -1 {
    let expected = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < now.length; index++) {
      const reading = now[index] as number;
      if (reading < 0) continue;
      for (let turn = 0; turn < this.#size; turn++) {
        const merit = this.#merits[index * this.#size + turn] as number;
        if (merit <= most) continue;
        most = merit;
        expected = (reading + turn) % this.#size;
      }
    }
    return expected;
  }

  #count({ said, move }: Judged, sign: 1 | -1): void {
    const size = this.#size;
    for (let index = 0; index < said.length; index++) {
      const reading = said[index] as number;
      if (reading < 0) continue;
      let expected = reading;
      for (let at = index * size; at < (index + 1) * size; at++) {
        const worth = this.#worths[expected * size + move] as number;
        this.#merits[at] = (this.#merits[at] as number) + sign * worth;
        expected = expected === size - 1 ? 0 : expected + 1;
      }
    }
  }
}

/** At [e * size + m]: the summed results of e's counters when m comes. */
export function worths(game: MatrixGame, side: Side): Int32Array {
  const { size } = game;
  const table = new Int32Array(size * size);
  for (let expected = 0; expected < size; expected++) {
    const counters = game.counters(side, expected);
    for (let move = 0; move < size; move++) {
      table[expected * size + move] = counters.reduce((sum, own) => sum + game.result(side, own, move), 0);
    }
  }
  return table;
}
