// Shannon-style daemons, each predicting from one context, and a supervisor that follows the best.

import type { Move } from "../../games/matrix-game.ts";
import { largestOf, type RandomSource } from "../../random/index.ts";
import { Context, Counts } from "../bases/counts.ts";
import { answering, certainties } from "../bases/predictor.ts";
import { choice, family, real, whole } from "../family.ts";
import type { Inside } from "../strategy.ts";

/** Daemons that remember `smallest` … `largest` moves and `guesses` guesses; `context` says whose. Ties are broken at
 * random (`lot`) or by taking the `first` move, which then counts as expected. The published code is
 * `smallest=2,context=machine,ties=first`. */
export const daemons = family("daemons", {
  parameters: {
    largest: whole(1, 8, 6),
    smallest: whole(1, 8, 1),
    eps: real(0, 1, 0.01),
    guesses: choice(["same", "0", "1", "2", "3", "4", "5", "6", "7", "8"]),
    context: choice(["own", "machine"]),
    ties: choice(["lot", "first"]),
  },
  cost: 12,
  source:
    "The electronic fortune-teller of ltwood, as described with Shannon's name at github.com/anwinged/predictor (in Russian; keywords: гадалка шеннона, чет-нечет)",
  create(seat, { largest, smallest, eps, guesses, context, ties }) {
    const { size } = seat.game;
    const machine = new DaemonMachine(
      size,
      {
        smallest: Math.min(smallest, largest),
        largest,
        guesses: guesses === "same" ? undefined : Number(guesses),
        context,
        growth: eps,
      },
      ties === "lot" ? seat.random : { below: () => 0 },
    );
    const certain = certainties(size);
    return answering(seat, {
      // A guess by lot has no evidence.
      weigh: () => (ties === "lot" && machine.blind ? undefined : certain[machine.prediction]),
      observe: (_own, opponent) => machine.observe(opponent),
      inside: () => machine.inside(),
    });
  },
});

/** Sizes, contexts and decay of the daemons. */
export interface DaemonSettings {
  /** One daemon per number of the opponent's moves from smallest to largest; 2 … 6 in the source. */
  readonly smallest: number;
  readonly largest: number;
  /** How many guesses every daemon remembers; if undefined, as many as moves. */
  readonly guesses?: number | undefined;
  /** Whose guesses it remembers: each daemon's own, as the source describes it, or what the supervisor said, as its
   * code does. */
  readonly context: "own" | "machine";
  /** Each round counts 1 + growth times as much as the one before it; 0.01 in the source. */
  readonly growth: number;
}

/** A guess, and whether it was a uniform random draw. */
interface Guess {
  prediction: Move;
  blind: boolean;
}

/** An (h, r) daemon. */
interface Daemon extends Guess {
  /** The opponent's last h moves, and the last r guesses. */
  readonly moves: Context;
  readonly guesses: Context;
  /** The weight of each next move by context. */
  readonly counts: Counts;
  /** Undefined until both are full; no context can recur before. */
  context: number | undefined;
  /** Correct predictions, each with the weight of its round. */
  rate: number;
}

type Lot = Pick<RandomSource, "below">;

/** Of the moves, and of the guesses, so that both together are told apart. */
const FORMS_MAX = 2 ** 26;

/** All weights are rescaled when a round's weight reaches this, long before it overflows. */
const WEIGHT_MAX = 1e200;

/** A correct prediction at round t raises a daemon's rate by (1 + growth)^t; the actual move gains as much in its
 * context. The supervisor follows the highest rate; ties of rates go to the shorter memory, ties of weights by lot. */
export class DaemonMachine implements Guess {
  prediction: Move = 0;
  blind = true;
  readonly #size: number;
  readonly #settings: DaemonSettings;
  readonly #lot: Lot;
  readonly #daemons: readonly Daemon[];
  #weight = 1;

  constructor(size: number, settings: DaemonSettings, lot: Lot) {
    this.#size = size;
    this.#settings = settings;
    this.#lot = lot;
    const { smallest, largest } = settings;
    this.#daemons = Array.from({ length: largest - smallest + 1 }, (_, at) => ({
      moves: new Context(size, "opponent", smallest + at, FORMS_MAX),
      guesses: new Context(size, "own", settings.guesses ?? smallest + at, FORMS_MAX),
      counts: new Counts(size),
      context: undefined,
      prediction: 0,
      blind: true,
      rate: 0,
    }));
    this.#predict();
  }

  /** Takes the opponent's move of the round that `prediction` was for. */
  observe(move: Move): void {
    for (const daemon of this.#daemons) {
      daemon.counts.add(daemon.context, move, this.#weight);
      if (daemon.prediction === move) daemon.rate += this.#weight;
      const { blind, prediction } = this.#settings.context === "machine" ? this : daemon;
      // With more than two moves, a blind guess is kept as the first move; otherwise no context would recur.
      const guess = blind && this.#size > 2 ? 0 : prediction;
      daemon.moves.push(guess, move);
      daemon.guesses.push(guess, move);
    }
    this.#weight *= 1 + this.#settings.growth;
    if (this.#weight > WEIGHT_MAX) this.#rescale();
    this.#predict();
  }

  /** Returns the daemons, which one the supervisor follows, and what that one knows of the current situation. */
  inside(): Extract<Inside, { kind: "daemons" }> {
    const newest = this.#weight / (1 + this.#settings.growth);
    const daemons = this.#daemons.map(({ moves, guesses, rate, blind, prediction }) => ({
      moves: moves.length,
      guesses: guesses.length,
      rating: rate / newest,
      expects: blind ? undefined : prediction,
    }));
    const followed = this.#daemons.indexOf(this.#followed());
    const { blind, context, counts } = this.#followed();
    const row = blind ? undefined : counts.of(context);
    return {
      kind: "daemons",
      daemons,
      followed,
      weights: Array.from(row ?? [], (weight) => weight / newest),
    };
  }

  #followed(): Daemon {
    return this.#daemons.reduce((best, daemon) => (daemon.rate > best.rate ? daemon : best));
  }

  #predict(): void {
    for (const daemon of this.#daemons) this.#ask(daemon);
    ({ prediction: this.prediction, blind: this.blind } = this.#followed());
  }

  #ask(daemon: Daemon): void {
    const [guesses, moves] = [daemon.guesses.now, daemon.moves.now];
    const isFull = guesses !== undefined && moves !== undefined;
    daemon.context = isFull ? guesses * this.#size ** daemon.moves.length + moves : undefined;
    const row = daemon.counts.of(daemon.context);
    daemon.prediction = row ? largestOf(this.#lot, row, 0, this.#size) : this.#lot.below(this.#size);
    daemon.blind = !row || isFlat(row);
  }

  #rescale(): void {
    for (const daemon of this.#daemons) {
      daemon.counts.scale(1 / this.#weight);
      daemon.rate /= this.#weight;
    }
    this.#weight = 1;
  }
}

/** Whether all weights are equal. */
function isFlat(row: Float64Array): boolean {
  for (let move = 1; move < row.length; move++) if (row[move] !== row[0]) return false;
  return true;
}
