// The wildcard predictor in closed form: the sums of its 2^n counters, from the rounds alone.

import type { Move } from "../../games/matrix-game.ts";
import { answering, type Predictor, REPLIES } from "../bases/predictor.ts";
import { choice, family, real, whole } from "../family.ts";

/** Contexts of more numbers can have sums above 2^53, which doubles can't compare exactly. */
const ROUNDED_FROM = 36;

export const wildcard = family("wildcard", {
  parameters: {
    context: whole(1, 64, 6),
    base: real(2, 8, 2),
    decay: real(0.5, 1, 1),
    reply: choice(REPLIES),
  },
  source:
    "A fortune-teller for rock-paper-scissors (habr.com, in Russian; keywords: гадалка, угадыватель, шеннон), after C. E. Shannon, A mind-reading (?) machine (1953)",
  create: (seat, { reply, ...settings }) => answering(seat, wildcards(seat.game.size, settings), reply),
});

export interface WildcardSettings {
  /** n, 1 … 64: the number of moves in the context, back from the opponent's last move, alternating sides. */
  readonly context: number;
  /** The factor by which each matching move raises a round's weight; 2 in the source. */
  readonly base: number;
  /** The decay of a round's weight with each later round; 1 in the source. */
  readonly decay: number;
}

/** As published there's a counter for each of the 2^n subsets of the context and each next move; a round adds 1 to those
 * that its context has, and the counters of the present context are added up. A past round is in 2^(matching places) of
 * them, so score(x) = sum over past rounds with move x of decay^age * base^matches; the source has base 2 and decay 1.
 * Places before the first round match nothing. */
export function wildcards(size: number, { context, base, decay }: WildcardSettings): Predictor {
  /** All moves, own and opponent's in turn. */
  const numbers: Move[] = [];
  /** By past round: how many places of its context match the present one. */
  const matches: number[] = [];
  /** By move: the weight of the past rounds in which it came, by how many places match. The newest round weighs 1. */
  const tallied = (): number[][] => {
    const tallies = Array.from({ length: size }, () => new Array<number>(context + 1).fill(0));
    let weight = 1;
    for (let round = matches.length - 1; round >= 0; round--) {
      const tally = tallies[numbers[2 * round + 1] as Move] as number[];
      const matching = matches[round] as number;
      tally[matching] = (tally[matching] as number) + weight;
      weight *= decay;
    }
    return tallies;
  };
  return {
    weigh() {
      if (matches.length === 0) return undefined;
      const isExact = context >= ROUNDED_FROM && decay === 1 && Number.isInteger(base);
      return isExact ? exactScores(tallied(), base) : Float64Array.from(tallied(), scoreBy(base));
    },
    /** The contexts of all past rounds and of the present move on by a round: two places join, and two leave. */
    observe(own, opponent) {
      const now = numbers.push(own, opponent) - 2;
      const [gone, alsoGone] = [numbers[now - context], numbers[now + 1 - context]];
      matches.push(0);
      // Sums of comparisons instead of branches, which is several times as fast.
      for (let round = matches.length - 1; round > 0; round--) {
        const then = 2 * round - 2;
        let matching = (matches[round - 1] as number) + Number(numbers[then] === own);
        matching += Number(numbers[then + 1] === opponent);
        if (then >= context) matching -= Number(numbers[then - context] === gone);
        if (then + 1 >= context) matching -= Number(numbers[then + 1 - context] === alsoGone);
        matches[round] = matching;
      }
      matches[0] = 0;
    },
    /** A round with m matches is in C(m, k) of the counters with k places filled. */
    inside() {
      const tallies = tallied();
      const filled = Array.from({ length: context + 1 }, (_, k) =>
        tallies.map((tally) =>
          tally.reduce((sum, weight, m) => sum + weight * choose(m, k) * (base - 1) ** k, 0),
        ),
      );
      return { kind: "counters", filled, sums: tallies.map(scoreBy(base)) };
    },
  };
}

/** The sum over matches of weight * base^matches. */
function scoreBy(base: number) {
  return (tally: readonly number[]) => tally.reduceRight((sum, weight) => sum * base + weight, 0);
}

/** The scores less the largest one, so that equal sums above 2^53 stay equal and unequal ones unequal. */
function exactScores(tallies: readonly (readonly number[])[], base: number): Float64Array {
  const scores = tallies.map((tally) =>
    tally.reduceRight((sum, count) => sum * BigInt(base) + BigInt(count), 0n),
  );
  const most = scores.reduce((a, b) => (a > b ? a : b));
  return Float64Array.from(scores, (score) => Number(score - most));
}

/** The number of ways to choose k of m. */
function choose(m: number, k: number): number {
  let ways = 1;
  for (let at = 0; at < k; at++) ways = (ways * (m - at)) / (at + 1);
  return ways;
}
