// Holdout evaluation of an evolved strategy: unseen seeds, unseen opponents.

import { mean, sum, variance, Z95 } from "../../core/statistics.ts";
import { type MatchExecutor, playAll } from "../executors/executor.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match/task.ts";

/** Mean return per round, from -1 to 1, with its 95 % confidence interval. */
export interface Interval95 {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

export interface Judgement {
  readonly headToHead: Interval95;
  /** Against each opponent in turn, on the same seeds as `start`. */
  readonly winner: Interval95;
  readonly start: Interval95;
  readonly difference: Interval95;
  readonly verdict: "better" | "no better" | "worse";
}

/** Match plan against a set of opponents. */
export interface Contest {
  readonly opponents: readonly string[];
  readonly game: string;
  readonly rounds: number;
  readonly matches: number;
  readonly seed: number;
  readonly limitMs: number;
}

export interface Trial extends Contest {
  readonly winner: string;
  readonly start: string;
}

/** Runs the holdout evaluation. The verdict is the difference's sign if its interval excludes 0. */
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
    difference,
    verdict,
  };
}

/** Each strategy's return against all opponents; undefined if interrupted. */
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
  /** Meetings with the same seat share their seeds. */
  readonly seat: number;
}

/** All strategies meet an opponent with the same seeds, so that only the strategies differ. */
function meetingsOf(strategy: string, { opponents }: Contest): readonly Meeting[] {
  return opponents.map((opponent, at) => ({ pair: [strategy, opponent], seat: 1 + at }));
}

async function returnsOf(
  meetings: readonly Meeting[],
  contest: Contest,
  executor: MatchExecutor,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly number[])[] | undefined> {
  const tasks = meetings.flatMap((meeting, table) => tasksOf(contest, meeting, table));
  const outcomes = await playAll(tasks, executor, { signal });
  if (!outcomes) return undefined;
  const returns = outcomes.map((outcome) => returnOf(outcome, contest.rounds));
  return meetings.map((_, index) => returns.filter((_, at) => tasks[at]?.table === index));
}

function tasksOf(contest: Contest, { pair: strategies, seat }: Meeting, table: number): readonly MatchTask[] {
  const { matches, rounds, seed, limitMs, game: rule } = contest;
  return Array.from({ length: matches }, (_, game) => ({
    round: 0,
    table,
    game,
    rule,
    strategies,
    rounds,
    seed,
    limitMs,
    pair: [seat, seat] as const,
  }));
}

function returnOf(outcome: MatchOutcome, rounds: number): number {
  const { tally, forfeits } = outcome;
  return forfeits.length > 0 ? 2 * resultOf(outcome) - 1 : (tally.wins - tally.losses) / rounds;
}

/** Mean over opponents of the mean over matches; the error comes from the matches. */
export function intervalOf(groups: readonly (readonly number[])[]): Interval95 {
  const middle = mean(groups.map(mean));
  const squares = groups.map((group) => variance(group) / group.length);
  const error = Math.sqrt(sum(squares)) / groups.length;
  return { mean: middle, from: middle - Z95 * error, to: middle + Z95 * error };
}
