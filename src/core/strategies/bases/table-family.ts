// Builds a family of strategies that play from a table of situations.

import { numberOf, type Parameter, type ParameterValues, type StrategyFamily } from "../family.ts";
import type { Seat } from "../strategy.ts";
import { type ContextSide, SIDES } from "./context-rows.ts";
import type { TableSettings, TableStrategy } from "./table-strategy.ts";

const ORDER_MAX = 8;

type Described = Pick<
  StrategyFamily,
  "family" | "aliases" | "parameters" | "randomised" | "playsBy" | "among" | "source"
> & {
  readonly steps: number;
};

/** Builds a table family; `order` and `side`, if present, define a situation (default 0, opponent). */
export function tableFamily(
  { steps, ...data }: Described,
  tableOf: (seat: Seat, settings: TableSettings, values: ParameterValues) => TableStrategy,
): StrategyFamily {
  const settingsOf = (values: ParameterValues): TableSettings => ({
    order: orderOf(values),
    side: sideOf(values),
  });
  return {
    ...data,
    plays: () => true,
    memoryRounds: (values) => orderOf(values) || Number.POSITIVE_INFINITY,
    stepsPerRound: () => steps,
    create: (seat, values) => tableOf(seat, settingsOf(values), values),
  };
}

/** The parameter `order`; 0, a single situation, is allowed only if it's the default. */
export function orderParameter(usual: number): Parameter {
  return { kind: "whole", name: "order", min: Math.min(usual, 1), max: ORDER_MAX, default: usual };
}

export const SIDE_PARAMETER: Parameter = {
  kind: "choice",
  name: "side",
  choices: SIDES,
  default: "opponent",
};

/** Whether the family follows its source exactly, even if our version plays better. */
export const STUDY_PARAMETER: Parameter = {
  kind: "choice",
  name: "study",
  choices: ["false", "true"],
  default: "false",
};

function orderOf(values: ParameterValues): number {
  return values.order === undefined ? 0 : numberOf(values, "order");
}

function sideOf({ side }: ParameterValues): ContextSide {
  return side === "own" || side === "both" ? side : "opponent";
}
