// Builds a strategy family from a predictor.

import type { MatrixGame, Side } from "../../games/index.ts";
import type { Parameter, ParameterValues, StrategyFamily } from "../family.ts";
import { predictorStrategy, REPLIES, type Reply } from "./predictor-strategy.ts";
import type { Predictor } from "./scores.ts";

/** What a family needs in addition to its predictor. */
export interface PredictorIdea {
  readonly family: string;
  readonly source: string;
  /** Excludes `reply`, which every such family has. */
  readonly parameters: readonly Parameter[];
  /** The default reply; `likeliest` if absent. */
  readonly reply?: Reply;
  /** Whether it can play the game; all games if absent. */
  plays?(game: MatrixGame): boolean;
  memoryRounds(values: ParameterValues): number;
  stepsPerRound(values: ParameterValues): number;
  /** Creates a predictor for `side`; it must depend on the rounds alone. */
  predictor(game: MatrixGame, side: Side, values: ParameterValues): Predictor;
}

/** Creates the family whose strategies answer the predictions. */
export function familyOfPredictor(idea: PredictorIdea): StrategyFamily {
  const { family, source, parameters, reply = "likeliest", memoryRounds, stepsPerRound, predictor } = idea;
  return {
    family,
    parameters: [...parameters, { kind: "choice", name: "reply", choices: REPLIES, default: reply }],
    plays: idea.plays ?? (() => true),
    memoryRounds,
    stepsPerRound,
    randomised: false,
    source,
    create: (seat, values) =>
      predictorStrategy(seat, predictor(seat.game, seat.side, values), replyOf(values)),
  };
}

function replyOf(values: ParameterValues): Reply {
  return values.reply === "value" ? "value" : "likeliest";
}
