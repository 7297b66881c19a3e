// Turns a predictor into a strategy that answers its predictions.

import type { Move } from "../../games/index.ts";
import { pickRandom } from "../../random/index.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { drawLargest, expectedResults, type Predictor, type Scores, writeExpectedResults } from "./scores.ts";

/** Reply with a counter of the likeliest move, or with the move that has the largest expected result. */
export const REPLIES = ["likeliest", "value"] as const;
export type Reply = (typeof REPLIES)[number];

/** Creates a strategy that answers `predictor`; ties, and moves without evidence, are random. */
export function predictorStrategy(seat: Seat, predictor: Predictor, reply: Reply): Strategy {
  const { game, side, random } = seat;
  let expected: Move | undefined;
  let results: Scores | undefined;
  const bestAgainst = (scores: Scores): Move => {
    if (results) writeExpectedResults(game, side, scores, results.digits);
    else results = expectedResults(game, side, scores);
    return drawLargest(random, results);
  };
  return {
    choose() {
      const scores = predictor.weigh();
      expected = scores && (scores.named ?? drawLargest(random, scores));
      if (!scores || expected === undefined) return random.below(game.size);
      if (reply === "value") return bestAgainst(scores);
      return pickRandom(random, game.counters(side, expected));
    },
    expected: () => expected,
    observe(own, opponent) {
      predictor.observe(own, opponent);
    },
    bytes: () => predictor.bytes?.() ?? 0,
    inside: (look) => predictor.inside?.(look),
  };
}
