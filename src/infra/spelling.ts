// What a person may have meant by a mistyped name.

import { distance } from "fastest-levenshtein";

const SUGGESTIONS_MAX = 3;

/** Whether `typed`, in any letter case, begins `name` or is a few letters away from it (half of the
 * name's letters, three at most). */
export function isNear(typed: string, name: string): boolean {
  return slips(typed.toLowerCase(), name.toLowerCase()) !== undefined;
}

/** Of `valid`, the names that `typed` may mean, best first, at most three. */
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

/** How many letters `typed` is away from `name`, 0 for its beginning; undefined for too many. */
function slips(typed: string, name: string): number | undefined {
  if (typed === "") return undefined;
  if (name.startsWith(typed)) return 0;
  const away = distance(typed, name);
  return away <= Math.min(3, Math.ceil(name.length / 2)) ? away : undefined;
}
