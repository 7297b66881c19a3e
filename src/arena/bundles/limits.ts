// A bundle's limits, so that no file takes more memory or time than a real one would.

const MB = 2 ** 20;

export const BUNDLE_LIMITS = {
  /** The file. */
  fileBytes: 512 * MB,
  /** The unpacked contents. */
  contentBytes: 1024 * MB,
  /** One line of the contents: a match of ten million rounds fits. */
  lineBytes: 32 * MB,
  headerBytes: 2048,
  matches: 1_000_000,
  entrants: 10_000,
  /** Rounds of one match. */
  rounds: 10_000_000,
} as const;
