// Well-known ways to play as reference points: which one a person plays like, and their histories for the map.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { seededRandom } from "../random/index.ts";
import { binomialZ, chiSquareCdf } from "../statistics.ts";
import { createStrategy } from "../strategies/index.ts";

const LANDMARKS = ["random", "copy", "always-counter", "rotation", "anti-rotation"] as const;
const LANDMARK_ROUNDS = 300;
const SEED = 1;

/** The minimum number of rounds for a resemblance. */
export const RESEMBLANCE_ROUNDS_MIN = 60;
/** The largest probability at which a random player may resemble some way just as closely. */
const CHANCE_MAX = 0.01;
/** Minimum agreement: this fraction of the way from chance to always. */
const WAY_MIN = 0.25;
/** Counts are whole numbers, the normal distribution is continuous. */
const CONTINUITY = 0.5;

/** How closely a person resembles a strategy: in how many rounds it would have made their move. */
export interface Resemblance {
  readonly strategy: string;
  readonly agreed: number;
  readonly rounds: number;
}

/** Strategy ids, chance first. With two moves, both rotations are the same. */
export function landmarksOf({ size }: MatrixGame): readonly string[] {
  return size === 2 ? LANDMARKS.slice(0, -1) : LANDMARKS;
}

/**
 * The landmark or constant move that would have made most of the person's moves. Undefined if that's hardly more than
 * chance, or if more than one random player in a hundred would agree as often with any of them (a binomial law, corrected
 * for their number), or with too few rounds. Chance itself isn't a style that anyone could resemble.
 */
export function nearestWay(game: MatrixGame, rounds: Rounds): Resemblance | undefined {
  const [count, chance] = [rounds.person.length, 1 / game.size];
  if (count < RESEMBLANCE_ROUNDS_MIN) return undefined;
  const constants = Array.from({ length: game.size }, (_, move) => `constant:move=${move}`);
  const found = [...landmarksOf(game).slice(1), ...constants].map((strategy): Resemblance => {
    const player = createStrategy(strategy, { game, side: "person", random: seededRandom(SEED) });
    let agreed = 0;
    rounds.person.forEach((move, round) => {
      if (player.choose() === move) agreed++;
      player.observe(move, rounds.bot[round] as Move);
    });
    return { strategy, agreed, rounds: count };
  });
  const best = found.reduce((one, other) => (other.agreed > one.agreed ? other : one));
  const z = binomialZ(best.agreed - CONTINUITY, count, chance);
  const isLuck = z <= 0 || (found.length * (1 - chiSquareCdf(z * z, 1))) / 2 > CHANCE_MAX;
  return isLuck || best.agreed / count < chance + WAY_MIN * (1 - chance) ? undefined : best;
}

/** A history of the landmark against uniformly random moves. */
export function landmarkRounds(game: MatrixGame, strategy: string): Rounds {
  const random = seededRandom(SEED);
  const player = createStrategy(strategy, { game, side: "person", random });
  const rounds = { person: new Uint8Array(LANDMARK_ROUNDS), bot: new Uint8Array(LANDMARK_ROUNDS) };
  for (let round = 0; round < LANDMARK_ROUNDS; round++) {
    const [own, other] = [player.choose(), random.below(game.size)];
    player.observe(own, other);
    rounds.person[round] = own;
    rounds.bot[round] = other;
  }
  return rounds;
}
