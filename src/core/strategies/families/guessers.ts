// Readers of history that also think about what the other side expects, from the RoShamBo competitions of 1999 and 2000.

import type { MatrixGame, Move, Side } from "../../games/matrix-game.ts";
import { LongestMatch, MATCH_KINDS } from "../bases/longest-match.ts";
import { answering, certainties, type Predictor, REPLIES, worthsOf } from "../bases/predictor.ts";
import { choice, family, real, whole } from "../family.ts";

const EGNOR =
  "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), winner of the first International RoShamBo Programming Competition (1999)";

export const historyMatch = family("history-match", {
  parameters: {
    depth: whole(1, 16, 5),
    decay: real(0.5, 1, 0.98),
    sharpness: real(0, 8, 0.3),
    reply: choice(REPLIES, "value"),
  },
  cost: 100,
  source:
    "The history matching of the International RoShamBo Programming Competitions with meta-strategies over rotations, as described in D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000)",
  create: (seat, { reply, ...settings }) =>
    answering(seat, new HistoryMatch(seat.game.size, settings), reply),
});

/** Reader (kind, d) expects m, what followed the longest match up to d rounds; its rotation k says m + k modulo the
 * number of moves. merit = how often that came, decayed by `decay`. score(x) = sum over readers and rotations saying x
 * of exp(sharpness * (merit - mean merit of the reader's rotations)). */
export class HistoryMatch implements Predictor {
  readonly #size: number;
  readonly #settings: { readonly depth: number; readonly decay: number; readonly sharpness: number };
  readonly #match = new LongestMatch();
  readonly #depths: readonly number[];
  /** By reader: the merit of its rotations, and what it expects. */
  readonly #merits: readonly Float64Array[];
  #expected: readonly (Move | undefined)[] = [];

  constructor(
    size: number,
    settings: { readonly depth: number; readonly decay: number; readonly sharpness: number },
  ) {
    this.#size = size;
    this.#settings = settings;
    this.#depths = Array.from({ length: settings.depth }, (_, at) => at + 1);
    const readers = settings.depth * MATCH_KINDS.length;
    this.#merits = Array.from({ length: readers }, () => new Float64Array(size));
  }

  weigh(): Float64Array | undefined {
    if (this.#expected.every((expected) => expected === undefined)) return undefined;
    const scores = new Float64Array(this.#size);
    this.#expected.forEach((expected, reader) => {
      if (expected === undefined) return;
      const merits = this.#merits[reader] as Float64Array;
      const mean = merits.reduce((a, b) => a + b) / this.#size;
      merits.forEach((merit, rotation) => {
        const move = (expected + rotation) % this.#size;
        scores[move] = (scores[move] as number) + Math.exp(this.#settings.sharpness * (merit - mean));
      });
    });
    return scores;
  }

  observe(own: Move, opponent: Move): void {
    this.#expected.forEach((expected, reader) => {
      if (expected === undefined) return;
      const merits = this.#merits[reader] as Float64Array;
      const rotation = (opponent - expected + this.#size) % this.#size;
      for (let at = 0; at < this.#size; at++)
        merits[at] = (merits[at] as number) * this.#settings.decay + (at === rotation ? 1 : 0);
    });
    this.#match.push(own, opponent);
    this.#expected = this.#match.followed(this.#depths).map((followed) => followed?.opponent);
  }
}

export const secondGuess = family("second-guess", {
  parameters: { decay: real(0.5, 1, 0.95), levels: whole(1, 3, 3), reply: choice(REPLIES) },
  cost: 200,
  source: EGNOR,
  create: (seat, { reply, ...settings }) =>
    answering(seat, secondGuesses(seat.game, seat.side, settings), reply),
});

const GUESS_DEPTHS = [1, 2, 4, 8, 16, 32];

/** Readings: what followed the longest matches, and each side's most frequent move. Levels of a reading r of the
 * opponent: they play r, beat my reply to r, or beat my reply to that; of a reading of my own side: they beat r, and so
 * on. Follows the idea that earned most, decayed by `decay`. Ideas are judged by the first counter of a move, whichever
 * is played in the end. */
function secondGuesses(
  game: MatrixGame,
  side: Side,
  { decay, levels }: { readonly decay: number; readonly levels: number },
): Predictor {
  const { size } = game;
  const match = new LongestMatch();
  const counts = { own: new Float64Array(size), opponent: new Float64Array(size) };
  const certain = certainties(size);
  const myCounter = (move: Move): Move => game.counters(side, move)[0] as Move;
  const theirCounter = (move: Move): Move =>
    game.counters(side === "bot" ? "person" : "bot", move)[0] as Move;
  const ideasOf = (reading: { readonly own: Move; readonly opponent: Move } | undefined) => {
    if (!reading) return new Array<undefined>(2 * levels).fill(undefined);
    let pair: Move[] = [reading.opponent, theirCounter(reading.own)];
    return Array.from({ length: levels }, () => {
      const now = pair;
      pair = now.map((expected) => theirCounter(myCounter(expected)));
      return now;
    }).flat();
  };
  let expected: readonly (Move | undefined)[] = [];
  let merits: number[] = [];
  return {
    weigh() {
      const most = merits.reduce(
        (best, merit, at) => (expected[at] === undefined ? best : Math.max(best, merit)),
        -Infinity,
      );
      const best = expected.findIndex((move, at) => move !== undefined && merits[at] === most);
      return certain[expected[best] ?? -1];
    },
    observe(own, opponent) {
      merits = expected.map((move, at) => {
        const result = move === undefined ? 0 : game.result(side, myCounter(move), opponent);
        return (merits[at] as number) * decay + result;
      });
      match.push(own, opponent);
      counts.own[own] = (counts.own[own] as number) + 1;
      counts.opponent[opponent] = (counts.opponent[opponent] as number) + 1;
      const often = { own: modeOf(counts.own), opponent: modeOf(counts.opponent) };
      expected = [...match.followed(GUESS_DEPTHS), often].flatMap(ideasOf);
      if (merits.length === 0) merits = expected.map(() => 0);
    },
  };
}

/** Maximum match lengths, in rounds. */
const DEPTHS = [1, 2, 3, 5, 10, 20];
/** Horizons of merits and of move counts, in rounds. */
const AGES = [1, 2, 5, 10, 100, 1_000];

export const iocaine = family("iocaine", {
  parameters: {
    horizons: whole(1, AGES.length, AGES.length),
    decay: real(0.5, 1, 0.98),
    reply: choice(REPLIES),
  },
  cost: 800,
  source: `${EGNOR}; levels as turns of the circle are our reading for more than three moves`,
  create: (seat, { reply, ...settings }) =>
    answering(seat, new Iocaine(seat.game, seat.side, settings), reply),
});

/** An idea is a reading (either side's next move) plus a rotation, which covers all levels of second-guessing. Each
 * horizon h picks the idea that earned most in h rounds; the horizon that earned most, decayed by `decay`, decides. If
 * all of them lost, nothing is expected. */
export class Iocaine implements Predictor {
  readonly #size: number;
  readonly #decay: number;
  readonly #horizons: readonly number[];
  /** The value of expecting one move when another comes, at [expected * size + move]. */
  readonly #worths: Int16Array;
  readonly #certain: readonly Float64Array[];
  readonly #match = new LongestMatch();
  #readings: readonly (Move | undefined)[] = [];
  /** What each idea earned in all rounds so far, at [reading * size + rotation]; the newest is last. */
  readonly #earned: Int32Array[];
  /** What each horizon's best idea expects, and what the horizon earned. */
  #expected: (Move | undefined)[];
  #merits: number[];

