// Suggestions for mistyped names.

import { distance } from "fastest-levenshtein";

const SUGGESTIONS_MAX = 3;

/** Whether `typed` begins `name` or is at most half its letters (max. 3) away, ignoring case. */
export function isNear(typed: string, name: string): boolean {
  return slips(typed.toLowerCase(), name.toLowerCase()) !== undefined;
}

/** The closest of the `valid` names, best first, at most three. */
export function nearestNames(typed: string, valid: readonly string[]): string[] {
  const near = valid.flatMap((name) => {
    const away = slips(typed.toLowerCase(), name.toLowerCase());
    return away === undefined ? [] : [{ name, away }];
  });
  return near
    .sort((a, b) => a.away - b.away)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ name }) => name);
}

/** Edit distance from `typed` to `name`, 0 for a prefix; undefined for too many. */
function slips(typed: string, name: string): number | undefined {
  if (typed === "") return undefined;
  if (name.startsWith(typed)) return 0;
  const away = distance(typed, name);
  return away <= Math.min(3, Math.ceil(name.length / 2)) ? away : undefined;
}
