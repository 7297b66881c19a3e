// The page's input limits, known to its form before any checking code is loaded.

/** Maximum length of a text, in characters. */
export const TEXT_MAX = 1_000_000;
/** Maximum size of a bundle, in bytes. */
export const BUNDLE_MAX = 100 * 2 ** 20;
/** The first characters of a bundle file. */
export const BUNDLE_BEGINS = "gadalka-bundle ";
