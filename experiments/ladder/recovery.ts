// Whether a ladder finds the true order, and whether its expected scores are accurate.

import { expectedScore, surely } from "../../src/core/ladder/index.ts";
import { deriveSeed, normalDraw, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { BEGIN, courseOf, DAY_MS, duelChance, LadderWorld, roundChance } from "./world.ts";

/** Numbers of duels per person after which the ladder is evaluated. */
export const CHECKPOINTS = [10, 30, 100] as const;
const DUELS_A_DAY = 3;

export interface LadderTask {
  readonly seed: number;
  readonly people: number;
  /** Standard deviation of true strengths, on the logistic scale of a decided round. */
  readonly spread: number;
}

/** A duel's expected score, its true probability, and its result, all for the first side. */
export interface Prediction {
  readonly expected: number;
  readonly truth: number;
  readonly score: 0 | 1;
}

export interface LadderRun {
  readonly spread: number;
  /** Per checkpoint: Spearman's rank correlation between ladder and truth, and the ratings. */
  readonly checkpoints: readonly { readonly correlation: number; readonly ratings: readonly number[] }[];
  /** For duels after each person's first ten. */
  readonly predictions: readonly Prediction[];
}

export function runLadder({ seed, people, spread }: LadderTask): LadderRun {
  const random = seededRandom(deriveSeed(seedBytes(seed), `ladder ${spread}`));
  const strengths = Array.from({ length: people }, () => spread * normalDraw(random));
  const world = new LadderWorld();
  for (let one = 0; one < people; one++) world.enter();
  const predictions: Prediction[] = [];
  const checkpoints: { correlation: number; ratings: readonly number[] }[] = [];
  for (let round = 1; round <= (CHECKPOINTS.at(-1) ?? 0); round++) {
    const at = BEGIN + (round * DAY_MS) / DUELS_A_DAY;
    for (const pair of pairsOf(random, people)) {
      const prediction = playPair(world, random, strengths, pair, at);
      if (round > CHECKPOINTS[0]) predictions.push(prediction);
    }
    if (CHECKPOINTS.some((one) => one === round)) checkpoints.push(look(world, strengths, at));
  }
  return { spread, checkpoints, predictions };
}

/** Pairs everyone with one other person. */
function pairsOf(random: RandomSource, people: number): readonly (readonly [number, number])[] {
  const order = Array.from({ length: people }, (_, one) => [random.unit(), one] as const);
  const drawn = order.sort(([a], [b]) => a - b).map(([, one]) => one);
  return Array.from({ length: people >> 1 }, (_, at) => [
    drawn[2 * at] as number,
    drawn[2 * at + 1] as number,
  ]);
}

function playPair(
  world: LadderWorld,
  random: RandomSource,
  strengths: readonly number[],
  [one, other]: readonly [number, number],
  at: number,
): Prediction {
  const chance = roundChance(strengths[one] as number, strengths[other] as number);
  const expected = expectedScore(world.rating(one, at), world.rating(other, at));
  const course = courseOf(random, chance);
  world.play([one, other], course, at);
  return { expected, truth: duelChance(chance), score: course.winner === 0 ? 1 : 0 };
}

function look(world: LadderWorld, strengths: readonly number[], at: number) {
  const ratings = strengths.map((_, one) => world.rating(one, at));
  return {
    correlation: spearman(strengths, ratings.map(surely)),
    ratings: ratings.map(({ rating }) => rating),
  };
}

/** Rank correlation without ties. C. Spearman (1904): 1 - 6 sum d^2 / (n (n^2 - 1)). */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const squares = ranksA.reduce((sum, rank, at) => sum + (rank - (ranksB[at] as number)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks: number[] = [];
  for (const [rank, at] of order.entries()) ranks[at] = rank;
  return ranks;
}
