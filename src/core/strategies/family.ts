// Metadata of strategy families; their display texts are in the locales under the same names.

import type { MatrixGame } from "../games/index.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** A parameter of a family. Numbers are in min … max, inclusive, and at most the value of `atMost`, an earlier
 * parameter of the family. */
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

/** The values of all of a family's parameters, by name. */
export type ParameterValues = Readonly<Record<string, number | string>>;

/** What a player's model is built from: all of their rounds, or only the current match. */
export type ModelLifetime = "life" | "match";

export interface StrategyFamily {
  /** The first word of its ids: lower-case letters, digits and hyphens. */
  readonly family: string;
  /** Alternative names from the sources, accepted in ids; canonical ids use `family`. */
  readonly aliases?: readonly string[];
  readonly parameters: readonly Parameter[];
  plays(game: MatrixGame): boolean;
  /** How many rounds back a decision looks; Infinity for all, 0 if it ignores the opponent. */
  memoryRounds(values: ParameterValues): number;
  /** Approximate steps per round; above a few hundred, it's for studies rather than chats. */
  stepsPerRound(values: ParameterValues): number;
  /** Whether it may answer the same history differently even if the evidence is clear. */
  readonly randomised: boolean;
  /** What it plays by when it expects nothing: a rule, or what has paid off so far. With `guess-by-rule`, even what it
   * expects follows a rule. Absent: it plays by what it read, or else by chance. */
  readonly playsBy?: "rule" | "guess-by-rule" | "merits";
  /** How long its player model, slow to build, is cached; absent if it's built for each move. */
  modelLifetime?(values: ParameterValues): ModelLifetime;
  /** The families that a meta-strategy chooses among, each with default parameters. */
  readonly among?: readonly string[];
  readonly source: string;
  /** `values` must be complete and valid. */
  create(seat: Seat, values: ParameterValues): Strategy;
}

/** Returns a numeric parameter. @throws RangeError if it's missing or a word, which is a programming error. */
export function numberOf(values: ParameterValues, name: string): number {
  const value = values[name];
  if (typeof value !== "number") throw new RangeError(`parameter ${name} is no number: ${value}`);
  return value;
}

/** Returns a parameter's range or choices as shown to users: `1..64`, `likeliest | value`. */
export function validValues(parameter: Parameter): string {
  if (parameter.kind === "choice") return parameter.choices.join(" | ");
  const { min, max } = parameter;
  return min === max ? String(min) : `${min}..${max}`;
}
