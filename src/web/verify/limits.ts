// The page's input limits, known to its form before any checking code is loaded.

/** Maximum length of a text, in characters. */
export const TEXT_MAX = 1_000_000;
