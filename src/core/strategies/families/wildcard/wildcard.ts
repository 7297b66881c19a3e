// The families `wildcard` (closed form) and `wildcard-counters` (literal), which play identically.

import type { MatrixGame } from "../../../games/index.ts";
import { predictorStrategy, REPLIES, type Reply } from "../../bases/predictor-strategy.ts";
import type { Predictor } from "../../bases/scores.ts";
import { numberOf, type Parameter, type ParameterValues, type StrategyFamily } from "../../family.ts";
import { WildcardClosedForm, type WildcardSettings } from "./closed-form.ts";
import { COUNTERS_CONTEXT_MAX, COUNTERS_SIZE_MAX, WildcardCounters } from "./counters.ts";

const SOURCE =
  "A fortune-teller for rock-paper-scissors (habr.com, in Russian; keywords: гадалка, угадыватель, шеннон), after C. E. Shannon, A mind-reading (?) machine (1953)";

const CONTEXT_MAX = 64;

/** Weighs past rounds by base^matches with the current context; see `WildcardClosedForm`. */
export const wildcard: StrategyFamily = familyOf("wildcard", {
  contextMax: CONTEXT_MAX,
  plays: () => true,
  stepsPerRound: () => 1,
  predictor: (size, settings) => new WildcardClosedForm(size, settings),
});

/** The same predictions from 2^context counters; see `WildcardCounters`. */
export const wildcardCounters: StrategyFamily = familyOf("wildcard-counters", {
  contextMax: COUNTERS_CONTEXT_MAX,
  plays: (game) => game.size <= COUNTERS_SIZE_MAX,
  stepsPerRound: (values) => 2 ** numberOf(values, "context"),
  predictor: (size, settings) => new WildcardCounters(size, settings),
});

interface Form {
  readonly contextMax: number;
  plays(game: MatrixGame): boolean;
  stepsPerRound(values: ParameterValues): number;
  predictor(size: number, settings: WildcardSettings): Predictor;
}

function familyOf(family: string, { contextMax, plays, stepsPerRound, predictor }: Form): StrategyFamily {
  return {
    family,
    parameters: parametersOf(contextMax),
    plays,
    stepsPerRound,
    memoryRounds: (values) => Math.ceil(numberOf(values, "context") / 2),
    randomised: false,
    source: SOURCE,
    create: (seat, values) =>
      predictorStrategy(seat, predictor(seat.game.size, settingsOf(values)), replyOf(values)),
  };
}

function parametersOf(contextMax: number): readonly Parameter[] {
  return [
    { kind: "whole", name: "context", min: 1, max: contextMax, default: 6 },
    { kind: "real", name: "base", min: 2, max: 8, default: 2 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 1 },
    { kind: "choice", name: "reply", choices: REPLIES, default: "likeliest" },
  ];
}

function settingsOf(values: ParameterValues): WildcardSettings {
  return {
    context: numberOf(values, "context"),
    base: numberOf(values, "base"),
    decay: numberOf(values, "decay"),
  };
}

function replyOf(values: ParameterValues): Reply {
  return values.reply === "value" ? "value" : "likeliest";
}