  constructor(
    game: MatrixGame,
    side: Side,
    { horizons, decay }: { readonly horizons: number; readonly decay: number },
  ) {
    this.#size = game.size;
    this.#decay = decay;
    this.#horizons = AGES.slice(0, horizons);
    this.#worths = worthsOf(game, side);
    this.#certain = certainties(game.size);
    const readings = 2 * (MATCH_KINDS.length * DEPTHS.length + AGES.length);
    this.#earned = [new Int32Array(readings * game.size)];
    this.#expected = this.#horizons.map(() => undefined);
    this.#merits = this.#horizons.map(() => 0);
  }

  weigh(): Float64Array | undefined {
    const most = Math.max(...this.#merits);
    return most < 0 ? undefined : this.#certain[this.#expected[this.#merits.indexOf(most)] ?? -1];
  }

  observe(own: Move, opponent: Move): void {
    this.#merits = this.#merits.map(
      (merit, at) => merit * this.#decay + this.#worthOf(this.#expected[at], opponent),
    );
    this.#earn(opponent);
    this.#match.push(own, opponent);
    const matches = this.#match.followed(DEPTHS).flatMap((one) => [one?.opponent, one?.own]);
    const often = AGES.flatMap((age) => [this.#often("opponent", age), this.#often("own", age)]);
    this.#readings = [...matches, ...often];
    this.#expected = this.#horizons.map((horizon) => this.#best(horizon));
  }

  #worthOf(expected: Move | undefined, came: Move): number {
    return expected === undefined ? 0 : (this.#worths[expected * this.#size + came] as number);
  }

  #earn(came: Move): void {
    const size = this.#size;
    const earned = Int32Array.from(this.#earned.at(-1) as Int32Array);
    this.#readings.forEach((reading, at) => {
      if (reading === undefined) return;
      for (let rotation = 0; rotation < size; rotation++) {
        const idea = at * size + rotation;
        earned[idea] = (earned[idea] as number) + this.#worthOf((reading + rotation) % size, came);
      }
    });
    this.#earned.push(earned);
    if (this.#earned.length > (AGES.at(-1) as number) + 1) this.#earned.shift();
  }

  /** What the idea expects that earned most in the last `horizon` rounds, the first on a tie. */
  #best(horizon: number): Move | undefined {
    const now = this.#earned.at(-1) as Int32Array;
    const then = this.#earned[Math.max(0, this.#earned.length - 1 - horizon)] as Int32Array;
    let most = -Infinity;
    let expected: Move | undefined;
    this.#readings.forEach((reading, at) => {
      if (reading === undefined) return;
      for (let rotation = 0; rotation < this.#size; rotation++) {
        const idea = at * this.#size + rotation;
        const merit = (now[idea] as number) - (then[idea] as number);
        if (merit <= most) continue;
        most = merit;
        expected = (reading + rotation) % this.#size;
      }
    });
    return expected;
  }

  #often(side: "own" | "opponent", age: number): Move {
    const counts = new Float64Array(this.#size);
    for (const move of this.#match[side].slice(-age)) counts[move] = (counts[move] as number) + 1;
    return modeOf(counts);
  }
}

/** Returns the most frequent move, the first on a tie. */
function modeOf(counts: Float64Array): Move {
  return counts.indexOf(counts.reduce((a, b) => Math.max(a, b)));
}
