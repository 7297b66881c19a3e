// Variables of the environment: each is read once, with a problem that names it and the fix where it is wrong.

import { z } from "zod";
import { ConfigProblem } from "./config-problem.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The shape of each variable, by its name. */
export type Variables = Readonly<Record<string, z.ZodType>>;

/** Reads a variable; undefined where it is absent, empty or wrong. */
export type ReadVariable<V extends Variables> = <N extends keyof V & string>(
  name: N,
) => z.output<V[N]> | undefined;

/** @param report told of each variable that is wrong. */
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
      report(new ConfigProblem(name, why ?? "is not valid"));
      return undefined;
    }
  };
}

/** An http(s) address, without slashes at its end. */
export const webUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an http(s) address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ""));
