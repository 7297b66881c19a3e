// Shannon-style daemons, each predicting from one context, and a supervisor that follows the best.

import type { Move } from "../../games/matrix-game.ts";
import { largestOf } from "../../random/draw.ts";
import type { RandomSource } from "../../random/source.ts";
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
    const isByLot = ties === "lot";
    const machine = daemonMachine(
      seat.game.size,
      {
        smallest: Math.min(smallest, largest),
        largest,
        context,
        growth: eps,
        guesses: guesses === "same" ? undefined : Number(guesses),
      },
      isByLot ? seat.random : { below: () => 0 },
    );
    const certain = certainties(seat.game.size);
    return answering(seat, {
      weigh() {
        const { blind, prediction } = machine.said();
        // A guess by lot has no evidence.
        return isByLot && blind ? undefined : certain[prediction];
      },
      observe: (_own, opponent) => machine.observe(opponent),
      inside: machine.inside,
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

/** Of the moves, and of the guesses, so that both together are told apart. */
const FORMS_MAX = 2 ** 26;

/** All weights are rescaled when a round's weight reaches this, long before it overflows. */
const WEIGHT_MAX = 1e200;

/** A correct prediction at round t raises a daemon's rate by (1 + growth)^t; the actual move gains as much in its
 * context. The supervisor follows the highest rate; ties of rates go to the shorter memory, ties of weights by lot. */
export function daemonMachine(size: number, settings: DaemonSettings, lot: Pick<RandomSource, "below">) {
  const { smallest, largest, growth } = settings;
  const all = Array.from({ length: largest - smallest + 1 }, (_, at) => ({
    /** The opponent's last moves, and the last guesses. */
    moves: new Context(size, "opponent", smallest + at, FORMS_MAX),
    guesses: new Context(size, "own", settings.guesses ?? smallest + at, FORMS_MAX),
    /** The weight of each next move by context. */
    counts: new Counts(size),
    prediction: 0,
    /** Whether the prediction was a uniform random draw. */
    blind: true,
    /** Correct predictions, each with the weight of its round. */
    rate: 0,
  }));
  /** Of each daemon; undefined until it's full, because none can recur before. */
  const contexts: (number | undefined)[] = [];
  let weight = 1;
  let followed = 0;
  const predict = (): void => {
    for (const [at, daemon] of all.entries()) {
      const [guesses, moves] = [daemon.guesses.now, daemon.moves.now];
      const isFull = guesses !== undefined && moves !== undefined;
      contexts[at] = isFull ? guesses * size ** daemon.moves.length + moves : undefined;
      const row = daemon.counts.of(contexts[at]);
      daemon.prediction = row ? largestOf(lot, row, 0, size) : lot.below(size);
      daemon.blind = !row || row.every((one) => one === row[0]);
    }
    followed = all.reduce((best, { rate }, at) => (rate > (all[best]?.rate ?? 0) ? at : best), 0);
  };
  const said = () => all[followed] as (typeof all)[number];
  predict();
  return {
    said,
    /** Takes the opponent's move of the round that the prediction was for. */
    observe(move: Move): void {
      const machine = { ...said() };
      for (const [at, daemon] of all.entries()) {
        daemon.counts.add(contexts[at], move, weight);
        if (daemon.prediction === move) daemon.rate += weight;
        const { blind, prediction } = settings.context === "machine" ? machine : daemon;
        // With more than two moves, a blind guess is kept as the first move; otherwise no context would recur.
        const guess = blind && size > 2 ? 0 : prediction;
        daemon.moves.push(guess, move);
        daemon.guesses.push(guess, move);
      }
      weight *= 1 + growth;
      if (weight > WEIGHT_MAX) {
        for (const daemon of all) {
          daemon.counts.scale(1 / weight);
          daemon.rate /= weight;
        }
        weight = 1;
      }
      predict();
    },
    /** The daemons, which one the supervisor follows, and what that one knows of the current situation. */
    inside(): Inside {
      const newest = weight / (1 + growth);
      const daemons = all.map(({ moves, guesses, rate, blind, prediction }) => ({
        moves: moves.length,
        guesses: guesses.length,
        rating: rate / newest,
        expects: blind ? undefined : prediction,
      }));
      const { blind, counts } = said();
      const weights = Array.from((!blind && counts.of(contexts[followed])) || [], (one) => one / newest);
      return { kind: "daemons", daemons, followed, weights };
    },
  };
}
