// Reads and writes strategy ids such as `wildcard:context=6,reply=value`.

import { nearestNames } from "../../infra/spelling.ts";
import {
  numberOf,
  type Parameter,
  type ParameterValues,
  type StrategyFamily,
  validValues,
} from "./family.ts";
import { StrategyProblem } from "./problem.ts";

/** A parsed spec: the family and the values of all its parameters, including defaults. */
export interface ParsedSpec {
  readonly family: StrategyFamily;
  readonly values: ParameterValues;
}

/** Parses `family:name=value,…` in any case and order. @throws StrategyProblem if invalid. */
export function readSpec(spec: string, families: readonly StrategyFamily[]): ParsedSpec {
  const [name = "", list] = splitOnce(spec.trim().toLowerCase(), ":");
  const family = families.find((candidate) => namesOf(candidate).includes(name));
  if (!family) {
    const known = families.flatMap(namesOf);
    throw new StrategyProblem({ kind: "unknown-family", typed: name, nearest: nearestNames(name, known) });
  }
  return { family, values: readValues(family, list?.split(",") ?? []) };
}

/** Lists all valid names of the family, its own name first. */
export function namesOf({ family, aliases = [] }: StrategyFamily): readonly string[] {
  return [family, ...aliases];
}

/** Writes the canonical id: parameters in the family's order, without defaults. */
export function writeSpec({ family, values }: ParsedSpec): string {
  const set = family.parameters.filter(({ name, default: usual }) => values[name] !== usual);
  return set.length === 0
    ? family.family
    : `${family.family}:${set.map(({ name }) => `${name}=${values[name]}`).join(",")}`;
}

function readValues(family: StrategyFamily, pairs: readonly string[]): ParameterValues {
  const typed = new Map<string, string>();
  for (const [name = "", value = ""] of pairs.map((pair) =>
    splitOnce(pair, "=").map((word) => word.trim()),
  )) {
    const before = typed.get(name);
    typed.set(name, before === undefined ? value : `${before} ${value}`);
  }
  for (const name of typed.keys()) requireParameter(family, name);
  const values: Record<string, number | string> = {};
  for (const parameter of family.parameters)
    values[parameter.name] = readValue(family, limited(parameter, values), typed);
  return values;
}

/** Lowers the parameter's maximum to what the values before it allow. */
function limited(parameter: Parameter, before: ParameterValues): Parameter {
  if (parameter.kind === "choice" || parameter.atMost === undefined) return parameter;
  return { ...parameter, max: numberOf(before, parameter.atMost) };
}

function requireParameter(family: StrategyFamily, typed: string): void {
  const valid = family.parameters.map(({ name }) => name);
  if (valid.includes(typed)) return;
  throw new StrategyProblem({
    kind: "unknown-parameter",
    typed,
    family: family.family,
    valid,
    nearest: nearestNames(typed, valid),
  });
}

function readValue(
  family: StrategyFamily,
  parameter: Parameter,
  typed: ReadonlyMap<string, string>,
): number | string {
  const text = typed.get(parameter.name);
  if (text === undefined) return parameter.default;
  const value =
    parameter.kind === "choice" ? readChoice(parameter.choices, text) : readNumber(parameter, text);
  if (value !== undefined) return value;
  throw new StrategyProblem({
    kind: "bad-value",
    typed: text,
    parameter: parameter.name,
    family: family.family,
    valid: validValues(parameter),
  });
}

function readChoice(choices: readonly string[], text: string): string | undefined {
  return choices.includes(text) ? text : undefined;
}

function readNumber(parameter: Parameter & { kind: "whole" | "real" }, text: string): number | undefined {
  const form = parameter.kind === "whole" ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/;
  const value = form.test(text) ? Number(text) : Number.NaN;
  return value >= parameter.min && value <= parameter.max ? value : undefined;
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
