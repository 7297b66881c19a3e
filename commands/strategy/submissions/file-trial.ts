// The trial of a file: thirteen short matches a game, each played twice. Opponents and dice depend on
// the game alone, so two files that play alike give the same moves.

import { createHash } from "node:crypto";
import {
  GUEST_LIMITS,
  type MatchOutcome,
  type MatchTask,
  type Sandbox,
  type SourcePlace,
} from "../../../src/arena/index.ts";
import type { Trial } from "../../../src/arena/made/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { deriveSeed } from "../../../src/core/random/index.ts";

export const FILE_TRIAL_ROUNDS = 200;

/** They play every game: by chance, by simple habits, by learning, and the winner of 1999. */
export const FILE_TRIAL_OPPONENTS: readonly string[] = [
  ...["random", "rotation", "copy", "always-counter", "win-stay-lose-shift", "frequency", "markov"],
  ...["supp", "mixing", "wildcard", "lempel-ziv", "context-tree", "iocaine"],
];

/** Steps that a whole trial may take: some 40 s of a busy core. */
const STEPS_MAX = 40_000;
/** Of one match, which the sandbox counts and gives up by itself. */
const MATCH_LIMIT_MS = 30_000;
/** Enough that nobody finds two that agree by chance. */
const BEHAVIOUR_DIGITS = 32;
const SEED = new TextEncoder().encode("trial of files");

/** Steps and memory that one match of the trial may take. */
export const MATCH_LIMITS = {
  steps: GUEST_LIMITS.stepsAtStart + FILE_TRIAL_ROUNDS * GUEST_LIMITS.stepsEachRound,
  bytes: GUEST_LIMITS.heapBytes,
};

/** How it did at one game, and by which moves. */
export interface GameTrial extends Trial {
  /** Equal for equal play. */
  readonly behaviour: string;
  /** Its moves in the first match, a byte each. */
  readonly opening: Uint8Array;
}

/** Where a file broke the rules first. */
export interface Breach {
  readonly game: string;
  readonly opponent: string;
  /** From 1; 0: before the first one. */
  readonly round: number;
  readonly kind: MatchOutcome["forfeits"][number]["kind"];
  /** A clause with "it", as the engine says it. */
  readonly reason: string;
  readonly at?: SourcePlace;
}

export interface Tried {
  /** At least one, the first game first. */
  readonly games: readonly GameTrial[];
  /** Why it does not play the others. */
  readonly broke: readonly Breach[];
  /** Games that there was no time for. */
  readonly untried: readonly string[];
  /** The most that one match took. */
  readonly steps: number;
  readonly bytes: number;
  /** Wall-clock time of a match, in milliseconds, on average. */
  readonly matchMs: number;
}

export type TrialEnd =
  | Tried
  | { readonly breach: Breach }
  /** Other moves the second time: round from 1. */
  | { readonly unsteady: Pick<Breach, "game" | "opponent" | "round"> }
  /** The machine gave up: no verdict. */
  | { readonly gaveUp: string };

/** What a game's matches came to, or what broke them off. */
type Played =
  | { readonly trial: GameTrial; readonly steps: number; readonly bytes: number }
  | Exclude<TrialEnd, Tried>;

/** Plays it at the games in turn; a game that the file names must be got through. Undefined: `signal`
 * aborted it. `now`: milliseconds, for the report alone. */
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
    if (isTooDear(course.got)) {
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

/** Whether one more game like these is more than a trial may take. */
function isTooDear(got: readonly { readonly steps: number }[]): boolean {
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
    const first = await playOnce(sandbox, task, signal);
    const second = first && (await playOnce(sandbox, task, signal));
    if (!first || !second) return undefined;
    const broken = brokenOff(first) ?? brokenOff(second);
    if (broken) return { gaveUp: broken };
    const differs = firstDifference(first, second);
    if (differs) return { unsteady: { game: game.id, opponent, round: differs } };
    const breach = breachOf(first, game, opponent);
    if (breach) return { breach };
    outcomes.push(first);
  }
  return { trial: gameTrial(game, outcomes), ...mostTaken(outcomes) };
}

/** Once more where the machine gave up, which may have been busy. */
async function playOnce(sandbox: Pick<Sandbox, "play">, task: MatchTask, signal: AbortSignal) {
  const outcome = await sandbox.play(task, signal);
  return outcome?.voided && !signal.aborted ? sandbox.play(task, signal) : outcome;
}

/** The match of the trial at that table, with the strategy as `b`; sides take turns. */
export function trialTask(game: MatrixGame, table: number, strategy: string): MatchTask {
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
    limitMs: MATCH_LIMIT_MS,
    rule: game.id,
    strategies: [opponent, strategy],
    rounds: FILE_TRIAL_ROUNDS,
    fixed: { person: table % 2 === 0 ? "a" : "b", dice: { a: dice("opponent"), b: dice("file") } },
  };
}

const brokenOff = ({ voided }: MatchOutcome): string | undefined => voided?.reason;

/** The first round that was played otherwise, from 1; undefined: byte by byte the same. */
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

function gameTrial(game: MatrixGame, outcomes: readonly MatchOutcome[]): GameTrial {
  const results = outcomes.map(({ tally }, table) => ({
    opponent: FILE_TRIAL_OPPONENTS[table] as string,
    wins: tally.losses,
    losses: tally.wins,
    draws: tally.draws,
  }));
  const [first] = outcomes;
  const opening = first ? movesOf(first) : new Uint8Array();
  return { game: game.id, results, behaviour: behaviourOf(outcomes), opening };
}

/** A hash of all its moves. */
export function behaviourOf(outcomes: readonly MatchOutcome[]): string {
  const hash = createHash("sha256");
  for (const outcome of outcomes) hash.update(movesOf(outcome));
  return hash.digest("hex").slice(0, BEHAVIOUR_DIGITS);
}

function mostTaken(outcomes: readonly MatchOutcome[]) {
  const taken = outcomes.flatMap(({ record }) => (record ? [record.taken.b] : []));
  return {
    steps: Math.max(0, ...taken.map(({ steps }) => steps)),
    bytes: Math.max(0, ...taken.map(({ bytes }) => bytes)),
  };
}

export function movesOf({ record }: MatchOutcome): Uint8Array {
  return record?.moves.b ?? new Uint8Array();
}
