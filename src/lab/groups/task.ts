// Tasks of the study for any thread: similarity of some people's rounds to those of the people before them.

import type { Rounds } from "../../core/games/index.ts";
import { blocksOf, countPairs, LIKENESS, weighed } from "../../core/profiles/index.ts";
import { gameOf } from "../kit/task-values.ts";

/** A person's rounds, and the index of their group. */
export interface Member {
  readonly rounds: Rounds;
  readonly group: number;
}

export interface GroupsTask {
  readonly game: string;
  /** Context length of the source's distance. */
  readonly context: number;
  /** Everyone up to the last person whose row is wanted. */
  readonly people: readonly Member[];
  /** Index of the first person whose row is wanted. */
  readonly from: number;
}

/** One person compared with everyone up to themselves, in order. */
export interface PairRow {
  /** Sums of similarity. The last one, with themselves, doesn't pair a round with itself. */
  readonly likeness: readonly number[];
  /** The source's pair counts, by the other person's group; within one's own group, pairs count both ways. */
  readonly counts: readonly Float64Array[];
}

/** The rows of the people from `from` onwards. */
export function runGroupsTask({ game, context, people, from }: GroupsTask): readonly PairRow[] {
  const { size } = gameOf(game);
  const ours = { size, context: LIKENESS.context };
  const source = { size, context };
  const blockOf = (form: typeof ours) => people.flatMap(({ rounds }) => blocksOf(form, rounds, 1));
  const blocks = blockOf(ours);
  const sourceBlocks = context === ours.context ? blocks : blockOf(source);
  return people.slice(from).map((one, at): PairRow => {
    const i = from + at;
    const others = people.slice(0, i + 1);
    const groups = 1 + Math.max(...others.map(({ group }) => group));
    const counts = Array.from({ length: groups }, () => new Float64Array(context + 1));
    const likeness = others.map((other, j) => {
      const own = blocks[i] as (typeof blocks)[number];
      const pairs = countPairs(ours, own, blocks[j] as typeof own);
      const ways = i !== j && other.group === one.group ? 2 : 1;
      const seen =
        blocks === sourceBlocks
          ? pairs
          : countPairs(source, sourceBlocks[i] as typeof own, sourceBlocks[j] as typeof own);
      const sums = counts[other.group] as Float64Array;
      seen.forEach((count, matches) => {
        sums[matches] = (sums[matches] as number) + ways * count;
      });
      return weighed(pairs, LIKENESS.base) - (i === j ? weighed(own.selves, LIKENESS.base) : 0);
    });
    return { likeness, counts };
  });
}
