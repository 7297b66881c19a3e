// Metadata of strategy families; their display texts are in the locales under the same names.

import type { MatrixGame } from "../games/index.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** A parameter of a family. Numbers lie in min … max, both included; and not above the value of `atMost`, an
 * earlier parameter of the family. */
export type Parameter =
  | {
      readonly kind: "whole" | "real";
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly atMost?: string;
    }
  | {
      readonly kind: "choice";
      readonly name: string;
      readonly choices: readonly string[];
      readonly default: string;
    };

/** Values of all parameters of a family, by name. */
export type ParameterValues = Readonly<Record<string, number | string>>;

/** What a player's model is built from: all their rounds, or the present match. */
export type ModelLifetime = "life" | "match";

export interface StrategyFamily {
  /** The first word of its ids: lower-case letters, digits and hyphens. */
  readonly family: string;
  /** Alternative names from the sources, accepted in ids; canonical ids use `family`. */
  readonly aliases?: readonly string[];
  readonly parameters: readonly Parameter[];
  plays(game: MatrixGame): boolean;
  /** Rounds back that a decision looks; Infinity for all, 0 where it ignores the opponent. */
  memoryRounds(values: ParameterValues): number;
  /** Approximate steps a round; above some hundred it is for studies, not for a chat. */
  stepsPerRound(values: ParameterValues): number;
  /** Whether it may answer one history differently even where the evidence is clear. */
  readonly randomised: boolean;
  /** What it plays by, if not by what it read: where it expects nothing, a rule, or what has paid so far;
   * `guess-by-rule`: it expects by a rule, too. Absent: by a reading, or else by chance. */
  readonly playsBy?: "rule" | "guess-by-rule" | "merits";
  /** Whether it risks only what it has won, so that nobody who knows all but its dice wins more. */
  isBanked?(values: ParameterValues): boolean;
  /** Cache lifetime of its player model, slow to build; absent where it is built for each move. */
  modelLifetime?(values: ParameterValues): ModelLifetime;
  /** Families it chooses among, each with default parameters, if it is a meta-strategy. */
  readonly among?: readonly string[];
  readonly source: string;
  /** `values` are complete and valid. */
  create(seat: Seat, values: ParameterValues): Strategy;
}

/** A numeric parameter. @throws RangeError where it is missing or a word, a programming error. */
export function numberOf(values: ParameterValues, name: string): number {
  const value = values[name];
  if (typeof value !== "number") throw new RangeError(`parameter ${name} is no number: ${value}`);
  return value;
}

/** The range or choices of a parameter as shown to users: `1..64`, `likeliest | value`. */
export function validValues(parameter: Parameter): string {
  if (parameter.kind === "choice") return parameter.choices.join(" | ");
  const { min, max } = parameter;
  return min === max ? String(min) : `${min}..${max}`;
}
