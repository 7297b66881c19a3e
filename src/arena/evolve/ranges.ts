// The ranges that a file exports: read, and other values written into the file's text where its own stand.
// What was written is looked at again by whoever loads it, so a place that was taken wrongly is noticed.

import type { Parameter, ParameterValues } from "../../core/strategies/index.ts";
import type { ExportedRange } from "../sandbox/index.ts";

type NumberParameter = Extract<Parameter, { min: number }>;

const PARAMETERS_MAX = 32;
const VALUE_MAX = 1e9;
const NAME = /^[a-z][a-z\d_]{0,31}$/i;
const SUCH_AS = "such as `rate: { min: 0, max: 1, default: 0.5 }`";
const DECLARED = /\bparameters\b[^=\n]*=/;
const NUMBER = String.raw`[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?`;

/** The file's parameters; `refuse` is given what is wrong, as a clause with the file before it. */
export function rangesOf(
  exported: readonly ExportedRange[] | undefined,
  refuse: (why: string) => never,
): readonly NumberParameter[] {
  if (!exported || exported.length === 0)
    return refuse(
      "exports no parameters to breed; write `export const parameters = { rate: { min: 0, max: 1, default: 0.5 } }` " +
        "into it, and play by parameters.rate.default",
    );
  if (exported.length > PARAMETERS_MAX)
    return refuse(`exports more than ${PARAMETERS_MAX} parameters; leave those that matter most`);
  return exported.map((range) => rangeOf(range, refuse));
}

function rangeOf(
  { name, min, max, default: usual, kind = "real" }: ExportedRange,
  refuse: (why: string) => never,
): NumberParameter {
  const wrong = (why: string): never => refuse(`has a parameter ${name} ${why}`);
  if (!NAME.test(name))
    return wrong("with a name that is none; up to 32 letters, digits and _ are, a letter first");
  if (min === undefined || max === undefined || usual === undefined)
    return wrong(`without its numbers; give it min, max and default, ${SUCH_AS}`);
  if (kind !== "whole" && kind !== "real")
    return wrong(`of the kind "${kind}"; there are "whole" and "real", which it is without one`);
  const numbers = [min, max, usual];
  if (numbers.some((value) => Math.abs(value) > VALUE_MAX))
    return wrong("beyond 1,000,000,000; let it be a share of that");
  if (kind === "whole" && !numbers.every(Number.isInteger))
    return wrong(
      `of whole numbers with ${numbers.find((value) => !Number.isInteger(value))}; give it whole ones`,
    );
  if (min > max) return wrong(`whose min, ${min}, is above its max, ${max}; change them round`);
  if (min === max) return wrong(`that can only be ${min}; give it a max above its min, or leave it out`);
  if (usual < min || usual > max)
    return wrong(`whose default, ${usual}, lies outside of ${min} to ${max}; put it within`);
  return { kind, name, min, max, default: usual };
}

/** The text with these values for the defaults of its `parameters`; undefined where one does not stand there
 * as a plain number. */
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

/** Other values than the usual ones, by which it is seen whether a file is rewritten rightly. */
export function otherValues(parameters: readonly NumberParameter[]): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, min, max, default: usual }) => [name, usual === min ? max : min]),
  );
}
