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

/** Counts what followed one kind of context. */
class Expert {
  readonly view: View;
  /** What followed the present context. */
  counts: Float64Array;
  /** The probability of each next move: (count + prior) / (sum + size * prior). */
  readonly said: Float64Array;
  /** Added to each count. */
  readonly prior: number;
  readonly #none: Float64Array;
  readonly #table: Counts;

  constructor(size: number, view: View, { decay, prior }: ExpertsSettings) {
    this.view = view;
    this.said = new Float64Array(size).fill(1 / size);
    this.prior = prior;
    this.#none = new Float64Array(size);
    this.counts = this.#none;
    this.#table = new Counts(size, decay);
  }

  observe(own: Move, opponent: Move): void {
    this.#table.add(this.view.now, opponent);
    this.view.push(own, opponent);
    this.counts = this.#table.of(this.view.now) ?? this.#none;
    const { said } = this;
    const sum = sumOf(this.counts) + said.length * this.prior;
    for (let move = 0; move < said.length; move++)
      said[move] = ((this.counts[move] as number) + this.prior) / sum;
  }
}

/** Weighs what the experts say of the next move. */
interface Mixing {
  /** Writes scores of the next moves, which are 0 before. */
  mix(scores: Float64Array): void;
  /** Learns from the move that came after the last `mix`. */
  learn?(came: Move): void;
}

export class Experts implements Predictor {
  readonly #experts: readonly Expert[];
  readonly #mixing: Mixing;
  readonly #scores: Float64Array;
  #isSeen = false;

  constructor(size: number, settings: ExpertsSettings) {
    const [viewsOf, mixingOf] = MIXINGS_BY_NAME[settings.mixing];
    this.#experts = viewsOf(size, settings.depth).map((view) => new Expert(size, view, settings));
    this.#mixing = mixingOf(this.#experts, size, settings.share);
    this.#scores = new Float64Array(size);
  }

  weigh(): Float64Array | undefined {
    return this.#isSeen ? this.#scores : undefined;
  }

