// What the page takes, known to its form before anything that checks is loaded.

/** Characters of a text that are looked at. */
export const TEXT_MAX = 1_000_000;
/** The largest bundle that is read, in bytes. */
export const BUNDLE_MAX = 100 * 2 ** 20;
/** How the file of a bundle begins. */
export const BUNDLE_BEGINS = "gadalka-bundle ";
