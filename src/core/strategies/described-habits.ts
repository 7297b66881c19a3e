// A player's most significant habits, with counts; each can be put into one sentence.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { binomialZ, sum } from "../statistics.ts";

type Regularity =
  | { readonly kind: "often"; readonly move: Move }
  | { readonly kind: "after-move"; readonly result: Result; readonly before: Move; readonly move: Move }
  | { readonly kind: "after-result"; readonly result: Result; readonly repeats: boolean };

/** A habit of the person, seen `count` times in `total` situations. */
export type Habit = Regularity & { readonly count: number; readonly total: number };

const TOTAL_MIN = 5;
/** The minimum, in standard deviations above what the move frequencies alone would give. */
const DEVIATIONS_MIN = 2;

/** Returns up to `most` significant habits of the person, strongest first; results are from their view. `starts`: rounds
 * where another history starts, which don't count because they follow nothing. */
export function describeHabits(
  game: MatrixGame,
  rounds: Rounds,
  most: number,
  starts: readonly number[] = [],
): Habit[] {
  const seen = watch(game, rounds, starts);
  return seen
    .map((tally) => ({ tally, strength: binomialZ(tally.habit.count, tally.habit.total, tally.usual) }))
    .filter(({ tally, strength }) => tally.habit.total >= TOTAL_MIN && strength >= DEVIATIONS_MIN)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ tally }) => tally.habit);
}

/** A habit with the share that would be expected from the player's move frequencies (or equal ones) alone. */
interface HabitCount {
  readonly habit: Habit;
  readonly usual: number;
}

interface Followers {
  readonly result: Result;
  readonly before: Move;
  readonly counts: number[];
}

function watch(game: MatrixGame, { person, bot }: Rounds, starts: readonly number[]): HabitCount[] {
  const all = new Array<number>(game.size).fill(0);
  const followers = new Map<string, Followers>();
  person.forEach((move, round) => {
    if (starts.includes(round)) return;
    all[move] = (all[move] as number) + 1;
    if (round === 0) return;
    const before = person[round - 1] as Move;
    const result = game.result("person", before, bot[round - 1] as Move);
    const key = `${result} ${before}`;
    const row = followers.get(key) ?? { result, before, counts: new Array<number>(game.size).fill(0) };
    followers.set(key, row);
    row.counts[move] = (row.counts[move] as number) + 1;
  });
  const situations = [...followers.values()];
  return [...oftenest(all), ...afterMoves(situations, all), ...afterResults(situations, all)];
}

function oftenest(all: readonly number[]): HabitCount[] {
  const total = sum(all);
  return all.map((count, move) => ({ habit: { kind: "often", move, count, total }, usual: 1 / all.length }));
}

function afterMoves(situations: readonly Followers[], all: readonly number[]): HabitCount[] {
  const rounds = sum(all);
  return situations.flatMap(({ result, before, counts }) => {
    const total = sum(counts);
    return counts.map((count, move): HabitCount => {
      const usual = (all[move] as number) / rounds;
      return { habit: { kind: "after-move", result, before, move, count, total }, usual };
    });
  });
}

function afterResults(situations: readonly Followers[], all: readonly number[]): HabitCount[] {
  const rounds = sum(all);
  return ([1, 0, -1] as const).flatMap((result) => {
    const alike = situations.filter((one) => one.result === result);
    const total = sum(alike.map(({ counts }) => sum(counts)));
    if (total === 0) return [];
    const repeated = sum(alike.map(({ before, counts }) => counts[before] as number));
    const usual =
      sum(alike.map(({ before, counts }) => sum(counts) * (all[before] as number))) / total / rounds;
    const tally = (repeats: boolean, count: number, share: number): HabitCount => ({
      habit: { kind: "after-result", result, repeats, count, total },
      usual: share,
    });
    return [tally(true, repeated, usual), tally(false, total - repeated, 1 - usual)];
  });
}
