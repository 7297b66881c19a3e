// The trial of a file: thirteen short matches per game, each played twice. Opponents and seeds depend only on the game.

import {
  type MatchOutcome,
  type MatchTask,
  MODULE_LIMITS,
  type Sandbox,
  type SourcePlace,
} from "../../../src/arena/index.ts";
import type { Trial } from "../../../src/arena/submissions/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { deriveSeed } from "../../../src/core/random/index.ts";

export const FILE_TRIAL_ROUNDS = 200;

/** Opponents that play every game: at random, by simple habits, by learning, and the winner of 1999. */
export const FILE_TRIAL_OPPONENTS: readonly string[] = [
  ...["random", "rotation", "copy", "always-counter", "win-stay-lose-shift", "frequency", "markov"],
  ...["supp", "mkia", "mksu", "experts", "wildcard", "iocaine"],
];

/** Steps allowed for a whole trial: some 40 s of a busy core. */
const STEPS_MAX = 40_000;
const SEED = new TextEncoder().encode("trial of files");

/** Steps and memory allowed for one match of the trial. */
export const MATCH_LIMITS = {
  steps: MODULE_LIMITS.stepsAtStart + FILE_TRIAL_ROUNDS * MODULE_LIMITS.stepsEachRound,
  bytes: MODULE_LIMITS.heapBytes,
};

/** The first time a file broke the rules. */
export interface Breach {
  readonly game: string;
  readonly opponent: string;
  /** From 1; 0 means before the first round. */
  readonly round: number;
  readonly kind: MatchOutcome["forfeits"][number]["kind"];
  /** A clause with "it", worded by the engine. */
  readonly reason: string;
  readonly at?: SourcePlace;
}

export interface Tried {
  /** At least one, in the order of play. */
  readonly games: readonly Trial[];
  /** Why it does not play the others. */
  readonly broke: readonly Breach[];
  /** Games left out for lack of time. */
  readonly untried: readonly string[];
  /** The maximum of any match. */
  readonly steps: number;
  readonly bytes: number;
  /** Average wall-clock time of a match, in milliseconds. */
  readonly matchMs: number;
}

export type TrialEnd =
  | Tried
  | { readonly breach: Breach }
  /** Its moves differed in the repeat; round from 1. */
  | { readonly unsteady: Pick<Breach, "game" | "opponent" | "round"> };

/** The outcome of a game's matches, or why they were aborted. */
type Played =
  | { readonly trial: Trial; readonly steps: number; readonly bytes: number }
  | Exclude<TrialEnd, Tried>;

/** Plays the file at each game in turn. It must complete every game that it names itself. Undefined: `signal` aborted
 * it. Wall-clock time is used in the report only. */
export async function runFileTrial(
  sandbox: Pick<Sandbox, "play">,
  id: string,
  { games, mustPlay }: { readonly games: readonly MatrixGame[]; readonly mustPlay: boolean },
  signal: AbortSignal,
): Promise<TrialEnd | undefined> {
  const begun = performance.now();
  const course = { got: [] as Extract<Played, { trial: unknown }>[], broke: [] as Breach[], matches: 0 };
  const untried: string[] = [];
  for (const game of games) {
    if (isTooCostly(course.got)) {
      untried.push(game.id);
      continue;
    }
    const played = await playGame(sandbox, id, game, signal);
    if (!played) return undefined;
    if ("trial" in played) course.got.push(played);
    else if ("breach" in played && !mustPlay) course.broke.push(played.breach);
    else return played;
  }
  const { got, broke } = course;
  const [breach] = broke;
  if (got.length === 0) return breach && { breach };
  const matches = 2 * FILE_TRIAL_OPPONENTS.length * (got.length + broke.length);
  return {
    games: got.map(({ trial }) => trial),
    broke,
    untried,
    steps: Math.max(...got.map(({ steps }) => steps)),
    bytes: Math.max(...got.map(({ bytes }) => bytes)),
    matchMs: (performance.now() - begun) / matches,
  };
}

