// A council of readers: each counts what followed one kind of context, and a named mixing weighs what they say.

import type { Move } from "../../games/matrix-game.ts";
import { sum } from "../../statistics.ts";
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
  create: (seat, { reply, ...settings }) => answering(seat, council(seat.game.size, settings), reply),
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
interface Expert {
  readonly view: View;
  /** What followed the present context. */
  readonly counts: Float64Array;
  /** The probability of each next move: (count + prior) / (sum + size * prior). */
  readonly said: Float64Array;
  readonly prior: number;
}

/** Makes scores of what the experts say of the next moves, and learns from the move that came after the last `mix`. */
interface Mixing {
  mix(): Float64Array;
  learn?(came: Move): void;
}

/** Makes the experts of a game of `size` moves, and mixes what they say. */
export function council(
  size: number,
  { mixing: name, depth, decay, prior, share }: ExpertsSettings,
): Predictor {
  const [viewsOf, mixingOf] = MIXINGS_BY_NAME[name];
  const none: Float64Array = new Float64Array(size);
  const experts = viewsOf(size, depth).map((view) => {
    const said = new Float64Array(size).fill(1 / size);
    return { view, prior, counts: none, said, table: new Counts(size, decay) };
  });
  const mixing = mixingOf(experts, size, share);
  let scores: Float64Array | undefined;
  return {
    weigh: () => scores,
    observe(own, opponent) {
      mixing.learn?.(opponent);
      for (const expert of experts) {
        const { view, table, said } = expert;
        table.add(view.now, opponent);
        view.push(own, opponent);
        expert.counts = table.of(view.now) ?? none;
        const all = sum(expert.counts) + size * prior;
        expert.counts.forEach((count, move) => {
          said[move] = (count + prior) / all;
        });
      }
      scores = mixing.mix();
    },
  };
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

/** p(x) = sum of v_i p_i(x). After each round v_i *= p_i(move), and each expert gives a `share` of its weight to all
 * equally, to track a changing best expert. */
const exponentialWeights: MixingOf = (experts, _size, share = 0.06) => {
  let weights = experts.map(() => 1 / experts.length);
  const said = experts.map((expert) => expert.said);
  return {
    mix: () => weighted(said, weights),
    learn(came) {
      const earned = weights.map((weight, at) => weight * (said[at]?.[came] as number));
      const all = sum(earned);
      weights = earned.map((one) => ((1 - share) * one) / all + share / experts.length);
    },
  };
};

const RATE = 0.015;

/** With s_i(x) = ln p_i(x) - mean of ln p_i, p(x) is proportional to exp(sum of w_i s_i(x)), w_i being .3 at first. Gradient step on
 * ln p(move): w_i += rate * (s_i(move) - sum of p(x) s_i(x)). */
const logistic: MixingOf = (experts) => {
  let weights = experts.map(() => 0.3);
  let heard: readonly Float64Array[] = [];
  let mixed: Float64Array = new Float64Array();
  return {
    mix() {
      heard = experts.map(({ said }) => {
        const logs = said.map(Math.log);
        const mean = sum(logs) / logs.length;
        return logs.map((log) => log - mean);
      });
      mixed = weighted(heard, weights);
      toProbabilities(mixed);
      return mixed;
    },
    learn(came) {
      weights = weights.map((weight, at) => {
        const logs = heard[at];
        if (!logs) return weight;
        return (
          weight +
          RATE * ((logs[came] as number) - sum(logs.map((log, move) => log * (mixed[move] as number))))
        );
      });
    },
  };
};

/** score(x) = sum over contexts of 1.5^(moves in it) * count(x). */
const vote: MixingOf = (experts) => {
  const votes = experts.map(({ view }) => 1.5 ** view.length);
  return {
    mix: () =>
      weighted(
        experts.map(({ counts }) => counts),
        votes,
      ),
  };
};

/** Prediction by partial matching: of n followers, d different, x gets count(x) / (n + d), and the next shorter context
 * gets the rest, d / (n + d); after the empty one it's shared equally. */
const partialMatching: MixingOf = (experts, size) => ({
  mix() {
    let left = 1;
    const shares = experts.toReversed().map(({ counts }) => {
      const different = counts.filter((count) => count > 0).length;
      if (different === 0) return 0;
      const share = left / (sum(counts) + different);
      left = share * different;
      return share;
    });
    const counts = experts.toReversed().map((expert) => expert.counts);
    return weighted(counts, shares).map((score) => score + left / size);
  },
});

/** Context tree weighting: node k predicts p_w = (b p_k + p_w of node k + 1) / (b + 1), the deepest one p_k. b, at first
 * 1, is the odds of a context's own estimate against those of longer ones: b *= p_k(move) / p_w(move). With prior 1/2,
 * p_k is the estimator of Krichevsky and Trofimov. */
const contextTree: MixingOf = (experts) => {
  /** ln b, by context and node. */
  const odds = new Counts(1);
  let nodes: { readonly key: number; readonly own: Float64Array; readonly below: Float64Array }[] = [];
  return {
    mix() {
      nodes = [];
      const full = experts.filter(({ view }) => view.now !== undefined);
      let mixed = (full.at(-1) as Expert).said;
      for (const [node, { said: own, view }] of [...full.entries()].slice(0, -1).reverse()) {
        const key = (view.now ?? 0) * experts.length + node;
        nodes.push({ key, own, below: mixed });
        const trust = 1 / (1 + Math.exp(-(odds.of(key)?.[0] ?? 0)));
        mixed = weighted([own, mixed], [trust, 1 - trust]);
      }
      return mixed;
    },
    learn(came) {
      for (const { key, own, below } of nodes)
        odds.add(key, 0, Math.log((own[came] as number) / (below[came] as number)));
    },
  };
};

/** Each of the last rounds is a sign of the next move, and signs are taken to be independent: p(x) is proportional to
 * p_0(x) * product of P(sign i|x), with p_0 for the empty context and P(sign|x) = (count_i(x) + prior) /
 * (count_0(x) + signs * prior). */
const naiveBayes: MixingOf = ([all, ...rounds], size) => ({
  mix() {
    const { counts, prior } = all as Expert;
    return counts.map((times, move) =>
      rounds.reduce(
        (odds, round) => (odds * ((round.counts[move] as number) + prior)) / (times + size * size * prior),
        times + prior,
      ),
    );
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

function weighted(rows: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const sums = new Float64Array(rows[0]?.length ?? 0);
  rows.forEach((row, at) => {
    for (let move = 0; move < sums.length; move++)
      sums[move] = (sums[move] as number) + (weights[at] as number) * (row[move] as number);
  });
  return sums;
}
