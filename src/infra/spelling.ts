// Comparing what people type with names: the same word in any spelling, and suggestions for mistyped names.

/** Letters that have no accent to take off. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ı", "i"],
  ["ł", "l"],
  ["ß", "ss"],
  ["œ", "oe"],
  ["\u0491", "\u0433"],
]);

/**
 * The form in which words are compared: lower case, without accents, full-width letters as plain ones. `KAĞIT`, `kağıt`
 * and `kagit` are one word. As dotless and dotted i are one letter, it's the same for all
 * languages.
 */
export function fold(text: string): string {
  const bare = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\ufe0f]/g, "");
  return bare.replaceAll(/[ıłßœ\u0491]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter).normalize("NFC");
}

/** Whether two names are one, such as `Best-of-9!` and `best of 9`. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

/** The names of commands, options and choices are asked for with every line. */
const plainNames = new Map<string, string>();
const REMEMBERED_NAMES = 5_000;

/** Folded, with other signs than letters and digits as spaces; a name of signs alone, such as an emoji, as it is. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const folded = fold(name);
  const plain = folded.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim() || folded;
  if (plainNames.size >= REMEMBERED_NAMES) plainNames.clear();
  plainNames.set(name, plain);
  return plain;
}

/** Whether they differ by at most one letter (added, dropped, changed, or swapped with its neighbour), however they're
 * spelt. */
export function isWithinOneLetter(one: string, other: string): boolean {
  return distance(fold(one), fold(other)) <= 1;
}

const SUGGESTIONS_MAX = 3;
const SLIPS_MAX = 3;

/** Whether `typed` is a prefix of `name` or differs by at most half its letters (max. `slipsMax`), however they're spelt (`fold`). */
export function isNear(typed: string, name: string, slipsMax = SLIPS_MAX): boolean {
  const away = slips(fold(typed), fold(name));
  return away !== undefined && away <= slipsMax;
}

/** The closest of the `valid` names, best first, at most three. */
export function nearestNames(typed: string, valid: readonly string[]): string[] {
  const near = valid.flatMap((name) => {
    const away = slips(fold(typed), fold(name));
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
