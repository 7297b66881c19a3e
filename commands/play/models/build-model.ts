// Builds the model of a player from their rounds. It runs in a thread of its own where that takes
// long.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { createStrategy, FortuneTeller } from "../../../src/core/strategies/index.ts";
import { type LearningPolicy, mayLearnFrom } from "../../../src/players/index.ts";

/** What a model is built from; survives being sent to another thread. */
export interface ModelInput {
  readonly gameId: string;
  /** A strategy's id. */
  readonly opponent: string;
  readonly rounds: Rounds;
  /** The number of the first of these rounds, counted from the player's first at the game. */
  readonly first: number;
  readonly lessons: LearningPolicy;
}

/** With everything learned, on the bot's side. @throws RangeError where `createModel` does. */
export function buildModel(input: ModelInput, random: RandomSource): FortuneTeller {
  const model = createModel(input, random);
  teach(model, input, 0);
  return model;
}

/** The same before it learned anything. @throws RangeError for a strategy that keeps none. */
export function createModel({ gameId, opponent }: ModelInput, random: RandomSource): FortuneTeller {
  const model = createStrategy(opponent, { game: matrixGame(gameId) as MatrixGame, side: "bot", random });
  if (model instanceof FortuneTeller) return model;
  throw new RangeError(`${opponent} keeps no model`);
}

/** Shows it the rounds from index `from` of the input's on. */
export function teach(model: FortuneTeller, { rounds, first, lessons }: ModelInput, from: number): void {
  for (let index = from; index < rounds.bot.length; index++) {
    const own = rounds.bot[index] as Move;
    const opponent = rounds.person[index] as Move;
    if (mayLearnFrom(lessons, first + index)) model.observe(own, opponent);
    else if (first + index >= lessons.since) model.follow(own, opponent);
  }
}
