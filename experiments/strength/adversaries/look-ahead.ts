// What a round and the next one are worth to an adversary who knows everything but the random numbers.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { booked, createStrategy, FortuneTeller, type Strategy } from "../../../src/core/strategies/index.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";
import { chancesOf } from "../chances.ts";

/** Chances are known up to rounding. */
const NEGLIGIBLE = 1e-9;

/** By the adversary's move, what the fortune-teller is expected to win in this round plus the next, if the next is its
 * worst; for other strategies, in this round only. */
export function aheadOf(id: string, game: MatrixGame, judged: Strategy, results: Float64Array): Float64Array {
  if (!(judged instanceof FortuneTeller)) return results;
  const chances = chancesOf(game, results);
  return results.map((result, move) =>
    chances.reduce(
      (sum, chance, own) =>
        chance < NEGLIGIBLE ? sum : sum + chance * worstAfter(id, game, judged, [own, move, result]),
      result,
    ),
  );
}

function worstAfter(
  id: string,
  game: MatrixGame,
  judged: FortuneTeller,
  [own, move, result]: readonly [number, number, number],
): number {
  const twin = createStrategy(id, { game, side: "bot", random: seededRandom(1) });
  if (!(twin instanceof FortuneTeller)) throw new TypeError(`${id} is another strategy`);
  twin.adopt(judged.state());
  if (twin.bank && judged.bank) twin.bank.account = booked(judged.bank.account, result);
  twin.observe(own, move);
  return Math.min(...expectedResults(game, twin, twin.choose()));
}
