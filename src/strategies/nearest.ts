// Suggests what a person may have meant by a mistyped name.

const SUGGESTIONS_MAX = 3;

/** Of `valid`, the names that `typed` may have meant: its beginning, or few letters away. Best first, at most three. */
export function nearestNames(typed: string, valid: readonly string[]): string[] {
  const lettersAway = Math.max(1, Math.floor(typed.length / 3));
  return valid
    .map((name) => ({ name, distance: name.startsWith(typed) && typed !== "" ? 0 : editDistance(typed, name) }))
    .filter(({ distance }) => distance <= lettersAway)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ name }) => name);
}

/** The fewest letters to insert, remove or replace to make one word of the other (Levenshtein 1966). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
