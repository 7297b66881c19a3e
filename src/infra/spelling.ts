// Suggestions for mistyped names.

const SUGGESTIONS_MAX = 3;
const SLIPS_MAX = 3;

/** Whether `typed` is a prefix of `name` or differs by at most half its letters (max. `slipsMax`), ignoring case. */
export function isNear(typed: string, name: string, slipsMax = SLIPS_MAX): boolean {
  const away = slips(typed.toLowerCase(), name.toLowerCase());
  return away !== undefined && away <= slipsMax;
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

/** Edit distance from `typed` to `name`, 0 for a prefix; undefined if it's too large. */
function slips(typed: string, name: string): number | undefined {
  if (typed === "") return undefined;
  if (name.startsWith(typed)) return 0;
  if (Math.abs(typed.length - name.length) > SLIPS_MAX) return undefined;
  const away = distance(typed, name);
  return away <= Math.min(SLIPS_MAX, Math.floor(name.length / 2)) ? away : undefined;
}

/** Letters added, dropped, changed, or swapped with a neighbour (optimal string alignment distance). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = Number(a[row - 1] !== b[column - 1]);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      here[column] = Math.min(
        at(above, column) + 1,
        at(here, column - 1) + 1,
        at(above, column - 1) + changed,
        isSwap ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, here];
  }
  return at(above, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
