// A player who reads the opponent of the day as well as possible: knows the candidates, and weights them by how well
// each predicted the rounds so far.

import { MIND_GAME, type Minds } from "../../src/core/daily/index.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import { largestOf, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../src/core/strategies/index.ts";
import type { Player } from "./people.ts";

const { size } = MIND_GAME;
/** Copies per candidate, each with its own random numbers, to sample its random choices. */
const DICE = 8;
/** The probability given to a move that a candidate never makes, so that none is ruled out for good. */
const LEAST = 0.02;
const IN_TURN = "de-bruijn:order=1";

/** A candidate, updated with each round. */
class Candidate {
  readonly #id: string;
  readonly #copies: readonly Strategy[];
  readonly chances = new Float64Array(size);
  weight: number;

  constructor(id: string, weight: number, random: RandomSource) {
    this.#id = id;
    this.weight = weight;
    const seat = () =>
      ({ game: MIND_GAME, side: "bot", random: seededRandom(random.below(2 ** 31)) }) as const;
    this.#copies = Array.from({ length: DICE }, () => createStrategy(id, seat()));
  }

  /** Estimates its next move; the first move carries no information, because it's rotated. */
  prefetch({ bot }: Rounds): void {
    this.chances.fill(bot.length === 0 ? 1 : LEAST);
    if (this.#id === IN_TURN) {
      const since = bot.subarray(bot.length - (bot.length % size));
      for (let move = 0; move < size; move++) if (!since.includes(move)) this.#add(move, 1);
    } else for (const copy of this.#copies) this.#add(copy.choose(), bot.length === 0 ? 0 : 1);
    const sum = this.chances.reduce((all, one) => all + one, 0);
    for (let move = 0; move < size; move++) this.chances[move] = (this.chances[move] as number) / sum;
  }

  observe(own: Move, person: Move): void {
    this.weight *= this.chances[own] as number;
    for (const copy of this.#copies) copy.observe(own, person);
  }

  #add(move: Move, count: number): void {
    this.chances[move] = (this.chances[move] as number) + count;
  }
}

/** A reader of these families, with equal priors; plays the best reply to what it expects. */
export function drawReader(families: Minds, random: RandomSource): Player {
  const candidates = families.flatMap((ids) => ids.map((id) => new Candidate(id, 1 / ids.length, random)));
  let seen = 0;
  return (rounds) => {
    for (; seen < rounds.bot.length; seen++)
      for (const one of candidates) one.observe(rounds.bot[seen] as Move, rounds.person[seen] as Move);
    for (const one of candidates) one.prefetch(rounds);
    return bestReply(candidates, random);
  };
}

function bestReply(candidates: readonly Candidate[], random: RandomSource): Move {
  const expected = new Float64Array(size);
  const values = new Float64Array(size);
  for (const { weight, chances } of candidates)
    for (let move = 0; move < size; move++)
      expected[move] = (expected[move] as number) + weight * (chances[move] as number);
  for (let own = 0; own < size; own++)
    for (let move = 0; move < size; move++)
      values[own] =
        (values[own] as number) + MIND_GAME.result("person", own, move) * (expected[move] as number);
  return largestOf(random, values, 0, size);
}
