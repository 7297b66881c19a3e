// A ladder of equal players: how far chance alone spreads the ratings, and lifts the best.

import { bestByLuck } from "../../src/core/ladder/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { type Estimate, estimateMean, standardDeviation } from "../../src/core/statistics.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { BEGIN, courseOf, DAY_MS, LadderWorld } from "./world.ts";

const LUCK_DUELS = [1, 2, 5, 10, 20, 50, 100, 200] as const;
const EQUALS = 12;
const DUELS_A_DAY = 3;

export interface LuckLine {
  readonly duels: number;
  /** Standard deviation of ratings, in points. */
  readonly spread: number;
  /** The highest rating among the twelve. */
  readonly best: Estimate;
  /** The same, as calculated by the bot. */
  readonly computed: number;
}

/** The ratings of twelve equal players after each number of duels in `LUCK_DUELS`. */
export function luckyLadder(seed: number): readonly (readonly number[])[] {
  const random = seededRandom(deriveSeed(seedBytes(seed), "equals"));
  const world = new LadderWorld();
  for (let one = 0; one < EQUALS; one++) world.enter();
  const found: (readonly number[])[] = [];
  const ring = Array.from({ length: EQUALS }, (_, one) => one);
  for (let round = 1; round <= (LUCK_DUELS.at(-1) ?? 0); round++) {
    const at = BEGIN + (round * DAY_MS) / DUELS_A_DAY;
    for (let pair = 0; pair < EQUALS / 2; pair++)
      world.play([ring[pair] as number, ring[EQUALS - 1 - pair] as number], courseOf(random, 0.5), at);
    // The circle method: everyone plays everyone in eleven rounds.
    ring.splice(1, 0, ring.pop() as number);
    if (LUCK_DUELS.some((one) => one === round)) found.push(ring.map((one) => world.rating(one, at).rating));
  }
  return found;
}

export function luckLines(ladders: readonly (readonly (readonly number[])[])[]): readonly LuckLine[] {
  return LUCK_DUELS.map((duels, at) => ({
    duels,
    spread: standardDeviation(ladders.flatMap((ladder) => ladder[at] as readonly number[])),
    best: estimateMean(ladders.map((ladder) => Math.max(...(ladder[at] as readonly number[])))),
    computed: bestByLuck(new Array<number>(EQUALS).fill(duels)),
  }));
}
