// The only list of strategies, and their ids: a new family needs its definition and one line here.

import { nearestNames } from "../../infra/spelling.ts";
import type { MatrixGame } from "../games/matrix-game.ts";
import { seededRandom } from "../random/index.ts";
import { daemons } from "./families/daemons.ts";
import { experts } from "./families/experts.ts";
import { historyMatch, iocaine, secondGuess } from "./families/guessers.ts";
import { frequency, markov, mkia, mksu, mupn, supp } from "./families/learners.ts";
import { seer, shannon } from "./families/machines.ts";
import {
  afterResult,
  alwaysCounter,
  alwaysCounterSelf,
  antiRotation,
  constant,
  copy,
  mirror,
  random,
  rotation,
  winStayLoseShift,
} from "./families/simple.ts";
import { wildcard } from "./families/wildcard.ts";
import {
  type ModelLifetime,
  type Parameter,
  type ParameterValues,
  type StrategyFamily,
  StrategyProblem,
  validValues,
} from "./family.ts";
import { fortuneTeller } from "./fortune-teller/fortune-teller.ts";
import { isSandboxed, SANDBOXED_FAMILY } from "./sandboxed.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** Every family of strategies. */
export const families: readonly StrategyFamily[] = [
  ...[fortuneTeller, mirror, random, wildcard],
  ...[
    constant,
    rotation,
    antiRotation,
    copy,
    alwaysCounter,
    alwaysCounterSelf,
    winStayLoseShift,
    afterResult,
  ],
  ...[frequency, markov, mupn, supp, mksu, mkia],
  ...[daemons, shannon, seer, experts, historyMatch, secondGuess, iocaine],
];

/** Every valid first word of an id: family names and aliases. */
export const strategyNames: readonly string[] = families.flatMap(namesOf);

/** A parsed id: the family and the values of all its parameters, including defaults. */
interface ParsedSpec {
  readonly family: StrategyFamily;
  readonly values: ParameterValues;
}

/** A cache of parsed ids: a match parses its opponent's id several times per round. */
const parsed = new Map<string, ParsedSpec>();
const PARSED_MAX = 1000;

/** Parses `wildcard` or `wildcard:context=6,reply=value` in any case and order, and sandboxed ids.
 * @throws StrategyProblem if invalid. */
export function parseStrategy(spec: string): ParsedSpec {
  const known = parsed.get(spec);
  if (known) return known;
  if (isSandboxed(spec)) return { family: SANDBOXED_FAMILY, values: {} };
  const [name = "", list] = splitOnce(spec.trim().toLowerCase(), ":");
  const family = families.find((one) => namesOf(one).includes(name));
  if (!family) {
    const nearest = nearestNames(name, strategyNames);
    throw new StrategyProblem({ kind: "unknown-family", typed: name, nearest });
  }
  const read = { family, values: readValues(family, list?.split(",") ?? []) };
  if (parsed.size < PARSED_MAX) parsed.set(spec, read);
  return read;
}

/** Returns the canonical id: parameters in the family's order, without defaults. @throws StrategyProblem for an invalid
 * id, or a game it doesn't play. */
export function canonicalId(spec: string, game?: MatrixGame): string {
  if (isSandboxed(spec)) return spec.trim().toLowerCase();
  const { family, values } = game ? parseFor(spec, game) : parseStrategy(spec);
  const set = family.parameters.filter(({ name, default: usual }) => values[name] !== usual);
  const pairs = set.map(({ name }) => `${name}=${values[name]}`).join(",");
  return pairs === "" ? family.family : `${family.family}:${pairs}`;
}

/** Whether the strategy exists and plays the game; a stored id may be older than the registry. */
export function isPlayable(spec: string, game: MatrixGame): boolean {
  try {
    return parseFor(spec, game) !== undefined;
  } catch (error) {
    if (error instanceof StrategyProblem) return false;
    throw error;
  }
}

/** The lifetime of its opponent model, if any. @throws StrategyProblem like `parseStrategy`. */
export function modelLifetimeOf(spec: string): ModelLifetime | undefined {
  const { family, values } = parseStrategy(spec);
  return family.modelLifetime?.(values);
}

/** What it plays by when it expects nothing. @throws StrategyProblem like `parseStrategy`. */
export function playsBy(spec: string): StrategyFamily["playsBy"] {
  return parseStrategy(spec).family.playsBy;
}

/** Whether it has a table that people can look at. @throws StrategyProblem like `createStrategy`. */
export function showsInside(spec: string, game: MatrixGame): boolean {
  if (isSandboxed(spec) || modelLifetimeOf(spec) !== undefined) return false;
  const strategy = createStrategy(spec, { game, side: "bot", random: seededRandom(0) });
  return strategy.inside?.("now") !== undefined;
}

/** Creates a strategy. @throws StrategyProblem for an invalid id, or a game it doesn't play. */
export function createStrategy(spec: string, seat: Seat): Strategy {
  const { family, values } = parseFor(spec, seat.game);
  return family.create(seat, values);
}

function parseFor(spec: string, game: MatrixGame): ParsedSpec {
  const parsed = parseStrategy(spec);
  if (parsed.family.plays(game)) return parsed;
  throw new StrategyProblem({ kind: "wrong-game", typed: spec, family: parsed.family.family, game: game.id });
}

function namesOf({ family, aliases = [] }: StrategyFamily): readonly string[] {
  return [family, ...aliases];
}

/** Reads the pairs `name=value`. */
function readValues({ family, parameters }: StrategyFamily, pairs: readonly string[]): ParameterValues {
  const valid = parameters.map(({ name }) => name);
  const typed = new Map<string, string>();
  for (const pair of pairs) {
    const [name = "", value = ""] = splitOnce(pair, "=").map((word) => word.trim());
    const before = typed.get(name);
    typed.set(name, before === undefined ? value : `${before} ${value}`);
    if (valid.includes(name)) continue;
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

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
