// Distances between histories by counters: one for each pattern of a round's last moves with some of them left open, and
// the move that followed. Example: "paper, after the other side's rock two rounds ago".

import type { MatrixGame, Rounds } from "../games/index.ts";
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
const PERMUTATIONS = 999;
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
  const all = blocks.flatMap(({ history, from, to }, block) =>
    Array.from({ length: to - from }, (_, at) => ({ history, round: from + at, block })),
  );
  type Member = (typeof all)[number];
  // Place 0 is the move that followed; the places after it alternate, starting with the person's last move.
  const moveAt = ({ history: { person, bot }, round }: Member, place: number): number | undefined =>
    place === 0 ? person[round] : (place % 2 ? person : bot)[round - ((place + 1) >> 1)];
  const split = (members: readonly Member[], place: number): readonly Member[][] => {
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
    for (const same of split(members, place)) descend(same, place + 1, fixed + 1);
  };
  for (const same of split(all, 0)) descend(same, 1, 0);
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
  const totals = [first, second].map((side) => sum(side.map(({ person }) => person.length)));
  const smaller = Math.min(...totals);
  if (smaller === 0) throw new RangeError("a profile without rounds has no distance");
  const [a, b] = totals.map((total) => smaller / total) as [number, number];
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

/** How alike all blocks are: the sums of BASE^matches over pairs of different rounds with equal moves. */
export interface Similarities {
  readonly rounds: readonly number[];
  readonly sums: readonly Float64Array[];
}

/** A pair that matches in m moves shares C(m, k) counters with k fixed moves, and sum C(m, k) (BASE - 1)^k = BASE^m. */
function similaritiesOf(size: number, blocks: readonly Block[]): Similarities {
  const sums = blocks.map(() => new Float64Array(blocks.length));
  eachCounter(size, CONTEXT, blocks, (fixed, counts) => {
    const found = [...counts];
    for (const [i, count] of found) {
      const row = sums[i] as Float64Array;
      const weight = (BASE - 1) ** fixed * count;
      for (const [j, other] of found) row[j] = (row[j] as number) + weight * other;
    }
  });
  blocks.forEach(({ from, to }, block) => {
    const row = sums[block] as Float64Array;
    // No round is compared with itself.
    for (let round = from; round < to; round++)
      row[block] = (row[block] as number) - BASE ** Math.min(CONTEXT, 2 * round);
  });
  return { rounds: blocks.map(({ from, to }) => to - from), sums };
}

/** 1 - K12 / sqrt(K11 K22), where K is the mean similarity of two different rounds of the blocks on each side. About 0 if
 * both play alike (below 0 by chance), 1 if they have nothing in common or there are too few rounds. */
export function unlikeness(
  { rounds, sums }: Similarities,
  first: readonly number[],
  second: readonly number[],
): number {
  const between = (mine: readonly number[], theirs: readonly number[]): number => {
    let total = 0;
    for (const i of mine) for (const j of theirs) total += sums[i]?.[j] as number;
    return total;
  };
  const [a, b] = [first, second].map((side) => sum(side.map((block) => rounds[block] as number))) as [
    number,
    number,
  ];
  const own = (between(first, first) / (a * (a - 1))) * (between(second, second) / (b * (b - 1)));
  return own > 0 ? 1 - between(first, second) / (a * b) / Math.sqrt(own) : 1;
}

/** The share of permutations that separate the first `first` blocks from the rest at least as far as observed, the
 * observed one included. Blocks are dealt, because a round depends on those before it. */
export function permutationP(
  similarities: Similarities,
  first: number,
  permutations: number,
  random: RandomSource,
): number {
  const blocks = [...similarities.rounds.keys()];
  const apart = (order: readonly number[]): number =>
    unlikeness(similarities, order.slice(0, first), order.slice(first));
  const dealt = Array.from({ length: permutations }, () => apart(shuffled(blocks, random)));
  return permutationPValue(apart(blocks), dealt);
}

/** Distance, test and effect size of two histories. */
export interface Comparison extends SeedDistance {
  readonly roundsA: number;
  readonly roundsB: number;
  /** The permutation p-value; undefined below `COMPARED_ROUNDS_MIN` rounds on either side. */
  readonly permutationP: number | undefined;
  /** Effect size: 0 is alike, 1 is nothing alike; mostly noise below a few hundred rounds. */
  readonly effectSize: number;
  readonly missingA: number;
  readonly missingB: number;
}

/** `context`: moves per context of the source's distance. */
export interface ComparisonSettings {
  readonly game: MatrixGame;
  readonly context: number;
  readonly random: RandomSource;
}

/** Compares two histories; with 10,000 rounds each it takes about a second. @throws RangeError if one is empty. */
export function compareProfiles(
  { game, context, random }: ComparisonSettings,
  a: Rounds,
  b: Rounds,
): Comparison {
  const [roundsA, roundsB] = [a.person.length, b.person.length];
  const source = seedDistance(game.size, context, [a], [b]);
  const length = blockLength(roundsA, roundsB);
  const cut = (one: Rounds) => blocksOf(one, Math.max(1, Math.floor(one.person.length / length)));
  const [first, second] = [cut(a), cut(b)];
  const similarities = similaritiesOf(game.size, [...first, ...second]);
  const blocks = [...similarities.rounds.keys()];
  const apart = unlikeness(similarities, blocks.slice(0, first.length), blocks.slice(first.length));
  const [missingA, missingB] = [missing(roundsA), missing(roundsB)];
  const isEnough = missingA + missingB === 0;
  return {
    ...source,
    permutationP: isEnough ? permutationP(similarities, first.length, PERMUTATIONS, random) : undefined,
    effectSize: Math.max(0, apart),
    roundsA,
    roundsB,
    missingA,
    missingB,
  };
}

/** The block length is the same on both sides, so that blocks are exchangeable. */
function blockLength(a: number, b: number): number {
  const wanted = Math.max(BLOCK_ROUNDS, Math.ceil((a + b) / BLOCKS_MAX));
  return Math.max(1, Math.min(wanted, Math.floor(Math.min(a, b) / BLOCKS_MIN)));
}

function missing(rounds: number): number {
  return Math.max(0, COMPARED_ROUNDS_MIN - rounds);
}

/** Returns our own distance from one history to each of the others: 0 is alike, 1 is nothing alike. */
export function distancesFrom(game: MatrixGame, one: Rounds, others: readonly Rounds[]): readonly number[] {
  return others.map((other) => distancesBetween(game, [one, other])[0]?.[1] as number);
}

/** Returns our own distances of all pairs, row by row. */
export function distancesBetween(
  game: MatrixGame,
  histories: readonly Rounds[],
): readonly (readonly number[])[] {
  const similarities = similaritiesOf(
    game.size,
    histories.flatMap((one) => blocksOf(newestOf(one))),
  );
  const between = (i: number, j: number): number => Math.max(0, unlikeness(similarities, [i], [j]));
  return histories.map((_, i) =>
    histories.map((_, j) => (i === j ? 0 : between(Math.max(i, j), Math.min(i, j)))),
  );
}

function newestOf({ person, bot }: Rounds): Rounds {
  return { person: person.slice(-NEWEST_ROUNDS), bot: bot.slice(-NEWEST_ROUNDS) };
}
