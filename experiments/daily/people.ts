// Simulated people at rock-paper-scissors: a favourite move, and habits after a win, a draw and a loss.

import { MIND_GAME } from "../../src/core/daily/index.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import { drawnByWeight, normalDraw, type RandomSource } from "../../src/core/random/index.ts";

/** A player: returns the next move after these rounds. */
export type Player = (rounds: Rounds) => Move;

/** Rock, scissors, paper: roughly how often people choose each; then how often they keep a move, switch to what it
 * beats, or to what beats it, after a loss, a draw and a win. Z. Wang, B. Xu and H.-J. Zhou, Scientific Reports 4
 * (2014), figures 1 and 3, rounded. */
const FAVOURITES = [0.36, 0.31, 0.33] as const;
const AFTER = [
  [0.33, 0.26, 0.41],
  [0.4, 0.29, 0.31],
  [0.5, 0.23, 0.27],
] as const;
const SPREAD = 0.5;

/** Draws one person: everyone has these habits to some degree. */
export function drawPerson(random: RandomSource): Player {
  const spread = (weights: readonly number[]): Float64Array =>
    Float64Array.from(weights, (weight) => weight * Math.exp(SPREAD * normalDraw(random)));
  const favourites = spread(FAVOURITES);
  const after = AFTER.map(spread);
  const habitual = random.unit();
  return ({ person, bot }) => {
    const last = person.at(-1);
    if (last === undefined || random.unit() > habitual) return drawnByWeight(random, favourites);
    const result = MIND_GAME.result("person", last, bot.at(-1) as Move);
    return (last + drawnByWeight(random, after[result + 1] as Float64Array)) % MIND_GAME.size;
  };
}

/** A player who plays uniformly at random. */
export function drawCoin(random: RandomSource): Player {
  return () => random.below(MIND_GAME.size);
}