/** Whether one more game like these would exceed a trial's limit. */
function isTooCostly(got: readonly { readonly steps: number }[]): boolean {
  const taken = got.reduce((sum, { steps }) => sum + 2 * FILE_TRIAL_OPPONENTS.length * steps, 0);
  return got.length > 0 && taken * (1 + 1 / got.length) > STEPS_MAX;
}

async function playGame(
  sandbox: Pick<Sandbox, "play">,
  id: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<Played | undefined> {
  const outcomes: MatchOutcome[] = [];
  for (const [table, opponent] of FILE_TRIAL_OPPONENTS.entries()) {
    const task = trialTask(game, table, id);
    const first = await sandbox.play(task, signal);
    const second = first && (await sandbox.play(task, signal));
    if (!first || !second) return undefined;
    const stalled = stalledIn(first, game, opponent) ?? stalledIn(second, game, opponent);
    if (stalled) return { breach: stalled };
    const differs = firstDifference(first, second);
    if (differs) return { unsteady: { game: game.id, opponent, round: differs } };
    const breach = breachOf(first, game, opponent);
    if (breach) return { breach };
    outcomes.push(first);
  }
  return { trial: gameTrial(game, outcomes), ...mostTaken(outcomes) };
}

/** The trial's match at that table, with the strategy as `b`; sides alternate. */
function trialTask(game: MatrixGame, table: number, strategy: string): MatchTask {
  const opponent = FILE_TRIAL_OPPONENTS[table] as string;
  const dice = (...of: readonly string[]): string =>
    Buffer.from(deriveSeed(SEED, game.id, opponent, ...of)).toString("hex");
  return {
    round: 0,
    table,
    game: 0,
    pair: [0, 1],
    seed: 0,
    isRecorded: true,
    rule: game.id,
    strategies: [opponent, strategy],
    rounds: FILE_TRIAL_ROUNDS,
    fixed: { person: table % 2 === 0 ? "a" : "b", dice: { a: dice("opponent"), b: dice("file") } },
  };
}

/** The first round that was played differently, from 1; undefined: identical byte by byte. */
function firstDifference(one: MatchOutcome, other: MatchOutcome): number | undefined {
  const [a, b] = [movesOf(one), movesOf(other)];
  const at = a.findIndex((move, round) => move !== b[round]);
  if (at >= 0) return at + 1;
  const isSame = a.length === b.length && JSON.stringify(one.forfeits) === JSON.stringify(other.forfeits);
  return isSame ? undefined : Math.min(a.length, b.length) + 1;
}

function breachOf({ forfeits }: MatchOutcome, game: MatrixGame, opponent: string): Breach | undefined {
  const forfeit = forfeits.find(({ by }) => by === "b");
  if (!forfeit) return undefined;
  const { round, kind, reason, at } = forfeit;
  return { game: game.id, opponent, round, kind, reason, ...(at && { at }) };
}

/** Stopped by the clock, which may differ from run to run. */
function stalledIn(outcome: MatchOutcome, game: MatrixGame, opponent: string): Breach | undefined {
  const breach = breachOf(outcome, game, opponent);
  return breach?.kind === "stalled" ? breach : undefined;
}

function gameTrial(game: MatrixGame, outcomes: readonly MatchOutcome[]): Trial {
  const results = outcomes.map(({ tally }, table) => ({
    opponent: FILE_TRIAL_OPPONENTS[table] as string,
    wins: tally.losses,
    losses: tally.wins,
    draws: tally.draws,
  }));
  return { game: game.id, results };
}

function mostTaken(outcomes: readonly MatchOutcome[]) {
  const taken = outcomes.flatMap(({ record }) => (record ? [record.taken.b] : []));
  return {
    steps: Math.max(0, ...taken.map(({ steps }) => steps)),
    bytes: Math.max(0, ...taken.map(({ bytes }) => bytes)),
  };
}

function movesOf({ record }: MatchOutcome): Uint8Array {
  return record?.moves.b ?? new Uint8Array();
}
