// Evaluates a host's own population: how well it predicts people when pooled with what was known before.

import type { MatrixGame } from "../../core/games/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import type { PopulationData } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { seedBytes } from "../kit/task-values.ts";
import { foldsByPlayer } from "./folds.ts";
import type { Reading } from "./reading.ts";
import { EARLY_ROUNDS, pairedDifference, type Scores, scoresOf } from "./scores.ts";
import type { KnownPeople, LearnTask, ReadTask } from "./task.ts";

/** Tasks that run on threads; undefined if an interrupt left them unfinished. */
export interface PooledStages {
  learn(tasks: readonly LearnTask[]): Promise<readonly (PopulationData | undefined)[]>;
  read(tasks: readonly ReadTask[]): Promise<readonly (readonly Reading[] | undefined)[]>;
}

/** The pool's score minus that of the population it's compared with, paired by person. */
interface PoolGain {
  readonly all: Estimate;
  readonly early: Estimate;
}

export interface PooledReport {
  readonly readers: readonly { readonly name: string; readonly scores: Scores }[];
  readonly gain: PoolGain | undefined;
}

export interface PooledQuestion {
  readonly game: MatrixGame;
  readonly people: readonly RecordedPerson[];
  readonly seed: number;
}

const FOLDS = 5;
const PEOPLE_IN_TASK = 16;
/** In standard errors, for two bounds that jointly hold with 95% confidence (Bonferroni). */
export const Z_OF_TWO = 2.241;
/** The greatest loss per round that counts as none. */
export const LOSS_MAX = 0.01;

/** Reads the host's people in five folds, each by readers that learned from the other four: with `shipped` alone, and
 * pooled with the host's own population. The gain is relative to `shipped` alone. */
export async function judgeOwnPopulation(
  question: PooledQuestion,
  shipped: readonly KnownPeople[],
  stages: PooledStages,
): Promise<PooledReport> {
  const { game, people, seed } = question;
  const random = seededRandom(deriveSeed(seedBytes(seed), "own-population", "folds"));
  const folds = foldsByPlayer(people, FOLDS, random);
  const learned = await stages.learn(folds.map((fold) => ({ game: game.id, people: fold.learned, seed })));
  const pools = folds.flatMap(({ tested }, fold) => {
    const own = learned[fold];
    return own ? [{ tested, both: [...shipped, own] }] : [];
  });
  const readings = await readAll(
    [
      pools.flatMap(({ tested }) => tasksOf(question, tested, shipped)),
      pools.flatMap(({ tested, both }) => tasksOf(question, tested, both)),
    ],
    stages,
  );
  const without = shipped.length > 0 ? "the shipped population" : "nobody";
  return reportOf([{ name: without }, { name: "with the host's own" }], readings, 0);
}

/** Whether the pool is confidently better over all rounds without a loss in the first ten, or vice versa. These are two
 * tests, hence the joint bounds. */
export function isBetter({ gain }: PooledReport): boolean {
  if (!gain) return false;
  const { all, early } = gain;
  const low = ({ mean, standardError }: Estimate): number => mean - Z_OF_TWO * standardError;
  const isKept = ({ mean }: Estimate): boolean => mean > -LOSS_MAX;
  return (low(all) > 0 && isKept(early)) || (low(early) > 0 && isKept(all));
}

/** Tasks that read everyone, a few people per task. */
export function tasksOf(
  { game, seed }: PooledQuestion,
  people: readonly RecordedPerson[],
  populations: readonly KnownPeople[],
): readonly ReadTask[] {
  const starts = Array.from({ length: Math.ceil(people.length / PEOPLE_IN_TASK) }, (_, at) => at);
  return starts.map((at) => ({
    game: game.id,
    people: people.slice(at * PEOPLE_IN_TASK, (at + 1) * PEOPLE_IN_TASK),
    seed,
    populations,
  }));
}

/** The finished readings for each list of tasks. */
export async function readAll(
  lists: readonly (readonly ReadTask[])[],
  stages: PooledStages,
): Promise<readonly (readonly Reading[])[]> {
  const results = await stages.read(lists.flat());
  let end = 0;
  return lists.map(({ length }) => {
    end += length;
    return results.slice(end - length, end).flatMap((found) => found ?? []);
  });
}

/** The scores of readers from their readings; the last reader is compared with number `base`. */
export function reportOf(
  readers: readonly { readonly name: string }[],
  readings: readonly (readonly Reading[])[],
  base: number,
): PooledReport {
  const [pool = [], other = []] = [readings.at(-1), readings[base]];
  const all = pairedDifference(pool, other);
  const early = pairedDifference(pool, other, EARLY_ROUNDS);
  return {
    readers: readers.flatMap(({ name }, reader) => {
      const scores = scoresOf(readings[reader] ?? []);
      return scores ? [{ name, scores }] : [];
    }),
    gain: all && early && { all, early },
  };
}
