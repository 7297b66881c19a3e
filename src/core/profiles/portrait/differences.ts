// What one person's portrait says that another person doesn't do.

import type { Rounds } from "../../games/index.ts";
import type { Rule } from "./candidates.ts";
import { type Count, countOf } from "./count.ts";
import type { Portrait } from "./portrait.ts";

/** A person's portrait and all of their rounds. */
export interface Portrayed {
  readonly portrait: Portrait;
  readonly rounds: Rounds;
}

/** A line of either portrait, counted in the rounds of both people. */
export interface PortraitDifference extends Rule {
  readonly a: Count;
  readonly b: Count;
  /** How many bits shorter both people's moves there are described with a share for each than with a common one. */
  readonly bits: number;
}

/** Returns every line that's in either portrait and held for both people, the ones with most bits first. The bits also
 * grow by chance: by .7 on average if both do the same. */
export function portraitDifferences(a: Portrayed, b: Portrayed): readonly PortraitDifference[] {
  const rules = new Map<string, Rule>();
  for (const { condition, move } of [...a.portrait.lines, ...b.portrait.lines])
    rules.set(JSON.stringify([condition, move]), { condition, move });
  return [...rules.values()]
    .map((rule) => differenceOf(rule, countOf(rule, a.rounds), countOf(rule, b.rounds)))
    .filter(({ a: first, b: second }) => first.of > 0 && second.of > 0)
    .sort((one, other) => other.bits - one.bits);
}

function differenceOf(rule: Rule, a: Count, b: Count): PortraitDifference {
  const common = { hits: a.hits + b.hits, of: a.of + b.of };
  return { ...rule, a, b, bits: Math.max(0, lengthOf(common) - (lengthOf(a) + lengthOf(b))) };
}

/** The bits of the moves if their own share is known. */
function lengthOf({ hits, of }: Count): number {
  return -[hits, of - hits].reduce(
    (sum, count) => (count === 0 ? sum : sum + count * Math.log2(count / of)),
    0,
  );
}
