// Whether what was bred is better than where it began: on seeds that the breeding has not seen,
// against opponents that it has not met.

import { mean, sum, variance, Z95 } from "../../core/statistics.ts";
import { memoryLedger } from "../ledger.ts";
import type { MatchExecutor } from "../match-executor.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match-task.ts";

/** A mean return a round, from -1 to 1, and its 95 % confidence interval. */
export interface Interval95 {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

export interface Judgement {
  /** Of the winner against the start. */
  readonly headToHead: Interval95;
  /** Against each opponent in turn, the same matches for both. */
  readonly winner: Interval95;
  readonly start: Interval95;
  readonly difference: Interval95;
  readonly verdict: "better" | "no better" | "worse";
}

/** Matches against each of some opponents. */
export interface Contest {
  readonly opponents: readonly string[];
  readonly game: string;
  readonly rounds: number;
  /** Matches against each opponent. */
  readonly matches: number;
  readonly seed: number;
  readonly limitMs: number;
}

export interface Trial extends Contest {
  readonly winner: string;
  readonly start: string;
}

/** Plays the trial. The verdict is that of the difference: its interval lies above 0, below, or
 * holds it. */
export async function judge(
  trial: Trial,
  executor: MatchExecutor,
  signal?: AbortSignal,
): Promise<Judgement | undefined> {
  const meetings = [
    { pair: [trial.winner, trial.start], seat: 0 } as const,
    ...meetingsOf(trial.winner, trial),
    ...meetingsOf(trial.start, trial),
  ];
  const returns = await returnsOf(meetings, trial, executor, signal);
  if (!returns) return undefined;
  const count = trial.opponents.length;
  const winner = returns.slice(1, 1 + count);
  const start = returns.slice(1 + count);
  const differences = winner.map((row, index) =>
    row.map((value, at) => value - (start[index]?.[at] as number)),
  );
  const difference = intervalOf(differences);
  const verdict = difference.from > 0 ? "better" : difference.to < 0 ? "worse" : "no better";
  return {
    headToHead: intervalOf(returns.slice(0, 1)),
    winner: intervalOf(winner),
    start: intervalOf(start),
    ...{ difference, verdict },
  };
}

/** The return of each strategy against all opponents; undefined when it was interrupted. */
export async function measure(
  strategies: readonly string[],
  contest: Contest,
  executor: MatchExecutor,
  signal?: AbortSignal,
): Promise<readonly Interval95[] | undefined> {
  const meetings = strategies.flatMap((strategy) => meetingsOf(strategy, contest));
  const returns = await returnsOf(meetings, contest, executor, signal);
  const count = contest.opponents.length;
  return returns && strategies.map((_, at) => intervalOf(returns.slice(at * count, (at + 1) * count)));
}

interface Meeting {
  readonly pair: readonly [a: string, b: string];
  /** Meetings of the same seat have the same seeds. */
  readonly seat: number;
}

/** All strategies meet an opponent with the same seeds, so that only they differ. */
function meetingsOf(strategy: string, { opponents }: Contest): readonly Meeting[] {
  return opponents.map((opponent, at) => ({ pair: [strategy, opponent], seat: 1 + at }));
}

/** By meeting, then by match. */
async function returnsOf(
  meetings: readonly Meeting[],
  contest: Contest,
  executor: MatchExecutor,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly number[])[] | undefined> {
  const ledger = memoryLedger();
  const tasks = meetings.flatMap((meeting, table) => tasksOf(contest, meeting, table));
  await executor.play(tasks, ledger, { signal });
  const played = await ledger.read(0);
  if (played.length < tasks.length) return undefined;
  return meetings.map((_, index) =>
    played.filter(({ table }) => table === index).map(({ outcome }) => returnOf(outcome, contest.rounds)),
  );
}

function tasksOf(contest: Contest, { pair: strategies, seat }: Meeting, table: number): readonly MatchTask[] {
  const { matches, rounds, seed, limitMs, game: rule } = contest;
  return Array.from({ length: matches }, (_, game) => ({
    ...{ round: 0, table, game, rule, strategies, rounds, seed, limitMs },
    pair: [seat, seat] as const,
  }));
}

function returnOf(outcome: MatchOutcome, rounds: number): number {
  const { tally, forfeits } = outcome;
  return forfeits.length > 0 ? 2 * resultOf(outcome) - 1 : (tally.wins - tally.losses) / rounds;
}

/** The mean over opponents of the means over matches; its error is that of the matches. */
export function intervalOf(groups: readonly (readonly number[])[]): Interval95 {
  const middle = mean(groups.map(mean));
  const squares = groups.map((group) => variance(group) / group.length);
  const error = Math.sqrt(sum(squares)) / groups.length;
  return { mean: middle, from: middle - Z95 * error, to: middle + Z95 * error };
}
