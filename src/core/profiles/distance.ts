// Distances between histories by counters: one for each pattern of a round's last moves with some of them left open, and
// the move that followed. Example: "paper, after the other side's rock two rounds ago".

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { type RandomSource, shuffled } from "../random/index.ts";
import { chiSquareCdf, permutationPValue, sum } from "../statistics.ts";

/** With fewer rounds than this, nothing is said about two people. */
export const EARLY_ROUNDS_MIN = 25;
/** With fewer rounds than this, no p-value is computed: five blocks each can be dealt in only 252 ways. */
export const COMPARED_ROUNDS_MIN = 100;
/** Rounds per block: several times the length of a habit. */
const BLOCK_ROUNDS = 20;
const BLOCKS_MIN = COMPARED_ROUNDS_MIN / BLOCK_ROUNDS;
/** Longer histories get longer blocks, which keeps permutations cheap. */
const BLOCKS_MAX = 60;
export const PERMUTATIONS = 999;
/** Longer histories are cut to their newest rounds where many are compared. */
const NEWEST_ROUNDS = 1000;
/** Moves per context of our own distance, and the factor by which each match raises a pair's weight: best at finding
 * people again among contexts 2, 4, 6 and factors 2, 4, 8 (docs/studies.md). */
const CONTEXT = 6;
const BASE = 8;

/** Rounds `from` … `to - 1` of a history; their contexts may reach back further. */
interface Block {
  readonly history: Rounds;
  readonly from: number;
  readonly to: number;
}

function blocksOf(history: Rounds, count = 1): readonly Block[] {
  const edge = (block: number): number => Math.floor((block * history.person.length) / count);
  return Array.from({ length: count }, (_, at) => ({ history, from: edge(at), to: edge(at + 1) }));
}

type Visit = (fixed: number, counts: ReadonlyMap<number, number>) => void;

/** Visits each counter that isn't 0: how many context moves it fixes, and its count by block. A round adds to 2^context
 * counters, or fewer near the start of its history. */
function eachCounter(size: number, context: number, blocks: readonly Block[], visit: Visit): void {
  const all = blocks.flatMap(({ history: { person, bot }, from, to }, block) =>
    Array.from({ length: to - from }, (_, at) => ({ person, bot, round: from + at, block })),
  );
  type Member = (typeof all)[number];
  // Place 0 is the move that followed; the places after it alternate, starting with the person's last move.
  const moveAt = ({ person, bot, round }: Member, place: number): Move | undefined =>
    place === 0 ? person[round] : (place % 2 ? person : bot)[round - ((place + 1) >> 1)];
  const byMove = (members: readonly Member[], place: number): readonly Member[][] => {
    const groups = Array.from({ length: size }, (): Member[] => []);
    for (const one of members) {
      const move = moveAt(one, place);
      if (move !== undefined) groups[move]?.push(one);
    }
    return groups.filter((group) => group.length > 0);
  };
  const descend = (members: readonly Member[], place: number, fixed: number): void => {
    if (place > context) {
      const counts = new Map<number, number>();
      for (const { block } of members) counts.set(block, (counts.get(block) ?? 0) + 1);
      visit(fixed, counts);
      return;
    }
    descend(members, place + 1, fixed);
    for (const same of byMove(members, place)) descend(same, place + 1, fixed + 1);
  };
  for (const same of byMove(all, 0)) descend(same, 1, 0);
}

/** The distance of the fortune-teller's source between two profiles. */
export interface SeedDistance {
  /** d_1 … d_(n+1), by the number of moves per counter, the following move included. */
  readonly d: readonly number[];
  /** The sum over j of the chi-square distribution function F_j(d_j), in 0 … n + 1. */
  readonly p: number;
  /** p / (n + 1), in 0 … 1. */
  readonly normalized: number;
}

/**
 * d_j = sum over counters of j moves of (A1 - A2)^2 / (S / size^j), for the histories of two sides; takes 2^context
 * steps a round. The source compares equal numbers of games; here the larger side is scaled to the size of the smaller,
 * S. The expected count S / 3^j is right only if j includes the following move, as it does here. Source: a
 * fortune-teller for rock-paper-scissors (habr.com, in Russian). @throws RangeError if a side has no rounds.
 */
export function seedDistance(
  size: number,
  context: number,
  first: readonly Rounds[],
  second: readonly Rounds[],
): SeedDistance {
  const total = (side: readonly Rounds[]): number => sum(side.map(({ person }) => person.length));
  const smaller = Math.min(total(first), total(second));
  if (smaller === 0) throw new RangeError("a profile without rounds has no distance");
  const [a, b] = [smaller / total(first), smaller / total(second)];
  const squares = new Array<number>(context + 1).fill(0);
  const blocks = [...first, ...second].flatMap((history) => blocksOf(history));
  eachCounter(size, context, blocks, (fixed, counts) => {
    let apart = 0;
    for (const [block, count] of counts) apart += block < first.length ? a * count : -b * count;
    squares[fixed] = (squares[fixed] as number) + apart ** 2;
  });
  const d = squares.map((square, fixed) => (square * size ** (fixed + 1)) / smaller);
  const p = sum(d.map((value, fixed) => chiSquareCdf(value, fixed + 1)));
  return { d, p, normalized: p / d.length };
}

