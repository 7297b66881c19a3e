// The tournament engine. A tournament is a function of its plan, so whoever plays it again gets the same matches.

import {
  type Championship,
  needsGame,
  nextRound,
  type Pairing,
  report,
} from "../../core/championships/index.ts";
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
export function tournamentAfter(plan: Plan, rounds: readonly Round[]): Tournament {
  return rounds.reduce(afterRound, { plan, championship: startPlan(plan), played: [] });
}

/** Plays it on, and gives it after each round. An abort ends it without the round that is on. */
export async function* runTournament(
  begun: Tournament,
  executor: MatchExecutor,
  options: RunOptions = {},
): AsyncGenerator<Tournament> {
  let tournament = begun;
  while (!isOver(tournament)) {
    const round = await playRound(tournament, executor, options);
    if (!round) return;
    tournament = afterRound(tournament, round);
    yield tournament;
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
  return nextRound(championship).length === 0;
}

async function playRound(
  { plan, championship, played }: Tournament,
  executor: MatchExecutor,
  { signal, onProgress }: RunOptions,
): Promise<Round | undefined> {
  let known: Round = [];
  while (true) {
    const tasks = nextTasks(plan, championship, known);
    const progress = { round: played.length, played: known.length, planned: known.length + tasks.length };
    onProgress?.(progress);
    if (tasks.length === 0) return known;
    const onPlayed = (count: number) => onProgress?.({ ...progress, played: progress.played + count });
    const outcomes = await playAll(tasks, executor, { signal, onPlayed });
    if (!outcomes) return undefined;
    const fresh = tasks.map(({ table, game }, at) => ({
      table,
      game,
      outcome: outcomes[at] as MatchOutcome,
    }));
    known = [...known, ...fresh].sort((x, y) => x.table - y.table || x.game - y.game);
  }
}

function nextTasks(plan: Plan, championship: Championship, known: Round): readonly MatchTask[] {
  return nextRound(championship).flatMap((pairing) => {
    const games = gamesOf(known, pairing);
    return needsGame(championship, games)
      ? [taskOf(plan, championship.rounds.length, pairing, games.length)]
      : [];
  });
}

function gamesOf(known: Round, { table }: Pairing): readonly (1 | 0.5 | 0)[] {
  return known.filter((one) => one.table === table).map(({ outcome }) => resultOf(outcome));
}

/** The match of a pairing, `game` from 0. */
export function taskOf(
  plan: Plan,
  round: number,
  { table, a, b }: Pick<Pairing, "table" | "a" | "b">,
  game: number,
): MatchTask {
  const idOf = (entrant: number): string => plan.entrants[entrant]?.strategy as string;
  const pair = [a, b as number] as const;
  return {
    round,
    table,
    game,
    pair,
    strategies: [idOf(pair[0]), idOf(pair[1])],
    rule: plan.game,
    rounds: plan.match,
    seed: plan.seed,
  };
}

function afterRound({ plan, championship, played }: Tournament, round: Round): Tournament {
  const series = nextRound(championship).map((pairing) => ({
    table: pairing.table,
    games: gamesOf(round, pairing),
  }));
  return { plan, championship: report(championship, series), played: [...played, round] };
}
