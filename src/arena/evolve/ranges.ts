// Reads the ranges that a file exports, and writes other values into the file's text. The rewritten file is checked
// again when it's loaded, so a value written in the wrong place is noticed.

import type { Parameter, ParameterValues } from "../../core/strategies/index.ts";
import type { ExportedRange } from "../sandbox/index.ts";

type NumberParameter = Extract<Parameter, { min: number }>;

const PARAMETERS_MAX = 32;
const VALUE_MAX = 1e9;
const NAME = /^[a-z][a-z\d_]{0,31}$/i;
const SUCH_AS = "such as `rate: { min: 0, max: 1, default: 0.5 }`";
const DECLARED = /\bparameters\b[^=\n]*=/;
const NUMBER = String.raw`[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?`;

/** The file's parameters; `refuse` gets what is wrong, as a clause that follows the file's name. */
export function rangesOf(
  exported: readonly ExportedRange[] | undefined,
  refuse: (why: string) => never,
): readonly NumberParameter[] {
  if (!exported || exported.length === 0)
    return refuse(
      "exports no parameters to breed. Add `export const parameters = { rate: { min: 0, max: 1, default: 0.5 } }` " +
        "and use parameters.rate.default",
    );
  if (exported.length > PARAMETERS_MAX)
    return refuse(`exports more than ${PARAMETERS_MAX} parameters. Keep the ones that matter most`);
  return exported.map((range) => rangeOf(range, refuse));
}

function rangeOf(
  { name, min, max, default: usual, kind = "real" }: ExportedRange,
  refuse: (why: string) => never,
): NumberParameter {
  const wrong = (why: string): never => refuse(`has a parameter ${name} ${why}`);
  if (!NAME.test(name))
    return wrong("whose name isn't valid. Use up to 32 letters, digits and _, a letter first");
  if (min === undefined || max === undefined || usual === undefined)
    return wrong(`without its numbers. Give it min, max and default, ${SUCH_AS}`);
  if (kind !== "whole" && kind !== "real")
    return wrong(`of kind "${kind}". Use "whole" or "real" (the default)`);
  const numbers = [min, max, usual];
  if (numbers.some((value) => Math.abs(value) > VALUE_MAX))
    return wrong("beyond 1,000,000,000. Scale it down");
  if (kind === "whole" && !numbers.every(Number.isInteger))
    return wrong(
      `of kind "whole" with ${numbers.find((value) => !Number.isInteger(value))}. Give it whole numbers`,
    );
  if (min > max) return wrong(`whose min, ${min}, is above its max, ${max}. Swap them`);
  if (min === max) return wrong(`that can only be ${min}. Give it a max above its min, or remove it`);
  if (usual < min || usual > max) return wrong(`whose default, ${usual}, isn't between ${min} and ${max}`);
  return { kind, name, min, max, default: usual };
}

/** The text with these values as defaults of its `parameters`; undefined if one isn't written there as a plain
 * number. */
export function withDefaults(text: string, values: ParameterValues): string | undefined {
  const from = Math.max(0, text.search(DECLARED));
  let rest = text.slice(from);
  for (const [name, value] of Object.entries(values)) {
    const place = new RegExp(
      String.raw`((?<![\w$.])["']?${name}["']?\s*:\s*\{[^{}]*?(?<![\w$.])["']?default["']?\s*:\s*)${NUMBER}(?=\s*(?:[,}]|/[/*]))`,
    );
    if (!place.test(rest)) return undefined;
    rest = rest.replace(place, (_whole, before: string) => `${before}${value}`);
  }
  return text.slice(0, from) + rest;
}

/** Values other than the defaults, to test that a file is rewritten correctly. */
export function otherValues(parameters: readonly NumberParameter[]): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, min, max, default: usual }) => [name, usual === min ? max : min]),
  );
}
