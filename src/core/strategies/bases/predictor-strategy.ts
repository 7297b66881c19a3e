// Makes a strategy of a predictor: it answers the prediction; its state is the history.

import type { Move } from "../../games/index.ts";
import { pickRandom } from "../../random/index.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { History, readHistory, writeHistory } from "./history.ts";
import { drawLargest, expectedResults, type Predictor, type Scores, writeExpectedResults } from "./scores.ts";

/** Reply by a counter of the likeliest move, or by the move of the largest expected result. */
export const REPLIES = ["likeliest", "value"] as const;
export type Reply = (typeof REPLIES)[number];

/** The strategy that answers `predictor`; ties, and moves without evidence, are random. */
export function predictorStrategy(seat: Seat, predictor: Predictor, reply: Reply): Strategy {
  const history = new History();
  return running(seat, predictor, reply, history, undefined);
}

/** The same from its snapshot, with a new `predictor`. @throws SnapshotProblem for other bytes. */
export function restoredStrategy(
  seat: Seat,
  predictor: Predictor,
  reply: Reply,
  snapshot: Uint8Array,
): Strategy {
  const { rounds, expected } = readHistory(seat.game.size, snapshot);
  const history = new History();
  rounds.bot.forEach((own, round) => {
    const opponent = rounds.person[round] as Move;
    history.push(own, opponent);
    predictor.observe(own, opponent);
  });
  return running(seat, predictor, reply, history, expected);
}

function running(
  seat: Seat,
  predictor: Predictor,
  reply: Reply,
  history: History,
  last: Move | undefined,
): Strategy {
  const { game, side, random } = seat;
  let expected = last;
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
      history.push(own, opponent);
      predictor.observe(own, opponent);
    },
    bytes: () => history.bytes + (predictor.bytes?.() ?? 0),
    snapshot: () => writeHistory(game.size, { rounds: history.rounds, expected }),
    inside: (look) => predictor.inside?.(look),
  };
}
