// What a bundle may have, so that nobody's file takes more memory or time than any real one would.

const MB = 2 ** 20;

export const BUNDLE_LIMITS = {
  /** The file. */
  fileBytes: 512 * MB,
  /** What is in it, unpacked. */
  contentBytes: 1024 * MB,
  /** One line of it: a match of ten million rounds fits. */
  lineBytes: 32 * MB,
  headerBytes: 2048,
  matches: 1_000_000,
  entrants: 10_000,
  /** Rounds of one match. */
  rounds: 10_000_000,
} as const;
