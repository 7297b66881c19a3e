// Sanitises people's names for use in texts, because users choose them.

// Line breaks, other controls, and bidirectional formatting marks.
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The name on one line, without direction marks; empty where nothing is left. */
export function nameInText(name: string): string {
  return name.replace(UNSHOWABLE, " ").trim();
}
