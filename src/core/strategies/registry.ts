// The only list of strategies, and their ids: a new family needs its definition and one line here.

import { nearestNames } from "../../infra/spelling.ts";
import type { MatrixGame } from "../games/matrix-game.ts";
import { seededRandom } from "../random/seeded.ts";
import { daemons } from "./families/daemons.ts";
import { experts } from "./families/experts.ts";
import { historyMatch, iocaine, secondGuess } from "./families/guessers.ts";
import { LEARNERS } from "./families/learners.ts";
import { seer, shannon } from "./families/machines.ts";
import { mirror, RULES, random } from "./families/simple.ts";
import { wildcard } from "./families/wildcard.ts";
import {
  family,
  isSandboxed,
  type Parameter,
  type ParameterValues,
  type StrategyFamily,
  validValues,
} from "./family.ts";
import { fortuneTeller } from "./fortune-teller/fortune-teller.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** Every family of strategies. */
export const families: readonly StrategyFamily[] = [
  ...[fortuneTeller, mirror, random, wildcard, ...RULES, ...LEARNERS],
  ...[daemons, shannon, seer, experts, historyMatch, secondGuess, iocaine],
];

const namesOf = ({ family, aliases = [] }: StrategyFamily) => [family, ...aliases];

/** Every valid first word of an id: family names and aliases. */
export const strategyNames: readonly string[] = families.flatMap(namesOf);

/** Why an id is invalid, as data; the locales hold the display texts. `nearest`: similar valid names, best first.
 * `valid`: names, or a range or list of values: `1..64`, `likeliest | value`. */
export type StrategyProblemKind = { readonly typed: string } & (
  | { readonly kind: "unknown-family"; readonly nearest: readonly string[] }
  | { readonly kind: "unknown-parameter"; readonly family: string; readonly valid: readonly string[] }
  /** For a duplicate, `typed` has both. */
  | {
      readonly kind: "bad-value";
      readonly parameter: string;
      readonly family: string;
      readonly valid: string;
    }
  | { readonly kind: "wrong-game"; readonly family: string; readonly game: string }
);

export class StrategyProblem extends Error {
  override readonly name = "StrategyProblem";
  readonly problem: StrategyProblemKind;
  constructor(problem: StrategyProblemKind) {
    super(`${problem.kind}: ${problem.typed}`);
    this.problem = problem;
  }
}

/** Files play every game unless their content says otherwise. */
const FILE = family("file", {
  parameters: {},
  playsBy: "rule",
  cost: 60,
  source: "",
  create: () => {
    throw new RangeError("a file is played in the sandbox, from what its id names");
  },
});

/** Parses `wildcard` or `wildcard:context=6,reply=value` in any case and order, and files' ids: the family and the
 * values of all its parameters, including defaults. @throws StrategyProblem if invalid, or if it doesn't play the game. */
export function parseStrategy(
  spec: string,
  game?: MatrixGame,
): { readonly family: StrategyFamily; readonly values: ParameterValues } {
  if (isSandboxed(spec)) return { family: FILE, values: {} };
  const [name = "", ...lists] = spec.trim().toLowerCase().split(":");
  const family = families.find((one) => namesOf(one).includes(name));
  if (!family) {
    const nearest = nearestNames(name, strategyNames);
    throw new StrategyProblem({ kind: "unknown-family", typed: name, nearest });
  }
  const values = readValues(family, lists.length > 0 ? lists.join(":").split(",") : []);
  if (game && !family.plays(game))
    throw new StrategyProblem({ kind: "wrong-game", typed: spec, family: family.family, game: game.id });
  return { family, values };
}

/** Returns the canonical id: parameters in the family's order, without defaults. @throws StrategyProblem like
 * `parseStrategy`. */
export function canonicalId(spec: string, game?: MatrixGame): string {
  if (isSandboxed(spec)) return spec.trim().toLowerCase();
  const { family, values } = parseStrategy(spec, game);
  const set = family.parameters.filter(({ name, default: usual }) => values[name] !== usual);
  const pairs = set.map(({ name }) => `${name}=${values[name]}`).join(",");
  return pairs === "" ? family.family : `${family.family}:${pairs}`;
}

/** Whether the strategy exists and plays the game; a stored id may be older than the registry. */
export function isPlayable(spec: string, game: MatrixGame): boolean {
  try {
    return parseStrategy(spec, game) !== undefined;
  } catch (error) {
    if (error instanceof StrategyProblem) return false;
    throw error;
  }
}

/** Whether it has a table that people can look at. @throws StrategyProblem like `parseStrategy`. */
export function showsInside(spec: string, game: MatrixGame): boolean {
  const { family, values } = parseStrategy(spec, game);
  if (family === FILE || family.modelLifetime) return false;
  return family.create({ game, side: "bot", random: seededRandom(0) }, values).inside?.("now") !== undefined;
}

/** Creates a strategy. @throws StrategyProblem for an invalid id, or a game it doesn't play. */
export function createStrategy(spec: string, seat: Seat): Strategy {
  const { family, values } = parseStrategy(spec, seat.game);
  return family.create(seat, values);
}

/** Reads the pairs `name=value`. */
function readValues({ family, parameters }: StrategyFamily, pairs: readonly string[]): ParameterValues {
  const valid = parameters.map(({ name }) => name);
  const typed = new Map<string, string>();
  for (const pair of pairs) {
    const [name = "", value = ""] = pair.split(/=(.*)/).map((word) => word.trim());
    const first = typed.get(name);
    typed.set(name, first === undefined ? value : `${first} ${value}`);
    if (!valid.includes(name))
      throw new StrategyProblem({ kind: "unknown-parameter", typed: name, family, valid });
  }
  return Object.fromEntries(
    parameters.map((parameter) => {
      const { name } = parameter;
      const text = typed.get(name);
      const value = text === undefined ? parameter.default : readValue(parameter, text);
      if (value !== undefined) return [name, value];
      const problem = { typed: text ?? "", parameter: name, family, valid: validValues(parameter) };
      throw new StrategyProblem({ kind: "bad-value", ...problem });
    }),
  );
}

function readValue(parameter: Parameter, text: string): number | string | undefined {
  if (parameter.kind === "choice") return parameter.choices.find((choice) => choice === text);
  const form = parameter.kind === "whole" ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/;
  const value = form.test(text) ? Number(text) : Number.NaN;
  return value >= parameter.min && value <= parameter.max ? value : undefined;
}
