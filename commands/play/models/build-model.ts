// Builds a player's model from their rounds; long histories are built in a worker thread.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { createStrategy, FortuneTeller } from "../../../src/core/strategies/index.ts";
import { type LearningPolicy, mayLearnFrom } from "../../../src/players/index.ts";

/** The input of a model; structured-cloneable. */
export interface ModelInput {
  readonly gameId: string;
  readonly opponent: string;
  readonly rounds: Rounds;
  /** Index of the first of these rounds among all of the player's rounds at the game. */
  readonly first: number;
  readonly lessons: LearningPolicy;
}

/** A trained model on the bot's side. @throws RangeError where `createModel` does. */
export function buildModel(input: ModelInput, random: RandomSource): FortuneTeller {
  const model = createModel(input, random);
  teach(model, input, 0);
  return model;
}

/** An untrained model. @throws RangeError for a strategy without a model. */
export function createModel({ gameId, opponent }: ModelInput, random: RandomSource): FortuneTeller {
  const model = createStrategy(opponent, { game: matrixGame(gameId) as MatrixGame, side: "bot", random });
  if (model instanceof FortuneTeller) return model;
  throw new RangeError(`${opponent} keeps no model`);
}

/** Trains it on the input's rounds from index `from` on. */
export function teach(model: FortuneTeller, { rounds, first, lessons }: ModelInput, from: number): void {
  for (let index = from; index < rounds.bot.length; index++) {
    const own = rounds.bot[index] as Move;
    const opponent = rounds.person[index] as Move;
    if (mayLearnFrom(lessons, first + index)) model.observe(own, opponent);
    else if (first + index >= lessons.since) model.follow(own, opponent);
  }
}
