// Similarity of two playing styles, independent of the number of rounds. It was chosen by re-identification on half of
// some recorded people and reported on the other half (docs/studies.md).

import type { PairMatrix } from "./pair-matrix.ts";

/** How similarity is weighted. */
export interface LikenessSettings {
  readonly context: number;
  /** The factor by which each matching context move raises the weight. */
  readonly base: number;
}

/** Best at re-identification among contexts 2, 4, 6 and bases 2, 4, 8. */
export const LIKENESS: LikenessSettings = { context: 6, base: 8 };

/** Similarity of all blocks: sums of base^matches over pairs of rounds with equal moves. */
export interface Similarities {
  readonly rounds: readonly number[];
  readonly first: number;
  readonly sums: readonly Float64Array[];
}

/** Sums base^matches over the counted pairs. */
function weighed(counts: Float64Array, base: number): number {
  return counts.reduce((sum, count, m) => sum + count * base ** m, 0);
}

/** Weights the pair counts. No round is compared with itself. */
export function similaritiesOf({ blocks, first, at }: PairMatrix, base: number): Similarities {
  const weigh = (counts: Float64Array): number => weighed(counts, base);
  const sums = blocks.map((block, i) =>
    Float64Array.from(blocks, (_, j) => weigh(at(i, j)) - (i === j ? weigh(block.selves) : 0)),
  );
  return { rounds: blocks.map(({ rounds }) => rounds), first, sums };
}

/** Similarity sums within and across the sides, and the number of rounds of each side. */
export interface SideSums {
  readonly within: readonly [number, number];
  readonly across: number;
  readonly rounds: readonly [number, number];
}

export function sideSums({ rounds, sums }: Similarities, isFirst: (block: number) => boolean): SideSums {
  const within: [number, number] = [0, 0];
  const count: [number, number] = [0, 0];
  let across = 0;
  sums.forEach((row, i) => {
    const side = isFirst(i) ? 0 : 1;
    count[side] += rounds[i] as number;
    row.forEach((sum, j) => {
      if (isFirst(j) === (side === 0)) within[side] += sum;
      else if (side === 0) across += sum;
    });
  });
  return { within, across, rounds: count };
}

/** 1 - cosine: 1 - K12 / sqrt(K11 K22), where K is the mean similarity of two different rounds. About 0 if both play
 * alike (below 0 by chance), 1 if they have nothing in common or there are too few rounds. */
export function unlikeness({ within: [first, second], across, rounds: [a, b] }: SideSums): number {
  const own = (first / (a * (a - 1))) * (second / (b * (b - 1)));
  return own > 0 ? 1 - across / (a * b) / Math.sqrt(own) : 1;
}
