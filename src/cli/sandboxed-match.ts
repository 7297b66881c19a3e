// Matches of `gadalka match` with a file: the whole match runs in the sandbox, or move by move if the other side is a
// program.

import { strategySourcesOf } from "../arena/match/strategy-source.ts";
import type { MatchOutcome, MatchTask, SourcePlace, Taken } from "../arena/match/task.ts";
import { forfeited, type Player, PlayerFailure, type RefereedMatch } from "../arena/programs.ts";
import { MODULE_LIMITS } from "../arena/sandbox/limits.ts";
import { openSandbox } from "../arena/sandbox/sandbox.ts";
import type { MatrixGame, Move, Side } from "../core/games/index.ts";
import type { MatchTally } from "../core/matches/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { quotedPlace } from "./strategy/source-place.ts";

/** Limit for a match with a file; what the file may store per round is limited, too. */
export const SANDBOXED_ROUNDS_MAX = 1_000_000;
/** Limit against a program, since each move replays the whole match. */
export const ASKED_ROUNDS_MAX = 1_000;

/** A side in the sandbox: its id, and its source if it isn't in the registry. */
export interface InSandbox {
  readonly id: string;
  readonly source?: string;
  /** For a file: the path as typed. */
  readonly path?: string;
}

interface SandboxedMatch {
  readonly game: MatrixGame;
  readonly a: InSandbox;
  readonly b: InSandbox;
  readonly rounds: number;
  /** The seed of a side's random numbers. */
  dice(letter: "a" | "b"): Uint8Array;
  readonly signal: AbortSignal;
}

/** What a file used in that match, and its limits. */
export interface TakenOf extends Taken {
  readonly id: string;
  readonly stepsMax: number;
  readonly bytesMax: number;
}

/** A refereed match, with details about its files. */
export interface SandboxedResult extends RefereedMatch {
  readonly files: Partial<Record<"a" | "b", TakenOf>>;
  /** Positions at which a file failed, with the quoted line. */
  readonly places: readonly string[];
  /** How long it took, not counting the sandbox's start. */
  readonly seconds: number;
}

/** Plays the match to the end. @throws ConfigProblem if there's no result. */
export async function playSandboxed(match: SandboxedMatch): Promise<SandboxedResult> {
  const { game, a, b, rounds, dice, signal } = match;
  const made = [a, b].flatMap(({ id, source }) =>
    source === undefined ? [] : [[id, new TextEncoder().encode(source)] as const],
  );
  const sandbox = openSandbox({ strategySources: strategySourcesOf(made) });
  const hex = (letter: "a" | "b"): string => Buffer.from(dice(letter)).toString("hex");
  const task: MatchTask = {
    round: 0,
    table: 0,
    game: 0,
    pair: [0, 1],
    seed: 0,
    isRecorded: true,
    rule: game.id,
    strategies: [a.id, b.id],
    rounds,
    fixed: { person: "a", dice: { a: hex("a"), b: hex("b") } },
  };
  try {
    await sandbox.inspect("", new Uint8Array());
    const begun = performance.now();
    const outcome = await sandbox.play(task, signal);
    const seconds = (performance.now() - begun) / 1000;
    if (!outcome || signal.aborted) return { ...NOTHING, seconds, interrupted: true };
    if (outcome.noResult) throw new ConfigProblem("match", `no result: ${outcome.noResult.reason}`);
    return { ...resultOf(match, outcome), seconds };
  } finally {
    await sandbox.close();
  }
}

const NO_ROUNDS: MatchTally = { wins: 0, losses: 0, draws: 0 };
const NOTHING: SandboxedResult = {
  tally: NO_ROUNDS,
  played: NO_ROUNDS,
  forfeit: undefined,
  interrupted: false,
  files: {},
  places: [],
  seconds: 0,
};

function resultOf(match: SandboxedMatch, { tally, forfeits, record }: MatchOutcome): SandboxedResult {
  const files = record ? takenBy(match, record.taken) : {};
  const [first, second] = forfeits;
  if (!first) return { ...NOTHING, tally, played: tally, files };
  const { a = [], b = [] } = record?.moves ?? {};
  const by = second ? "both" : first.by;
  const reason = second ? `a: ${first.reason}; b: ${second.reason}` : first.reason;
  return {
    ...NOTHING,
    files,
    tally: forfeited({ by }, match.rounds),
    played: tallyOf(match.game, a, b),
    forfeit: { by, round: first.round, reason },
    places: forfeits.flatMap((forfeit) => placeOf(match, forfeit)),
  };
}

function placeOf(
  sides: Record<"a" | "b", InSandbox>,
  { by, at }: { readonly by: "a" | "b"; readonly at?: SourcePlace },
): readonly string[] {
  const { path, source = "" } = sides[by];
  return at && path !== undefined ? [quotedPlace(path, source, at)] : [];
}

function takenBy({ a, b, rounds }: SandboxedMatch, taken: Readonly<Record<"a" | "b", Taken>>) {
  const { stepsAtStart, stepsEachRound, heapBytes } = MODULE_LIMITS;
  const limits = { stepsMax: stepsAtStart + stepsEachRound * rounds, bytesMax: heapBytes };
  const files = (["a", "b"] as const).filter((letter) => ({ a, b })[letter].path !== undefined);
  return Object.fromEntries(
    files.map((letter) => [letter, { id: { a, b }[letter].id, ...taken[letter], ...limits }]),
  );
}

function tallyOf(game: MatrixGame, a: ArrayLike<Move>, b: ArrayLike<Move>): MatchTally {
  const results = Array.from(a, (move, round) => game.result("person", move, b[round] as Move));
  const count = (result: number): number => results.filter((one) => one === result).length;
  return { wins: count(1), losses: count(-1), draws: count(0) };
}

interface Asked {
  readonly id: string;
  readonly source: string;
  readonly game: MatrixGame;
  readonly side: Side;
  readonly rounds: number;
  readonly dice: Uint8Array;
}

/** A player that asks the file for each move; the file replays all earlier rounds to answer. */
export function sandboxedPlayer({ id, source, game, side, rounds, dice }: Asked): Player {
  const sandbox = openSandbox({
    strategySources: strategySourcesOf([[id, new TextEncoder().encode(source)]]),
  });
  const played = { own: [] as Move[], opponent: [] as Move[] };
  return {
    async choose() {
      const question = { strategy: id, game: game.id, side, seed: dice, rounds, ...played };
      const next = await sandbox.next(question);
      if ("move" in next) return next.move;
      throw new PlayerFailure("broken" in next ? brokenAt(next.broken) : "it was withdrawn");
    },
    observe(own, opponent) {
      played.own.push(own);
      played.opponent.push(opponent);
    },
    end: () => sandbox.close(),
  };
}

function brokenAt({ reason, at }: { readonly reason: string; readonly at?: SourcePlace }): string {
  return at ? `${reason} (line ${at.line}, column ${at.column})` : reason;
}