/** How unlike two sets of blocks are, by their indices: 1 - K12 / sqrt(K11 K22), where K is the mean similarity of two
 * different rounds, BASE^matches if their moves are equal. About 0 if both play alike (below 0 by chance), 1 if they
 * have nothing in common or there are too few rounds. */
function unlikenessIn(size: number, blocks: readonly Block[]): (first: number[], second: number[]) => number {
  const rounds = blocks.map(({ from, to }) => to - from);
  const sums = blocks.map(() => new Float64Array(blocks.length));
  const add = (i: number, j: number, value: number): void => {
    const row = sums[i] as Float64Array;
    row[j] = (row[j] as number) + value;
  };
  // A pair that matches in m moves shares C(m, k) counters with k fixed moves, and sum C(m, k) (BASE - 1)^k = BASE^m.
  eachCounter(size, CONTEXT, blocks, (fixed, counts) => {
    for (const [i, count] of counts)
      for (const [j, other] of counts) add(i, j, (BASE - 1) ** fixed * count * other);
  });
  // No round is compared with itself.
  blocks.forEach(({ from, to }, block) => {
    for (let round = from; round < to; round++) add(block, block, -(BASE ** Math.min(CONTEXT, 2 * round)));
  });
  const between = (mine: number[], theirs: number[]): number => {
    let total = 0;
    for (const i of mine) for (const j of theirs) total += sums[i]?.[j] as number;
    return total;
  };
  const total = (side: number[]): number => sum(side.map((block) => rounds[block] as number));
  return (first, second) => {
    const [a, b] = [total(first), total(second)];
    const own = (between(first, first) / (a * (a - 1))) * (between(second, second) / (b * (b - 1)));
    return own > 0 ? 1 - between(first, second) / (a * b) / Math.sqrt(own) : 1;
  };
}

/** Distance, test and effect size of two histories. */
export interface Comparison extends SeedDistance {
  readonly roundsA: number;
  readonly roundsB: number;
  /** The share of permutations that separate the histories at least as far, the observed one included; undefined below
   * `COMPARED_ROUNDS_MIN` rounds on either side. */
  readonly permutationP: number | undefined;
  /** Effect size: 0 is alike, 1 is nothing alike; mostly noise below a few hundred rounds. */
  readonly effectSize: number;
}

/** `context`: moves per context of the source's distance. */
export interface ComparisonSettings {
  readonly game: MatrixGame;
  readonly context: number;
  readonly random: RandomSource;
}

/** Compares two histories; with 10,000 rounds each it takes about a second. Blocks are dealt, because a round depends on
 * those before it, and are equally long on both sides. @throws RangeError if a history is empty. */
export function compareProfiles(
  { game, context, random }: ComparisonSettings,
  a: Rounds,
  b: Rounds,
): Comparison {
  const [roundsA, roundsB] = [a.person.length, b.person.length];
  const source = seedDistance(game.size, context, [a], [b]);
  const shorter = Math.min(roundsA, roundsB);
  const wanted = Math.max(BLOCK_ROUNDS, Math.ceil((roundsA + roundsB) / BLOCKS_MAX));
  const length = Math.max(1, Math.min(wanted, Math.floor(shorter / BLOCKS_MIN)));
  const cut = (one: Rounds) => blocksOf(one, Math.max(1, Math.floor(one.person.length / length)));
  const [first, second] = [cut(a), cut(b)];
  const blocks = [...first, ...second];
  const unlikeness = unlikenessIn(game.size, blocks);
  const apart = (order: readonly number[]): number =>
    unlikeness(order.slice(0, first.length), order.slice(first.length));
  const all = [...blocks.keys()];
  const effect = apart(all);
  const dealt = () => Array.from({ length: PERMUTATIONS }, () => apart(shuffled(all, random)));
  const permutationP = shorter < COMPARED_ROUNDS_MIN ? undefined : permutationPValue(effect, dealt());
  return { ...source, permutationP, effectSize: Math.max(0, effect), roundsA, roundsB };
}

/** Our own distances of all pairs, row by row: 0 is alike, 1 is nothing alike. */
export function distancesBetween(
  { size }: MatrixGame,
  histories: readonly Rounds[],
): readonly (readonly number[])[] {
  const unlikeness = unlikenessIn(
    size,
    histories.flatMap(({ person, bot }) =>
      blocksOf({ person: person.slice(-NEWEST_ROUNDS), bot: bot.slice(-NEWEST_ROUNDS) }),
    ),
  );
  return histories.map((_, i) =>
    histories.map((_, j) => (i === j ? 0 : Math.max(0, unlikeness([Math.max(i, j)], [Math.min(i, j)])))),
  );
}
