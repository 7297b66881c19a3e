// How well the fortune-teller predicts a person, per round and over time, and a bound on their entropy.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { binomialZ, mean, sum, variance, Z95 } from "../statistics.ts";
import { createStrategy, FortuneTeller } from "../strategies/index.ts";

/** Values per round, oldest first. */
export interface ReadRounds {
  /** -log2 of the predicted probability of the person's move. */
  readonly bits: Float64Array;
  /** 1 if the likeliest move came; 1/k if it was one of k equally likely moves. */
  readonly hits: Float64Array;
}

/** How many of a person's moves the fortune-teller predicted, and the verdict that follows. */
export interface Predicted {
  /** A whole number of moves; if several were equally likely, one of k counts 1/k before rounding. */
  readonly guessed: number;
  readonly rounds: number;
  readonly verdict: "read" | "chance" | "unsure";
}

/** Unpredictability in bits per move: 0 is fully predictable, `most` is chance and the upper limit. */
export interface Unpredictability {
  readonly bits: number;
  /** The 95 % confidence interval of the mean, clipped to 0 … `most`. */
  readonly from: number;
  readonly to: number;
  /** log2 of the number of moves: the bits of a uniform move. */
  readonly most: number;
}

/** Predictions within one window of rounds. */
export interface CurvePoint {
  /** The window's first and last round, from 1. */
  readonly from: number;
  readonly to: number;
  /** Share of correct predictions. */
  readonly right: number;
  readonly bits: number;
}

const WINDOW_ROUNDS = 40;
const WINDOWS_MAX = 60;
/** The batch size for the error estimate, because nearby rounds are correlated. */
const BATCH_ROUNDS = 20;
const BATCHES_MIN = 3;

/** Replays the rounds to a new fortune-teller. */
export function readRounds(game: MatrixGame, { person, bot }: Rounds, random: RandomSource): ReadRounds {
  const reader = createStrategy("fortune-teller", { game, side: "bot", random });
  if (!(reader instanceof FortuneTeller)) throw new TypeError("the fortune-teller gives no probabilities");
  const bits = new Float64Array(person.length);
  const hits = new Float64Array(person.length);
  person.forEach((move, round) => {
    const probabilities = reader.probabilities();
    bits[round] = -Math.log2(probabilities[move] as number);
    hits[round] = hitOf(probabilities, move);
    reader.observe(bot[round] as Move, move);
  });
  return { bits, hits };
}

/**
 * Returns the mean of -log2 p over all rounds, learning included: by the chain rule, an upper bound on the conditional
 * entropy. A mean above chance shows only that the predictor errs, not that the moves are harder to predict than
 * chance, so it's capped at `most`. The error is by batch means; undefined with fewer than three batches. Sources: T.
 * Cover and J. Thomas, Elements of Information Theory (2006), chapters 4 and 6; P. Glynn and W. Whitt, Operations
 * Research Letters 10 (1991).
 */
export function unpredictabilityOf(size: number, { bits }: ReadRounds): Unpredictability | undefined {
  const batches = Math.floor(bits.length / BATCH_ROUNDS);
  if (batches < BATCHES_MIN) return undefined;
  const edge = (batch: number): number => Math.floor((batch * bits.length) / batches);
  const means = Array.from({ length: batches }, (_, batch) =>
    mean(bits.subarray(edge(batch), edge(batch + 1))),
  );
  const all = mean(bits);
  const reach = Z95 * Math.sqrt(variance(means, all) / batches);
  const most = Math.log2(size);
  const cut = (value: number): number => Math.min(most, Math.max(0, value));
  return { bits: cut(all), from: cut(all - reach), to: cut(all + reach), most };
}

/** How far above chance a person may be predicted and still count as being as hard to predict as chance. */
const CHANCE_MARGIN = 0.1;

/**
 * Gives a verdict. A uniformly random player is guessed with a binomial count at 1 / size, whatever the predictor
 * expects. `read`: guessed more often than 97.5 % of such players (of 1,000 random players, 2 to 3 % are called read at
 * 50 rounds or more, 4 % at 25). `chance`: not read, and the upper 95 % bound is within `CHANCE_MARGIN` of chance
 * (needs about 90 rounds with three moves). `unsure`: too few rounds for either. Everything that's said about a
 * person's habits follows from this verdict, so no two sentences contradict each other.
 */
export function predictedIn(size: number, { hits }: Pick<ReadRounds, "hits">): Predicted {
  const [rounds, chance, all] = [hits.length, 1 / size, sum(hits)];
  const guessed = Math.round(all);
  if (rounds > 0 && binomialZ(all, rounds, chance) >= Z95) return { guessed, rounds, verdict: "read" };
  // A share below chance is an accident, and is treated as chance.
  const bound = Math.max(chance, all / rounds) + Z95 * Math.sqrt((chance * (1 - chance)) / rounds);
  return { guessed, rounds, verdict: bound < chance + CHANCE_MARGIN ? "chance" : "unsure" };
}

/** Computes a sliding window of 40 rounds; empty with fewer rounds. */
export function curveOf({ bits, hits }: ReadRounds): readonly CurvePoint[] {
  const last = bits.length - WINDOW_ROUNDS;
  if (last < 0) return [];
  const windows = Math.min(WINDOWS_MAX, Math.floor(last / (WINDOW_ROUNDS / 2)) + 1);
  return Array.from({ length: windows }, (_, index) => {
    const from = windows === 1 ? 0 : Math.round((index * last) / (windows - 1));
    const to = from + WINDOW_ROUNDS;
    return { from: from + 1, to, right: mean(hits.subarray(from, to)), bits: mean(bits.subarray(from, to)) };
  });
}

function hitOf(probabilities: Float64Array, move: Move): number {
  const most = Math.max(...probabilities);
  const likeliest = probabilities.filter((probability) => probability > most - 1e-12);
  return (probabilities[move] as number) > most - 1e-12 ? 1 / likeliest.length : 0;
}
