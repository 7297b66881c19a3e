// A floor: an agent as one loop over typed arrays, with nothing that only other agents need. It plays
// the same moves as the agent, drawn from the same source, so only the way of computing differs.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";

/** What a floor plays against, and on what. */
export interface FloorMatch {
  readonly size: number;
  /** Result of the bot's own move against the other's, at [own * size + other]. */
  readonly results: Int8Array;
  /** The `width` moves that beat `move`, ascending, from [move * width]. */
  readonly counters: Uint8Array;
  readonly width: number;
  readonly displayOrder: readonly number[];
  readonly random: RandomSource;
  /** The opponent's moves. */
  readonly tape: Uint8Array;
  /** Where the floor writes its own moves. */
  readonly moves: Uint8Array;
}

/** Plays the whole tape. */
export type Floor = (match: FloorMatch) => void;

/** A match of the bot's side over the tape. */
export function floorMatch(game: MatrixGame, tape: Uint8Array, seed: number): FloorMatch {
  const all = Array.from({ length: game.size }, (_, move) => move);
  const counters = all.map((move) => game.counters("bot", move));
  return {
    size: game.size,
    results: Int8Array.from(all.flatMap((own) => all.map((other) => game.result("bot", own, other)))),
    counters: Uint8Array.from(counters.flat()),
    width: counters[0]?.length ?? 0,
    displayOrder: game.displayOrder,
    random: seededRandom(seed),
    tape,
    moves: new Uint8Array(tape.length),
  };
}

/** Index, from `start`, of the largest of `count` values; ties are drawn. */
export function largestAt(values: Float64Array, start: number, count: number, random: RandomSource): number {
  let best = 0;
  let ties = 1;
  for (let index = 1; index < count; index++) {
    const ahead = (values[start + index] as number) - (values[start + best] as number);
    if (ahead > 0) {
      best = index;
      ties = 1;
    } else if (ahead === 0) ties++;
  }
  if (ties === 1) return best;
  const most = values[start + best] as number;
  for (let left = random.below(ties); ; best++)
    if (values[start + best] === most && left-- === 0) return best;
}

/** Answers scores of the opponent's moves by the largest expected result, after drawing the likeliest
 * move as the agents do, to name it. `scratch` has a cell for each move. */
export function bestAgainst(scores: Float64Array, scratch: Float64Array, match: FloorMatch): number {
  const { size, results, random } = match;
  largestAt(scores, 0, size, random);
  for (let own = 0; own < size; own++) {
    let sum = 0;
    for (let other = 0; other < size; other++)
      sum += (results[own * size + other] as number) * (scores[other] as number);
    scratch[own] = sum;
  }
  return largestAt(scratch, 0, size, random);
}
