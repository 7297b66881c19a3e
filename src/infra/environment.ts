// Environment variables, read once; an invalid value is reported with the variable's name and the fix.

import { z } from "zod";
import { ConfigProblem } from "./config-problem.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The schema of each variable, by name. */
export type Variables = Readonly<Record<string, z.ZodType>>;

/** Reads a variable; undefined if it's absent, empty or invalid. */
export type ReadVariable<V extends Variables> = <N extends keyof V & string>(
  name: N,
) => z.output<V[N]> | undefined;

/** @param report is called for each invalid variable. */
export function variableReader<V extends Variables>(
  variables: V,
  environment: Environment,
  report: (problem: ConfigProblem) => void,
): ReadVariable<V> {
  return (name) => {
    const text = environment[name]?.trim();
    if (!text) return undefined;
    try {
      return variables[name]?.parse(text) as z.output<V[typeof name]>;
    } catch (error) {
      const why = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
      report(new ConfigProblem(name, why ?? "isn't valid"));
      return undefined;
    }
  };
}

/** An http(s) address, without trailing slashes. */
export const webUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an http(s) address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ""));
