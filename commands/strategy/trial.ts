// The trial of a file: 200 rounds against each of thirteen opponents at every game, each match played twice. Opponents
// and seeds follow from the game alone, so files that play alike get the same report.

import {
  ALONE,
  type MatchOutcome,
  type MatchTask,
  type StrategySources,
} from "../../src/arena/match/task.ts";
import { MODULE_LIMITS } from "../../src/arena/sandbox/limits.ts";
import type { Sandbox } from "../../src/arena/sandbox/sandbox.ts";
import { fileId } from "../../src/arena/submissions/files.ts";
import type { Trial } from "../../src/arena/submissions/names.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import type { SourcePlace } from "../../src/core/matches/match.ts";
import { deriveSeed } from "../../src/core/random/index.ts";
import { patience } from "../../src/infra/deadline.ts";

export const TRIAL_ROUNDS = 200;

/** Opponents that play every game: at random, by simple habits, by learning, and the winner of 1999. */
export const TRIAL_OPPONENTS: readonly string[] = [
  ...["random", "rotation", "copy", "always-counter", "win-stay-lose-shift", "frequency", "markov"],
  ...["supp", "mkia", "mksu", "experts", "wildcard", "iocaine"],
];

/** Matches of a trial at one game. */
export const TRIAL_MATCHES = 2 * TRIAL_OPPONENTS.length;
/** Steps of a whole trial: some 40 s of a busy core. */
const STEPS_MAX = 40_000;
/** Wall-clock limit of a whole trial, whose report is due in a minute. */
const TRIAL_LIMIT_MS = patience(45_000);
const SEED = new TextEncoder().encode("trial of files");

/** Steps and memory of one match. */
export const MATCH_LIMITS = {
  steps: MODULE_LIMITS.stepsAtStart + TRIAL_ROUNDS * MODULE_LIMITS.stepsEachRound,
  bytes: MODULE_LIMITS.heapBytes,
};

