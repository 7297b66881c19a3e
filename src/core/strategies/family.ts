// What the registry knows of a family of strategies: data only, its texts for people stand in the
// locales under the same names.

import type { MatrixGame } from "../games/index.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** A parameter of a family. Numbers lie in min … max, both included. */
export type Parameter =
  | {
      readonly kind: "whole" | "real";
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | {
      readonly kind: "choice";
      readonly name: string;
      readonly choices: readonly string[];
      readonly default: string;
    };

/** Values of all parameters of a family, by name. */
export type ParameterValues = Readonly<Record<string, number | string>>;

/** What a player's model is made of: everything they ever played, or the present match. */
export type ModelLifetime = "life" | "match";

export interface StrategyFamily {
  /** Its name, the first word of its ids: lower-case letters, digits and hyphens. */
  readonly family: string;
  /** Other names that ids may begin with, as the sources call it; canonical ids have `family`. */
  readonly aliases?: readonly string[];
  /** In the order in which canonical ids name them. */
  readonly parameters: readonly Parameter[];
  plays(game: MatrixGame): boolean;
  /** Rounds back that a decision looks; Infinity for all, 0 where it ignores the opponent. */
  memoryRounds(values: ParameterValues): number;
  /** Counters or steps a round, roughly; above some hundred it is for studies, not for a chat. */
  stepsPerRound(values: ParameterValues): number;
  /** Whether one history can be answered by different moves even where the evidence is clear. */
  readonly randomised: boolean;
  /** Whether it may expect nothing and yet not play by chance: by a rule, or by own merits. */
  readonly byRule?: boolean;
  /** For how long it keeps a model of a player: then that is held ready in memory, because it is
   * long to build. Absent where it is built for each move. */
  modelLifetime?(values: ParameterValues): ModelLifetime;
  /** The families among which it chooses, each with its usual parameters, if it is made of
   * others. */
  readonly among?: readonly string[];
  /** Where the idea comes from, for citation. */
  readonly source: string;
  /** A new strategy that has seen nothing. `values` are complete and valid. */
  create(seat: Seat, values: ParameterValues): Strategy;
  /** The strategy whose `snapshot` this is. @throws SnapshotProblem when the bytes are not its. */
  restore(seat: Seat, values: ParameterValues, snapshot: Uint8Array): Strategy;
}

/** The value of a numeric parameter. @throws RangeError where it is missing or a word, a defect. */
export function numberOf(values: ParameterValues, name: string): number {
  const value = values[name];
  if (typeof value !== "number") throw new RangeError(`parameter ${name} is no number: ${value}`);
  return value;
}

/** The range or choices of a parameter as a person may read them: `1..64`, `likeliest | value`. */
export function validValues(parameter: Parameter): string {
  return parameter.kind === "choice" ? parameter.choices.join(" | ") : `${parameter.min}..${parameter.max}`;
}
