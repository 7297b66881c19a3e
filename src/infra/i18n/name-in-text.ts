// Names of people as they may stand in a text: they are chosen by others, and a text is more than
// one name.

// Line breaks, other controls, and marks that turn the direction of everything after them.
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The name on one line, without marks that turn the direction of what follows; empty where nothing
 * is left. */
export function nameInText(name: string): string {
  return name.replace(UNSHOWABLE, " ").trim();
}
