// Predictors, and the strategies that answer them.

import type { Move } from "../../games/matrix-game.ts";
import { largestOf, pickRandom } from "../../random/draw.ts";
import type { RandomSource } from "../../random/source.ts";
import type { Inside, Look, Seat, Strategy } from "../strategy.ts";

/** Learns from rounds and scores each possible next move of the opponent. */
export interface Predictor {
  /** Scores of the next moves, the largest for the likeliest, valid until the next call; undefined while there is no
   * evidence. Asking changes nothing. */
  weigh(): Float64Array | undefined;
  observe(own: Move, opponent: Move): void;
  /** See `Strategy`. */
  inside?(look: Look): Inside | undefined;
}

/** Reply with a counter of the likeliest move, or with the move that has the largest expected result. */
export const REPLIES = ["likeliest", "value"] as const;
export type Reply = (typeof REPLIES)[number];

/** Answers the predictions; ties, and moves without evidence, are random. */
export function answering(seat: Seat, predictor: Predictor, reply: Reply = "likeliest"): Strategy {
  const { game, side, random } = seat;
  let expected: Move | undefined;
  return {
    choose() {
      const scores = predictor.weigh();
      expected = scores && largestOf(random, scores, 0, game.size);
      if (!scores || expected === undefined) return random.below(game.size);
      return reply === "value"
        ? bestReply(random, game.results(side), scores)
        : pickRandom(random, game.counters(side, expected));
    },
    expected: () => expected,
    observe: (own, opponent) => predictor.observe(own, opponent),
    inside: (look) => predictor.inside?.(look),
  };
}

/** `results`: of each own move against each other one, see `MatrixGame`. */
function bestReply(random: RandomSource, results: Int8Array, scores: Float64Array): Move {
  const size = scores.length;
  const values = new Float64Array(size);
  for (let own = 0; own < size; own++)
    for (let other = 0; other < size; other++)
      values[own] =
        (values[own] as number) + (results[own * size + other] as number) * (scores[other] as number);
  return largestOf(random, values, 0, size);
}

/** For predictors that name one move: by move, scores of 1 for it and 0 for the others. */
export function certainties(size: number): readonly Float64Array[] {
  return Array.from({ length: size }, (_, named) =>
    Float64Array.from({ length: size }, (_one, move) => (move === named ? 1 : 0)),
  );
}

/** Converts log odds to probabilities in place (softmax). */
export function toProbabilities(odds: Float64Array | number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const log of odds) most = Math.max(most, log);
  let sum = 0;
  for (let move = 0; move < odds.length; move++) {
    odds[move] = Math.exp((odds[move] as number) - most);
    sum += odds[move] as number;
  }
  for (let move = 0; move < odds.length; move++) odds[move] = (odds[move] as number) / sum;
}
