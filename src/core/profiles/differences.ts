// Where two people differ most, in counts that can be put into words.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { chiSquareCdf, sum } from "../statistics.ts";
import { countSituations, RESULTS, type Situations } from "./situations.ts";

/** What is compared. Results are the person's. */
export type Trait =
  /** That move, of all. */
  | { readonly kind: "often"; readonly move: Move }
  /** After that result the move that lies `step` further on the circle; 0 is the same again. */
  | { readonly kind: "after-result"; readonly result: Result; readonly step: number }
  /** That move after that result with that move. */
  | { readonly kind: "after-move"; readonly result: Result; readonly before: Move; readonly move: Move };

/** `count` times in `total` situations. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** One habit, as both have it. */
export type Difference = Trait & {
  readonly a: Share;
  readonly b: Share;
  /** How many standard deviations of chance the shares lie apart; above 0 where the first has
   * more. */
  readonly z: number;
  /** The probability that so many comparisons show any so large by chance, at most; in 0 … 1. */
  readonly p: number;
};

/** The normal approximation needs as many times, and as many times not, expected of either. */
const EXPECTED_MIN = 5;

/**
 * The habits in which two histories of a game differ, the most surprising first, at most `most`.
 * Those that come too seldom to compare are left out; p is corrected for all that were compared
 * (Bonferroni). A difference whose p is not small may be chance.
 */
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

/** Every habit that is compared at a game. */
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

/** How often somebody has the habit. */
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

/** Of two shares, with the variance that both together have. */
function deviations(a: Share, b: Share): number {
  const share = (a.count + b.count) / (a.total + b.total);
  const variance = share * (1 - share) * (1 / a.total + 1 / b.total);
  return (a.count / a.total - b.count / b.total) / Math.sqrt(variance);
}