export interface TriedFile {
  /** The author's file name: its ending marks TypeScript. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The first time a file broke the rules. */
export interface Breach {
  readonly kind: MatchOutcome["forfeits"][number]["kind"];
  readonly game: string;
  readonly opponent: string;
  /** From 1; 0: before the first round. */
  readonly round: number;
  /** A clause with "it", worded by the engine. */
  readonly reason: string;
  readonly at?: SourcePlace;
}

/** A file that passed. */
export interface Tried {
  /** `file:…`, and the JavaScript that is played. */
  readonly id: string;
  readonly source: string;
  /** At least one, in the order of play. */
  readonly games: readonly Trial[];
  /** Why it doesn't play the others. */
  readonly broke: readonly Breach[];
  /** Games left out because it takes so many steps. */
  readonly untried: readonly string[];
  /** The most in any match. */
  readonly steps: number;
  readonly bytes: number;
  /** Mean wall-clock time of a match. */
  readonly matchMs: number;
}

/** Why a file didn't pass. `too-slow`: the whole trial, perhaps because the machine is busy. */
export type FileRefusal =
  | { readonly kind: "load"; readonly reason: string; readonly at: SourcePlace | undefined }
  | { readonly kind: "games"; readonly named: readonly string[] }
  | { readonly kind: "breach"; readonly breach: Breach }
  /** Its moves differed when the match was repeated; round from 1. */
  | ({ readonly kind: "unsteady" } & Pick<Breach, "game" | "opponent" | "round">)
  | { readonly kind: "too-slow" };

/** Tries a file at those of the games that it names; if it names none, at all that it gets through. Undefined: `signal`
 * aborted it. `open`: a sandbox for this trial. */
export async function tryFile(
  open: (sources: StrategySources) => Sandbox,
  { fileName, bytes }: TriedFile,
  offered: readonly MatrixGame[],
  signal: AbortSignal,
): Promise<Tried | FileRefusal | undefined> {
  let played: { readonly id: string; readonly bytes: Uint8Array } | undefined;
  const sandbox = open(async (id) => (id === played?.id ? played.bytes : undefined));
  try {
    const loaded = await sandbox.inspect(fileName, bytes);
    if ("problem" in loaded) return { kind: "load", reason: loaded.problem, at: loaded.at };
    const { source, games: named } = loaded;
    const games = offered.filter(({ id }) => named?.includes(id) ?? true);
    const isUnknown = named?.some((id) => matrixGame(id) === undefined) ?? false;
    if (named && (games.length === 0 || isUnknown)) return { kind: "games", named };
    const id = fileId(source);
    played = { id, bytes: new TextEncoder().encode(source) };
    const late = AbortSignal.timeout(TRIAL_LIMIT_MS);
    const ended = await playGames(sandbox, id, games, named !== undefined, AbortSignal.any([signal, late]));
    if (!ended) return late.aborted && !signal.aborted ? { kind: "too-slow" } : undefined;
    return "kind" in ended ? ended : { id, source, ...ended };
  } finally {
    await sandbox.close();
  }
}

type Player = Pick<Sandbox, "play">;
type Ended = Omit<Tried, "id" | "source"> | FileRefusal;
/** A game's matches. */
type Passed = { readonly trial: Trial } & Pick<Tried, "steps" | "bytes">;

/** `mustPlay`: the file names these games itself. Wall-clock time is used in the report only. */
async function playGames(
  player: Player,
  id: string,
  games: readonly MatrixGame[],
  mustPlay: boolean,
  signal: AbortSignal,
): Promise<Ended | undefined> {
  const begun = performance.now();
  const passed: Passed[] = [];
  const broke: Breach[] = [];
  const untried: string[] = [];
  for (const game of games) {
    if (isTooCostly(passed)) {
      untried.push(game.id);
      continue;
    }
    const played = await playGame(player, id, game, signal);
    if (!played) return undefined;
    if ("trial" in played) passed.push(played);
    else if (played.kind === "breach" && !mustPlay) broke.push(played.breach);
    else return played;
  }
  const [breach] = broke;
  if (passed.length === 0) return breach && { kind: "breach", breach };
  return {
    games: passed.map(({ trial }) => trial),
    broke,
    untried,
    steps: Math.max(...passed.map(({ steps }) => steps)),
    bytes: Math.max(...passed.map(({ bytes }) => bytes)),
    matchMs: (performance.now() - begun) / (TRIAL_MATCHES * (passed.length + broke.length)),
  };
}

/** Whether one more game like these would exceed a trial's steps. */
function isTooCostly(passed: readonly Passed[]): boolean {
  const taken = passed.reduce((sum, { steps }) => sum + TRIAL_MATCHES * steps, 0);
  return passed.length > 0 && taken * (1 + 1 / passed.length) > STEPS_MAX;
}

async function playGame(
  player: Player,
  id: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<Passed | FileRefusal | undefined> {
  const outcomes: MatchOutcome[] = [];
  for (const [table, opponent] of TRIAL_OPPONENTS.entries()) {
    const task = trialTask(game, opponent, id, table % 2 === 0 ? "a" : "b");
    const first = await player.play(task, signal);
    const second = first && (await player.play(task, signal));
    if (!first || !second) return undefined;
    const [forfeit, again] = [first, second].map(({ forfeits }) => forfeits.find(({ by }) => by === "b"));
    const round = firstDifference(first, second);
    // The clock may stop a file at another round each time.
    const stalled = [forfeit, again].find((one) => one?.kind === "stalled");
    if (round !== undefined && !stalled) return { kind: "unsteady", game: game.id, opponent, round };
    const broken = stalled ?? forfeit;
    if (broken) {
      const { kind, reason, at } = broken;
      const breach = { kind, game: game.id, opponent, round: broken.round, reason, ...(at && { at }) };
      return { kind: "breach", breach };
    }
    outcomes.push(first);
  }
  const results = outcomes.map(({ tally: { wins, losses, draws } }, table) => ({
    opponent: TRIAL_OPPONENTS[table] as string,
    wins: losses,
    losses: wins,
    draws,
  }));
  const taken = outcomes.flatMap(({ record }) => (record ? [record.taken.b] : []));
  return {
    trial: { game: game.id, results },
    steps: Math.max(0, ...taken.map(({ steps }) => steps)),
    bytes: Math.max(0, ...taken.map(({ bytes }) => bytes)),
  };
}

/** A match with the file as `b`; `person`: who plays the person's side. */
function trialTask(game: MatrixGame, opponent: string, file: string, person: "a" | "b"): MatchTask {
  const dice = (side: string): string =>
    Buffer.from(deriveSeed(SEED, game.id, opponent, side)).toString("hex");
  return {
    ...ALONE,
    rule: game.id,
    strategies: [opponent, file],
    rounds: TRIAL_ROUNDS,
    fixed: { person, dice: { a: dice("opponent"), b: dice("file") } },
  };
}

/** The first round that the file played differently, from 1; undefined if there's none. */
function firstDifference(one: MatchOutcome, other: MatchOutcome): number | undefined {
  const [a, b] = [one, other].map(({ record }) => record?.moves.b ?? new Uint8Array()) as [
    Uint8Array,
    Uint8Array,
  ];
  const at = a.findIndex((move, round) => move !== b[round]);
  if (at >= 0) return at + 1;
  const isSame = a.length === b.length && JSON.stringify(one.forfeits) === JSON.stringify(other.forfeits);
  return isSame ? undefined : Math.min(a.length, b.length) + 1;
}
