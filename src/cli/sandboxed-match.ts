// Matches of `gadalka match` with a file: the whole match runs in the sandbox, or move by move if the other side is a
// program.

import { ALONE, type MatchTask, strategySourcesOf, type Taken } from "../arena/match/task.ts";
import { MODULE_LIMITS } from "../arena/sandbox/limits.ts";
import { openSandbox } from "../arena/sandbox/sandbox.ts";
import type { MatrixGame, Move, Side } from "../core/games/index.ts";
import { type MatchTally, type PlayedMatch, type Player, PlayerFailure } from "../core/matches/match.ts";
import { ConfigProblem } from "../infra/config-problem.ts";

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

/** The rounds that were played, and what files used. */
export interface SandboxedResult extends PlayedMatch {
  readonly interrupted: boolean;
  readonly files: Partial<Record<"a" | "b", TakenOf>>;
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
    ...ALONE,
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
    const nothing = { tally: { wins: 0, losses: 0, draws: 0 }, forfeits: [], files: {}, seconds };
    if (!outcome || signal.aborted) return { ...nothing, interrupted: true };
    const { tally, forfeits, record, noResult } = outcome;
    if (noResult) throw new ConfigProblem("match", `no result: ${noResult.reason}`);
    return {
      tally: forfeits.length > 0 ? tallyOf(game, record?.moves.a ?? [], record?.moves.b ?? []) : tally,
      forfeits,
      interrupted: false,
      files: record ? takenBy(match, record.taken) : {},
      seconds,
    };
  } finally {
    await sandbox.close();
  }
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
      if (!("broken" in next)) throw new PlayerFailure("crashed", "it was withdrawn");
      throw new PlayerFailure(next.broken.kind, next.broken.reason, next.broken.at);
    },
    observe(own, opponent) {
      played.own.push(own);
      played.opponent.push(opponent);
    },
    end: () => sandbox.close(),
  };
}
