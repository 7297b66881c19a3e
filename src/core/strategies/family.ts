// What a family of strategies is: its name, its parameters, and how one of it is made. Display texts are in the locales
// under the family's name.

import type { MatrixGame } from "../games/matrix-game.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** From `min` to `max`, both included. */
interface NumberRange {
  readonly kind: "whole" | "real";
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

interface Choice<Word extends string = string> {
  readonly kind: "choice";
  readonly choices: readonly Word[];
  readonly default: Word;
}

type Kind = NumberRange | Choice;

export type Parameter = { readonly name: string } & Kind;

/** The values of all of a family's parameters, by name. */
export type ParameterValues = Readonly<Record<string, number | string>>;

const range = (kind: "whole" | "real") => (min: number, max: number, usual: number) =>
  ({ kind, min, max, default: usual }) satisfies NumberRange;
export const whole = range("whole");
export const real = range("real");

/** One of some words, by default the first. */
export const choice = <const Word extends string>(
  choices: readonly [Word, ...Word[]],
  usual: Word = choices[0],
): Choice<Word> => ({ kind: "choice", choices, default: usual });

/** What a player's model is built from: all of their rounds, or only the current match. */
export type ModelLifetime = "life" | "match";

export interface StrategyFamily {
  /** The first word of its ids: lower-case letters, digits and hyphens. */
  readonly family: string;
  /** Alternative names from the sources, accepted in ids. */
  readonly aliases?: readonly string[];
  /** What it plays by when it expects nothing: chance whatever the opponent does, a rule, or what has paid off so far.
   * With `guess-by-rule`, even what it expects follows a rule. Absent: it plays by what it read, or else by chance. */
  readonly playsBy?: "chance" | "rule" | "guess-by-rule" | "merits";
  /** How long its player model, slow to build, is cached; absent if it's built for each move. */
  modelLifetime?(values: ParameterValues): ModelLifetime;
  /** The families that a meta-strategy chooses among, each with default parameters. */
  readonly among?: readonly string[];
  /** Where it was published. */
  readonly source: string;
  readonly parameters: readonly Parameter[];
  plays(game: MatrixGame): boolean;
  /** Roughly how many times as long as the simplest strategy it takes for a round. */
  readonly cost: number;
  /** `values` must be complete and valid. */
  create(seat: Seat, values: ParameterValues): Strategy;
}

type Values<P> = { readonly [Name in keyof P]: P[Name] extends Choice<infer Word> ? Word : number };

type Definition<P> = Omit<StrategyFamily, "family" | "parameters" | "plays" | "cost" | "create"> &
  Partial<Pick<StrategyFamily, "plays" | "cost">> & {
    readonly parameters: P;
    create(seat: Seat, values: Values<P>): Strategy;
  };

/** Defines a family: `family("copy", { parameters: {}, source: "…", create: (seat) => … })`. It plays all games and
 * costs 1 if nothing else is said. */
export function family<const P extends Readonly<Record<string, Kind>>>(
  name: string,
  { parameters, ...rest }: Definition<P>,
): StrategyFamily {
  const listed = Object.entries(parameters).map(([parameter, kind]) => ({ name: parameter, ...kind }));
  return { plays: () => true, cost: 1, ...rest, family: name, parameters: listed };
}

export function defaultsOf({ parameters }: StrategyFamily): ParameterValues {
  return Object.fromEntries(parameters.map(({ name, default: usual }) => [name, usual]));
}

/** The SHA-256 of a file's JavaScript in the id of a strategy that somebody wrote, `file:9f2c…41e0`; undefined for a
 * strategy of the registry. */
export function fileHashOf(spec: string): string | undefined {
  return /^file:([0-9a-f]{64})$/.exec(spec.trim().toLowerCase())?.[1];
}

/** Whether it's a file, which can be played only where its content is available. */
export function isSandboxed(spec: string): boolean {
  return fileHashOf(spec) !== undefined;
}

/** Returns a parameter's range or choices as shown to users: `1..64`, `likeliest | value`. */
export function validValues(parameter: Parameter): string {
  if (parameter.kind === "choice") return parameter.choices.join(" | ");
  const { min, max } = parameter;
  return min === max ? String(min) : `${min}..${max}`;
}
