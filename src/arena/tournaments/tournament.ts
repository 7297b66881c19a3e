// The tournament engine. A tournament is a function of its plan, so whoever plays it again gets the same matches.

import type { Championship, Game } from "../../core/championships/championship.ts";
import { rounds } from "../../core/championships/rounds.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match/task.ts";
import { type MatchExecutor, playAll } from "../playing.ts";
import { type Plan, startPlan } from "./plan.ts";

/** A match, by its round's table and its number at that table, both from 0. */
export interface PlayedMatch {
  readonly table: number;
  readonly game: number;
  readonly outcome: MatchOutcome;
}

type Round = readonly PlayedMatch[];

/** A tournament after some rounds. */
export interface Tournament {
  readonly plan: Plan;
  readonly championship: Championship;
  /** By round, sorted by table, then by game. */
  readonly played: readonly Round[];
}

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** `played` of `planned` matches so far; pairings of several matches may raise the total. */
  onProgress?(progress: Progress): void;
}

interface Progress {
  /** From 0. */
  readonly round: number;
  readonly played: number;
  readonly planned: number;
}

/** The tournament after these rounds. */
export function tournamentAfter(plan: Plan, played: readonly Round[]): Tournament {
  const all = rounds(startPlan(plan));
  let step = all.next([]);
  while (!step.done && step.value.after.rounds.length < played.length) {
    const { after, games } = step.value;
    const outcomes = new Map(
      played[after.rounds.length]?.map((one) => [`${one.table} ${one.game}`, one.outcome]),
    );
    step = all.next(
      games.map(({ table, game }) => resultOf(outcomes.get(`${table} ${game}`) as MatchOutcome)),
    );
  }
  return { plan, championship: step.done ? step.value : step.value.after, played };
}

/** Plays it on, and gives it after each round. An abort ends it without the round that is on. */
export async function* runTournament(
  { plan, championship, played }: Tournament,
  executor: MatchExecutor,
  { signal, onProgress }: RunOptions = {},
): AsyncGenerator<Tournament> {
  const past = [...played];
  let round: PlayedMatch[] = [];
  const all = rounds(championship);
  let step = all.next([]);
  while (!step.done) {
    const { after, games } = step.value;
    const progress = { round: past.length, played: round.length, planned: round.length + games.length };
    onProgress?.(progress);
    const onPlayed = (count: number) => onProgress?.({ ...progress, played: progress.played + count });
    const tasks = games.map((game) => taskOf(plan, game));
    const outcomes = await playAll(tasks, executor, { signal, onPlayed });
    if (!outcomes) return;
    for (const [at, { table, game }] of games.entries())
      round.push({ table, game, outcome: outcomes[at] as MatchOutcome });
    step = all.next(outcomes.map(resultOf));
    const now = step.done ? step.value : step.value.after;
    if (now.rounds.length === after.rounds.length) continue;
    past.push(round.sort((x, y) => x.table - y.table || x.game - y.game));
    round = [];
    yield { plan, championship: now, played: [...past] };
  }
}

/** Plays it to its end, or until it's aborted. */
export async function playTournament(
  plan: Plan,
  executor: MatchExecutor,
  options?: RunOptions,
): Promise<Tournament> {
  let last = tournamentAfter(plan, []);
  for await (last of runTournament(last, executor, options));
  return last;
}

export function isOver({ championship }: Tournament): boolean {
  return championship.open.length === 0;
}

/** The match of that game. */
export function taskOf(plan: Plan, { round, table, game, a, b }: Game): MatchTask {
  const idOf = (entrant: number): string => plan.entrants[entrant]?.strategy as string;
  return {
    round,
    table,
    game,
    pair: [a, b],
    strategies: [idOf(a), idOf(b)],
    rule: plan.game,
    rounds: plan.match,
    seed: plan.seed,
  };
}
