// A council of readers: each counts what followed one kind of context, and a named mixing weighs what they say.

import type { Move } from "../../games/matrix-game.ts";
import { Context, type ContextSide, Counts } from "../bases/counts.ts";
import { answering, type Predictor, REPLIES, toProbabilities } from "../bases/predictor.ts";
import { choice, family, real, whole } from "../family.ts";

const MIXINGS = ["weights", "logistic", "vote", "ppm", "tree", "bayes"] as const;
type MixingName = (typeof MIXINGS)[number];

export const experts = family("experts", {
  parameters: {
    mixing: choice(MIXINGS),
    depth: whole(1, 8, 3),
    decay: real(0.5, 1, 0.95),
    prior: real(0.01, 2, 1),
    reply: choice(REPLIES, "value"),
  },
  cost: 10,
  source:
    "weights: V. Vovk, Aggregating strategies, COLT (1990), and M. Herbster and M. K. Warmuth, Tracking the best expert, Machine Learning 32 (1998); " +
    "logistic: M. V. Mahoney, Adaptive weighing of context models for lossless data compression, Florida Tech TR CS-2005-16 (2005); " +
    "vote: D. Billings, Thoughts on RoShamBo, ICGA Journal 23 (2000); " +
    "ppm: J. G. Cleary and I. H. Witten, IEEE Transactions on Communications 32 (1984), escape method C of A. Moffat (1990); " +
    "tree: F. M. J. Willems, Y. M. Shtarkov and T. J. Tjalkens, The context-tree weighting method, IEEE Transactions on Information Theory 41 (1995); " +
    "bayes: M. E. Maron, Automatic indexing, Journal of the ACM 8 (1961)",
  create: (seat, { reply, ...settings }) => answering(seat, new Experts(seat.game.size, settings), reply),
});

export interface ExpertsSettings {
  readonly mixing: MixingName;
  /** The longest context, in rounds. */
  readonly depth: number;
  /** A context's counts are multiplied by this each time it recurs. */
  readonly decay: number;
  /** Added to each count of an expert. */
  readonly prior: number;
  /** The part of its weight that each expert gives to all; only for `weights`. */
  readonly share?: number;
}

/** A kind of context. */
type View = Pick<Context, "now" | "length" | "push">;

/** What an expert knows: how often each move followed its context, and what it says of the next one. */
interface Expert {
  readonly context: number | undefined;
  readonly counts: Float64Array;
  readonly said: Float64Array;
}

/** Weighs what the experts say of the next move. */
interface Mixing {
  readonly views: readonly View[];
  /** Scores of the next moves. */
  mix(experts: readonly Expert[]): Float64Array;
  /** Learns from the move that came after the last `mix`. */
  learn?(experts: readonly Expert[], came: Move): void;
}

export class Experts implements Predictor {
  readonly #size: number;
  readonly #prior: number;
  readonly #mixing: Mixing;
  readonly #counts: readonly Counts[];
  #experts: readonly Expert[] = [];
  #scores: Float64Array | undefined;

  constructor(size: number, { mixing, depth, decay, prior, share }: ExpertsSettings) {
    this.#size = size;
    this.#prior = prior;
    this.#mixing = MAKE[mixing](size, depth, share);
    this.#counts = this.#mixing.views.map(() => new Counts(size, decay));
    this.#look();
  }

  weigh(): Float64Array | undefined {
    return this.#scores;
  }

  observe(own: Move, opponent: Move): void {
    this.#mixing.learn?.(this.#experts, opponent);
    for (const [at, view] of this.#mixing.views.entries()) {
      this.#counts[at]?.add(view.now, opponent);
      view.push(own, opponent);
    }
    this.#look();
    this.#scores = this.#mixing.mix(this.#experts);
  }

  #look(): void {
    const none = new Float64Array(this.#size);
    this.#experts = this.#mixing.views.map(({ now }, at) => {
      const counts = this.#counts[at]?.of(now) ?? none;
      return { context: now, counts, said: smoothed(counts, this.#prior) };
    });
  }
}

const MAKE: Readonly<Record<MixingName, (size: number, depth: number, share?: number) => Mixing>> = {
  weights: (size, depth, share) => exponentialWeights(size, stretches(size, depth), share),
  logistic: (size, depth) => logistic(size, stretches(size, depth)),
  vote: (size, depth) => vote(size, stretches(size, depth)),
  ppm: (size, depth) => partialMatching(size, nested(size, depth)),
  tree: (size, depth) => contextTree(size, nested(size, depth)),
  bayes: (size, depth) => naiveBayes(size, apart(size, depth)),
};

/** Nothing, and the last 1 … depth rounds of the opponent, of the own side, and of both. */
function stretches(size: number, depth: number): readonly View[] {
  const of = (side: ContextSide, moves: number) =>
    Array.from({ length: depth }, (_, at) => new Context(size, side, moves * (at + 1)));
  return [new Context(size, "both", 0), ...of("opponent", 1), ...of("own", 1), ...of("both", 2)];
}

/** Both sides' last 0 … 2 * depth moves, each extending the one before. */
function nested(size: number, depth: number): readonly View[] {
  return Array.from({ length: 2 * depth + 1 }, (_, moves) => new Context(size, "both", moves));
}

/** Nothing, and each of the last rounds by itself. */
function apart(size: number, depth: number): readonly View[] {
  const rounds = Array.from({ length: depth }, (_, later): View => {
    const waiting: number[] = [];
    return {
      now: undefined,
      length: 2,
      push(own, opponent) {
        waiting.push(own * size + opponent);
        if (waiting.length > later) this.now = waiting.shift();
      },
    };
  });
  return [new Context(size, "both", 0), ...rounds];
}