  observe(own: Move, opponent: Move): void {
    this.#isSeen = true;
    this.#mixing.learn?.(opponent);
    for (const expert of this.#experts) expert.observe(own, opponent);
    this.#scores.fill(0);
    this.#mixing.mix(this.#scores);
  }
}

type ViewsOf = (size: number, depth: number) => readonly View[];
type MixingOf = (experts: readonly Expert[], size: number, share?: number) => Mixing;

/** Nothing, and the last 1 … depth rounds of the opponent, of the own side, and of both. */
const stretches: ViewsOf = (size, depth) => {
  const of = (side: ContextSide, moves: number) =>
    Array.from({ length: depth }, (_, at) => new Context(size, side, moves * (at + 1)));
  return [new Context(size, "both", 0), ...of("opponent", 1), ...of("own", 1), ...of("both", 2)];
};

/** Both sides' last 0 … 2 * depth moves, each extending the one before. */
const nested: ViewsOf = (size, depth) =>
  Array.from({ length: 2 * depth + 1 }, (_, moves) => new Context(size, "both", moves));

/** Nothing, and each of the last rounds by itself. */
const apart: ViewsOf = (size, depth) => {
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
};

const SHARE = 0.06;

/** p(x) = sum of v_i p_i(x). After each round v_i *= p_i(move), and each expert gives a `share` of its weight to all
 * equally, to track a changing best expert. */
const exponentialWeights: MixingOf = (experts, _size, share = SHARE) => {
  const weights = new Float64Array(experts.length).fill(1 / experts.length);
  return {
    mix(scores) {
      experts.forEach(({ said }, at) => {
        addTo(scores, said, weights[at] as number);
      });
    },
    learn(came) {
      experts.forEach(({ said }, at) => {
        weights[at] = (weights[at] as number) * (said[came] as number);
      });
      const sum = sumOf(weights);
      for (let at = 0; at < weights.length; at++)
        weights[at] = ((1 - share) * (weights[at] as number)) / sum + share / weights.length;
    },
  };
};

const FIRST_WEIGHT = 0.3;
const RATE = 0.015;

/** With s_i(x) = ln p_i(x) - mean of ln p_i, p(x) is proportional to exp(sum of w_i s_i(x)). Gradient step on
 * ln p(move): w_i += rate * (s_i(move) - sum of p(x) s_i(x)). */
const logistic: MixingOf = (experts, size) => {
  const weights = new Float64Array(experts.length).fill(FIRST_WEIGHT);
  const heard = experts.map(() => new Float64Array(size));
  const mixed = new Float64Array(size);
  return {
    mix(scores) {
      heard.forEach((input, at) => {
        for (let move = 0; move < size; move++) input[move] = Math.log(experts[at]?.said[move] as number);
        const mean = sumOf(input) / size;
        for (let move = 0; move < size; move++) input[move] = (input[move] as number) - mean;
        addTo(scores, input, weights[at] as number);
      });
      toProbabilities(scores);
      mixed.set(scores);
    },
    learn(came) {
      heard.forEach((input, at) => {
        let slope = input[came] as number;
        for (let move = 0; move < size; move++) slope -= (mixed[move] as number) * (input[move] as number);
        weights[at] = (weights[at] as number) + RATE * slope;
      });
    },
  };
};

const BASE = 1.5;

/** score(x) = sum over contexts of base^(moves in it) * count(x). */
const vote: MixingOf = (experts) => ({
  mix(scores) {
    for (const { counts, view } of experts) addTo(scores, counts, BASE ** view.length);
  },
});

/** Prediction by partial matching: of n followers, d different, x gets count(x) / (n + d), and the next shorter context
 * gets the rest, d / (n + d); after the empty one it's shared equally. */
const partialMatching: MixingOf = (experts, size) => ({
  mix(scores) {
    let left = 1;
    for (const { counts } of experts.toReversed()) {
      let different = 0;
      for (const count of counts) if (count > 0) different++;
      if (different === 0) continue;
      const share = left / (sumOf(counts) + different);
      addTo(scores, counts, share);
      left = share * different;
    }
    for (let move = 0; move < size; move++) scores[move] = (scores[move] as number) + left / size;
  },
});

/** Context tree weighting: node k predicts p_w = (b p_k + p_w of node k + 1) / (b + 1), the deepest one p_k. b, at first
 * 1, is the odds of a context's own estimate against those of longer ones: b *= p_k(move) / p_w(move). With prior 1/2,
 * p_k is the estimator of Krichevsky and Trofimov. */
const contextTree: MixingOf = (experts, size) => {
  const odds = experts.map(() => new Counts(1));
  const contexts: (number | undefined)[] = [];
  const weighted = experts.map(() => new Float64Array(size));
  let deepest = 0;
  return {
    mix(scores) {
      deepest = experts.findLastIndex(({ view }) => view.now !== undefined);
      for (let node = deepest; node >= 0; node--) {
        const { said, view } = experts[node] as Expert;
        contexts[node] = view.now;
        const mixed = (weighted[node] as Float64Array).fill(0);
        const trust = node === deepest ? 1 : 1 / (1 + Math.exp(-(odds[node]?.of(view.now)?.[0] ?? 0)));
        addTo(mixed, said, trust);
        if (node < deepest) addTo(mixed, weighted[node + 1] as Float64Array, 1 - trust);
      }
      scores.set(weighted[0] as Float64Array);
    },
    learn(came) {
      for (let node = 0; node < deepest; node++) {
        const own = experts[node]?.said[came] as number;
        odds[node]?.add(contexts[node], 0, Math.log(own / (weighted[node + 1]?.[came] as number)));
      }
    },
  };
};

/** Each of the last rounds is a sign of the next move, and signs are taken to be independent: p(x) is proportional to
 * p_0(x) * product of P(sign i|x), with p_0 for the empty context and P(sign|x) = (count_i(x) + prior) /
 * (count_0(x) + signs * prior). */
const naiveBayes: MixingOf = ([all, ...rounds], size) => ({
  mix(scores) {
    const { counts, prior } = all as Expert;
    for (let move = 0; move < size; move++) {
      const times = counts[move] as number;
      let odds = times + prior;
      for (const round of rounds)
        odds *= ((round.counts[move] as number) + prior) / (times + size * size * prior);
      scores[move] = odds;
    }
  },
});

const MIXINGS_BY_NAME: Readonly<Record<MixingName, readonly [ViewsOf, MixingOf]>> = {
  weights: [stretches, exponentialWeights],
  logistic: [stretches, logistic],
  vote: [stretches, vote],
  ppm: [nested, partialMatching],
  tree: [nested, contextTree],
  bayes: [apart, naiveBayes],
};

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number;
  return sum;
}

function addTo(sums: Float64Array, values: Float64Array, weight: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + weight * (values[at] as number);
}
