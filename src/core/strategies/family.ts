// What a family of strategies is: its name, its parameters, and how one of it is made. Display texts are in the locales
// under the family's name.

import type { MatrixGame } from "../games/matrix-game.ts";
import type { Seat, Strategy } from "./strategy.ts";

interface NumberRange {
  readonly kind: "whole" | "real";
  /** Inclusive, like `max`. */
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

interface Choice<Word extends string = string> {
  readonly kind: "choice";
  readonly choices: readonly Word[];
  readonly default: Word;
}

/** A parameter of a family. */
export type Parameter = { readonly name: string } & (NumberRange | Choice);

/** The values of all of a family's parameters, by name. */
export type ParameterValues = Readonly<Record<string, number | string>>;

export const whole = (min: number, max: number, usual: number): NumberRange => ({
  kind: "whole",
  min,
  max,
  default: usual,
});

export const real = (min: number, max: number, usual: number): NumberRange => ({
  kind: "real",
  min,
  max,
  default: usual,
});

export const choice = <const Word extends string>(
  choices: readonly [Word, ...Word[]],
  usual: Word = choices[0],
): Choice<Word> => ({ kind: "choice", choices, default: usual });

/** What a player's model is built from: all of their rounds, or only the current match. */
export type ModelLifetime = "life" | "match";

interface Traits {
  /** Alternative names from the sources, accepted in ids. */
  readonly aliases?: readonly string[];
  /** What it plays by when it expects nothing: chance whatever the opponent does, a rule, or what has paid off so far.
   * With `guess-by-rule`, even what it expects follows a rule. Absent: it plays by what it read, or else by chance. */
  readonly playsBy?: "chance" | "rule" | "guess-by-rule" | "merits";
  /** Whether it plays the game; all games if absent. */
  plays?(game: MatrixGame): boolean;
  /** Roughly how many times as long as the simplest strategy it takes for a round; 1 if absent. */
  readonly cost?: number;
  /** How long its player model, slow to build, is cached; absent if it's built for each move. */
  modelLifetime?(values: ParameterValues): ModelLifetime;
  /** The families that a meta-strategy chooses among, each with default parameters. */
  readonly among?: readonly string[];
  /** Where it was published. */
  readonly source: string;
}

export interface StrategyFamily extends Traits {
  /** The first word of its ids: lower-case letters, digits and hyphens. */
  readonly family: string;
  readonly parameters: readonly Parameter[];
  plays(game: MatrixGame): boolean;
  readonly cost: number;
  /** `values` must be complete and valid. */
  create(seat: Seat, values: ParameterValues): Strategy;
}

type Parameters = Readonly<Record<string, NumberRange | Choice>>;

type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Choice<infer Word> ? Word : number;
};

interface Definition<P extends Parameters> extends Traits {
  readonly parameters: P;
  create(seat: Seat, values: ValuesOf<P>): Strategy;
}

/** Defines a family: `family("copy", { parameters: {}, source: "…", create: (seat) => … })`. */
export function family<const P extends Parameters>(
  name: string,
  { parameters, ...rest }: Definition<P>,
): StrategyFamily {
  const listed = Object.entries(parameters).map(([parameter, kind]) => ({ name: parameter, ...kind }));
  return { plays: () => true, cost: 1, ...rest, family: name, parameters: listed };
}

export function defaultsOf({ parameters }: StrategyFamily): ParameterValues {
  return Object.fromEntries(parameters.map(({ name, default: usual }) => [name, usual]));
}

/** Returns a parameter's range or choices as shown to users: `1..64`, `likeliest | value`. */
export function validValues(parameter: Parameter): string {
  if (parameter.kind === "choice") return parameter.choices.join(" | ");
  const { min, max } = parameter;
  return min === max ? String(min) : `${min}..${max}`;
}

/** Why an id is invalid, as data; the locales hold the display texts. */
export type StrategyProblemKind =
  /** `nearest`: similar valid names, best first. */
  | { readonly kind: "unknown-family"; readonly typed: string; readonly nearest: readonly string[] }
  | {
      readonly kind: "unknown-parameter";
      readonly typed: string;
      readonly family: string;
      readonly valid: readonly string[];
    }
  /** `valid` is a range or list: `1..64`, `likeliest | value`; for a duplicate, `typed` has both. */
  | {
      readonly kind: "bad-value";
      readonly typed: string;
      readonly parameter: string;
      readonly family: string;
      readonly valid: string;
    }
  | { readonly kind: "wrong-game"; readonly typed: string; readonly family: string; readonly game: string };

/** An invalid id. The message is in English, for logs. */
export class StrategyProblem extends Error {
  readonly problem: StrategyProblemKind;
  constructor(problem: StrategyProblemKind) {
    super(describe(problem));
    this.name = "StrategyProblem";
    this.problem = problem;
  }
}

function describe(problem: StrategyProblemKind): string {
  switch (problem.kind) {
    case "unknown-family":
      return `no strategy "${problem.typed}"`;
    case "unknown-parameter":
      return `strategy ${problem.family} has no parameter "${problem.typed}", only ${problem.valid.join(", ") || "none"}`;
    case "bad-value":
      return `parameter ${problem.parameter} of strategy ${problem.family} takes ${problem.valid}, not "${problem.typed}"`;
    case "wrong-game":
      return `strategy ${problem.family} does not play ${problem.game}`;
  }
}
