// Chapter 4 of the thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020), as printed:
// success in percent, draws dropped.

/** The agents studied: string matching, Markov chain, Q-learning, a choice among all, among three. */
export const AGENTS = ["MUPN", "MV", "SUPP", "MKSU", "MKIA"] as const;
export type Agent = (typeof AGENTS)[number];

/** Rows by opponent; MV is printed as MK there. */
export const AGAINST_AGENTS = {
  VP: [50, 60, 58, 58, 60],
  VPS: [86, 86, 94, 93, 94],
  VO: [100, 100, 98, 99, 100],
  VK: [100, 100, 98, 100, 100],
  MUPN: [50, 50, 49, 50, 50],
  MV: [50, 50, 50, 50, 50],
  random: [50, 50, 50, 50, 50],
  SUPP: [50, 50, 49, 50, 50],
  MKSU: [50, 49, 49, 50, 50],
} as const;

/** The last rows of 4.1, averaged (4.2). */
export const AGAINST_AGENTS_MEAN = [65.11, 66.11, 66.11, 66.56, 67.11] as const;

/** MKSU against VP with epsilon .90 and .95 (4.4). */
export const BY_EPSILON = [58, 60] as const;

/** By order 1 … 6, with every 100th (4.5), 10th (4.7) or third move (4.9) being rock. */
export const AGAINST_FIXED = {
  100: [
    [50, 51, 50, 50, 50],
    [50, 50, 50, 50, 50],
    [50, 50, 50, 50, 50],
    [50, 50, 50, 50, 50],
    [50, 50, 50, 50, 50],
    [50, 50, 50, 50, 50],
  ],
  10: [
    [50, 56, 52, 54, 54],
    [51, 56, 52, 54, 54],
    [51, 56, 53, 54, 54],
    [51, 56, 53, 54, 54],
    [51, 55, 52, 53, 54],
    [51, 53, 51, 53, 53],
  ],
  3: [
    [57, 69, 67, 67, 67],
    [65, 69, 67, 67, 68],
    [66, 69, 68, 68, 68],
    [67, 69, 67, 68, 68],
    [68, 69, 65, 67, 68],
    [68, 69, 66, 67, 68],
  ],
} as const;

/** The averages of 4.7 (table 4.6) and of 4.9 (table 4.8). */
export const AGAINST_FIXED_MEAN = {
  10: [50.83, 55.33, 52.17, 53.67, 53.83],
  3: [65, 69, 66.67, 66.67, 67.83],
} as const;

/** By the probability of rock, 10 % … 90 % (4.11). */
export const AGAINST_LIKELY = [
  [51, 52, 53, 50, 53],
  [50, 50, 50, 50, 50],
  [51, 57, 53, 55, 54],
  [54, 65, 59, 61, 61],
  [58, 71, 66, 68, 68],
  [65, 78, 72, 74, 75],
  [72, 84, 79, 81, 81],
  [81, 89, 85, 88, 87],
  [90, 95, 90, 93, 93],
] as const;

/** The averages of 4.11 (table 4.10). */
export const AGAINST_LIKELY_MEAN = [63.56, 71.22, 67.44, 68.89, 69.11] as const;

/** MV with 10% added to scissors: rows of 4.1, 4.7, 4.11, then the average (4.12, 4.13, 4.14). */
export const PREPROCESSED = {
  agents: [56, 87, 100, 100, 48, 50, 50, 49, 48, 65.33],
  fixed: [53, 54, 55, 54, 54, 53, 53.83],
  likely: [47, 50, 57, 65, 71, 78, 84, 89, 95, 70.56],
} as const;
