// Further parsers of command-line options.

import { readWhole } from "../src/lab/kit/options.ts";

/** Comma-separated integers in min … max. @throws ConfigProblem with the option. */
export function readWholes(option: string, typed: string, min: number, max: number): readonly number[] {
  return typed.split(",").map((part) => readWhole(option, part.trim(), min, max));
}
