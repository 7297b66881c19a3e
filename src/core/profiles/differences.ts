// Where two people differ most, as counts that can be put into words.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { chiSquareCdf, sum } from "../statistics.ts";
import { countSituations, RESULTS, type Situations } from "./situations.ts";

/** A habit to compare. Results are from the person's view. */
export type Trait =
  | { readonly kind: "often"; readonly move: Move }
  /** The habit of playing, after that result, the move `step` further along the circle; 0 repeats the move. */
  | { readonly kind: "after-result"; readonly result: Result; readonly step: number }
  /** The habit of playing that move after that result with the move `before`. */
  | { readonly kind: "after-move"; readonly result: Result; readonly before: Move; readonly move: Move };

/** `count` times in `total` situations. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** One habit, for both people. */
export type Difference = Trait & {
  readonly a: Share;
  readonly b: Share;
  /** The difference of the shares in standard deviations; above 0 if the first person's is larger. */
  readonly z: number;
  /** An upper bound on the probability that any comparison differs this much by chance. */
  readonly p: number;
};

/** What is said of two histories, everywhere. */
export interface Verdict {
  readonly isDifferent: boolean;
  /** The habits that are named; empty if only the histories as a whole differ. */
  readonly named: readonly Difference[];
}

/** Two tests look for a difference, so each gets half of 5 %. */
export const NAMED_P_MAX = 0.05 / 2;

/** Two histories differ if either test says so: that of the whole histories or that of the habits. Example:
 * p = 0.2 as a whole and < 0.001 for rock after a loss: they differ, and this habit is named. */
export function verdictOn(permutationP: number, differences: readonly Difference[]): Verdict {
  const named = differences.filter(({ p }) => p <= NAMED_P_MAX);
  return { isDifferent: named.length > 0 || permutationP <= NAMED_P_MAX, named };
}

/** The smallest expected count of either outcome for which the normal approximation is used. */
const EXPECTED_MIN = 5;

/** Returns up to `most` habits in which two histories differ, most surprising first, without rare ones. p is
 * Bonferroni-corrected; unless it's small, a difference may be chance. */
export function largestDifferences(
  game: MatrixGame,
  a: Rounds,
  b: Rounds,
  most: number,
): readonly Difference[] {
  const [first, second] = [countSituations(game, a), countSituations(game, b)];
  const compared = traitsOf(game)
    .map((trait) => ({ ...trait, a: shareOf(first, trait), b: shareOf(second, trait) }))
    .filter(isEnough);
  return compared
    .map((one): Difference => {
      const z = deviations(one.a, one.b);
      return { ...one, z, p: Math.min(1, compared.length * (1 - chiSquareCdf(z * z, 1))) };
    })
    .sort((one, other) => Math.abs(other.z) - Math.abs(one.z))
    .slice(0, most);
}

/** Lists all habits that are compared in a game. */
export function traitsOf(game: MatrixGame): readonly Trait[] {
  const all = Array.from({ length: game.size }, (_, move) => move);
  return [
    ...all.map((move): Trait => ({ kind: "often", move })),
    ...RESULTS.flatMap((result) => all.map((step): Trait => ({ kind: "after-result", result, step }))),
    ...RESULTS.flatMap((result) =>
      all.flatMap((before) => all.map((move): Trait => ({ kind: "after-move", result, before, move }))),
    ),
  ];
}

/** Counts how often a person shows the habit. */
export function shareOf({ rounds, moves, after }: Situations, trait: Trait): Share {
  if (trait.kind === "often") return { count: moves[trait.move] ?? 0, total: rounds };
  const found = after.find(({ result }) => result === trait.result);
  if (trait.kind === "after-result")
    return { count: found?.steps[trait.step] ?? 0, total: found?.total ?? 0 };
  const row = found?.byMove[trait.before] ?? [];
  return { count: row[trait.move] ?? 0, total: sum(row) };
}

function isEnough({ a, b }: { readonly a: Share; readonly b: Share }): boolean {
  const share = (a.count + b.count) / (a.total + b.total);
  return Math.min(a.total, b.total) * Math.min(share, 1 - share) >= EXPECTED_MIN;
}

function deviations(a: Share, b: Share): number {
  const share = (a.count + b.count) / (a.total + b.total);
  const variance = share * (1 - share) * (1 / a.total + 1 / b.total);
  return (a.count / a.total - b.count / b.total) / Math.sqrt(variance);
}