const SHARE = 0.06;

/** p(x) = sum of v_i p_i(x). After each round v_i *= p_i(move), and each expert gives a `share` of its weight to all
 * equally, to track a changing best expert. */
function exponentialWeights(size: number, views: readonly View[], share = SHARE): Mixing {
  let weights = views.map(() => 1 / views.length);
  return {
    views,
    mix: (experts) => {
      const mixed = new Float64Array(size);
      for (const [at, { said }] of experts.entries()) addTo(mixed, said, weights[at] as number);
      return mixed;
    },
    learn(experts, came) {
      const judged = weights.map((weight, at) => weight * (experts[at]?.said[came] as number));
      const sum = sumOf(judged);
      weights = judged.map((weight) => ((1 - share) * weight) / sum + share / weights.length);
    },
  };
}

const FIRST_WEIGHT = 0.3;
const RATE = 0.015;

/** With s_i(x) = ln p_i(x) - mean of ln p_i, p(x) is proportional to exp(sum of w_i s_i(x)). Gradient step on
 * ln p(move): w_i += rate * (s_i(move) - sum of p(x) s_i(x)). */
function logistic(size: number, views: readonly View[]): Mixing {
  const weights = views.map(() => FIRST_WEIGHT);
  let heard: Float64Array[] = [];
  let mixed = new Float64Array(size).fill(1 / size);
  return {
    views,
    mix(experts) {
      mixed = new Float64Array(size);
      heard = experts.map(({ said }, at) => {
        const logs = said.map(Math.log);
        const mean = sumOf(logs) / size;
        const centred = logs.map((log) => log - mean);
        addTo(mixed, centred, weights[at] as number);
        return centred;
      });
      toProbabilities(mixed);
      return mixed;
    },
    learn(_experts, came) {
      heard.forEach((input, at) => {
        const slope = input.reduce(
          (sum, value, move) => sum - (mixed[move] as number) * value,
          input[came] as number,
        );
        weights[at] = (weights[at] as number) + RATE * slope;
      });
    },
  };
}

const BASE = 1.5;

/** score(x) = sum over contexts of base^(moves in it) * count(x). */
function vote(size: number, views: readonly View[]): Mixing {
  return {
    views,
    mix(experts) {
      const scores = new Float64Array(size);
      for (const [at, { counts }] of experts.entries())
        addTo(scores, counts, BASE ** (views[at] as View).length);
      return scores;
    },
  };
}

/** Prediction by partial matching: of n followers, d different, x gets count(x) / (n + d), and the next shorter context
 * gets the rest, d / (n + d); after the empty one it's shared equally. */
function partialMatching(size: number, views: readonly View[]): Mixing {
  return {
    views,
    mix(experts) {
      const scores = new Float64Array(size);
      let left = 1;
      for (const { counts } of experts.toReversed()) {
        const different = counts.filter((count) => count > 0).length;
        if (different === 0) continue;
        const share = left / (sumOf(counts) + different);
        addTo(scores, counts, share);
        left = share * different;
      }
      return scores.map((score) => score + left / size);
    },
  };
}

/** Context tree weighting: node k predicts p_w = (b p_k + p_w of node k + 1) / (b + 1), the deepest one p_k. b, at first
 * 1, is the odds of a context's own estimate against those of longer ones: b *= p_k(move) / p_w(move). With prior 1/2,
 * p_k is the estimator of Krichevsky and Trofimov. */
function contextTree(size: number, views: readonly View[]): Mixing {
  const odds = views.map(() => new Counts(1));
  let weighted: Float64Array[] = [];
  return {
    views,
    mix(experts) {
      weighted = experts.filter(({ context }) => context !== undefined).map(({ said }) => said);
      for (let node = weighted.length - 2; node >= 0; node--) {
        const trust = 1 / (1 + Math.exp(-(odds[node]?.of(experts[node]?.context)?.[0] ?? 0)));
        const mixed = new Float64Array(size);
        addTo(mixed, weighted[node] as Float64Array, trust);
        addTo(mixed, weighted[node + 1] as Float64Array, 1 - trust);
        weighted[node] = mixed;
      }
      return weighted[0] as Float64Array;
    },
    learn(experts, came) {
      for (let node = 0; node < weighted.length - 1; node++) {
        const { context, said } = experts[node] as Expert;
        const longer = weighted[node + 1]?.[came] as number;
        odds[node]?.add(context, 0, Math.log((said[came] as number) / longer));
      }
    },
  };
}

/** Each of the last rounds is a sign of the next move, and signs are taken to be independent: p(x) is proportional to
 * p_0(x) * product of p_i(x) / p_0(x), with p_0 for the empty context; signs that never came say nothing. */
function naiveBayes(size: number, views: readonly View[]): Mixing {
  return {
    views,
    mix(experts) {
      const logs = new Float64Array(size);
      const known = experts.filter(({ counts }) => sumOf(counts) > 0);
      for (const [at, { said }] of known.entries())
        addTo(logs, said.map(Math.log), at === 0 ? 2 - known.length : 1);
      toProbabilities(logs);
      return logs;
    },
  };
}

/** p(x) = (count(x) + prior) / (sum + size * prior). */
function smoothed(counts: Float64Array, prior: number): Float64Array {
  const sum = sumOf(counts) + counts.length * prior;
  const chances = new Float64Array(counts.length);
  for (let move = 0; move < counts.length; move++) chances[move] = ((counts[move] as number) + prior) / sum;
  return chances;
}

function sumOf(numbers: Float64Array | readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number;
  return sum;
}

function addTo(sums: Float64Array, values: Float64Array, weight: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + weight * (values[at] as number);
}
