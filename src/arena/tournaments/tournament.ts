// A tournament is a function of its plan, so whoever plays it again gets the same matches.

import {
  type Championship,
  ChampionshipProblem,
  type Game,
  type SystemId,
} from "../../core/championships/championship.ts";
import { begin, rounds } from "../../core/championships/rounds.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match/task.ts";
import { type MatchExecutor, playAll } from "../playing.ts";

export interface Entrant {
  readonly name: string;
  readonly strategy: string;
}

/** Every input to its result. */
export interface Plan {
  readonly game: string;
  /** In seeding order, best first. */
  readonly entrants: readonly Entrant[];
  readonly system: SystemId;
  /** Swiss only; default: derived from the number of entrants. */
  readonly rounds?: number;
  readonly firstTo?: number;
  /** Rounds of each match. */
  readonly match: number;
  /** Any non-negative integer. */
  readonly seed: number;
}

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
  /** `played` of `planned` matches so far; pairings of several matches may raise the total. `round`: from 0. */
  onProgress?(progress: { readonly round: number; readonly played: number; readonly planned: number }): void;
}

/** The plan's championship before its first match. @throws ConfigProblem for an invalid plan. */
export function startPlan({ system, entrants, rounds, firstTo }: Plan): Championship {
  const names = entrants.map(({ name }) => name.toLowerCase());
  const twice = entrants.find((_, at) => names.indexOf(names[at] as string) < at);
  if (twice)
    throw new ConfigProblem(
      "--entrants",
      `${twice.name} is entered twice. Leave one out, or give them different names, such as anna@copy`,
    );
  if (rounds !== undefined && system !== "swiss")
    throw new ConfigProblem("--rounds", `is only for a swiss tournament; ${system} has its own number`);
  if (firstTo !== undefined && !system.endsWith("-matches"))
    throw new ConfigProblem("--first-to", `is for olympic-matches and recursive-matches, not for ${system}`);
  const options = { ...(rounds !== undefined && { rounds }), ...(firstTo !== undefined && { firstTo }) };
  try {
    return begin(system, entrants.length, options);
  } catch (error) {
    if (!(error instanceof ChampionshipProblem)) throw error;
    throw new ConfigProblem("--entrants", error.message, { cause: error });
  }
}

/** The tournament after these rounds. @throws ConfigProblem as `startPlan`. */
export function tournamentAfter(plan: Plan, played: readonly Round[]): Tournament {
  const all = rounds(startPlan(plan));
  let step = all.next([]);
  while (!step.done && step.value.after.rounds.length < played.length) {
    const round = played[step.value.after.rounds.length] ?? [];
    const outcomes = step.value.games.map(
      ({ table, game }) => round.find((one) => one.table === table && one.game === game)?.outcome,
    );
    step = all.next(outcomes.map((outcome) => resultOf(outcome as MatchOutcome)));
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
    const { games } = step.value;
    const progress = { round: past.length, played: round.length, planned: round.length + games.length };
    onProgress?.(progress);
    const onPlayed = (count: number) => onProgress?.({ ...progress, played: progress.played + count });
    const tasks = games.map((game) => taskOf(plan, game));
    const outcomes = await playAll(tasks, executor, { signal, onPlayed });
    if (!outcomes) return;
    for (const [at, { table, game }] of games.entries())
      round.push({ table, game, outcome: outcomes[at] as MatchOutcome });
    step = all.next(outcomes.map(resultOf));
    const after = step.done ? step.value : step.value.after;
    if (after.rounds.length === past.length) continue;
    past.push(round.sort((x, y) => x.table - y.table || x.game - y.game));
    round = [];
    yield { plan, championship: after, played: [...past] };
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
export function taskOf({ game: rule, entrants, match, seed }: Plan, game: Game): MatchTask {
  const { round, table, a, b } = game;
  const strategies = [entrants[a]?.strategy as string, entrants[b]?.strategy as string] as const;
  return { round, table, game: game.game, pair: [a, b], strategies, rule, rounds: match, seed };
}
