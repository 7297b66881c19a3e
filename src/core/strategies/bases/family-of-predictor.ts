// Makes a strategy family from a predictor.

import type { MatrixGame, Side } from "../../games/index.ts";
import type { Parameter, ParameterValues, StrategyFamily } from "../family.ts";
import { predictorStrategy, REPLIES, type Reply } from "./predictor-strategy.ts";
import type { Predictor } from "./scores.ts";

/** What a family adds to its predictor. */
export interface PredictorIdea {
  readonly family: string;
  readonly source: string;
  /** Without `reply`, which every such family has. */
  readonly parameters: readonly Parameter[];
  /** Default reply; `likeliest` if not given. */
  readonly reply?: Reply;
  /** Every game, if not given. */
  plays?(game: MatrixGame): boolean;
  memoryRounds(values: ParameterValues): number;
  stepsPerRound(values: ParameterValues): number;
  /** A fresh predictor for `side`; it must be a function of the rounds alone. */
  predictor(game: MatrixGame, side: Side, values: ParameterValues): Predictor;
}

/** The family whose strategies answer the idea's predictions. */
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
