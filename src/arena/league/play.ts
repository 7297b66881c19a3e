// Plays pairs of a league on any executor. A pair counts whole: who was killed in the middle of one
// finds in the ledger what was played of it, or plays it again, to the same result.

import type { MatchExecutor, PlayOptions } from "../executors/executor.ts";
import type { Ledger, PlayedMatch } from "../executors/ledger.ts";
import type { MatchTask } from "../match/task.ts";
import type { PairMatches } from "./results.ts";
import { type LeagueRun, matchResult, matchTasks, type Pair } from "./run.ts";

export interface PairPlay extends Pick<PlayOptions, "signal" | "pause" | "onPlayed"> {
  readonly run: LeagueRun;
  /** Of the season, 32 bytes. */
  readonly seed: Uint8Array;
  readonly executor: MatchExecutor;
  /** Of these pairs alone, see `batchId`. */
  readonly ledger: Ledger;
}

/** `unfit`: a match gave no result that every machine would give, because a side is not to be played
 * at present, or the machine stood still. Undefined: it was not played to its end. */
export type PairOutcome = PairMatches | "unfit" | undefined;

/** Plays all matches of the pairs; by pair what came out. Rejects as the executor. */
export async function playPairs(
  { run, seed, executor, ledger, ...options }: PairPlay,
  pairs: readonly Pair[],
): Promise<readonly PairOutcome[]> {
  const tasks = pairs.flatMap((pair, table) => matchTasks(run, seed, pair, table));
  const missing = missingIn(tasks, await ledger.read(0));
  if (missing.length > 0) await executor.play(missing, ledger, options);
  const byTable = Map.groupBy(await ledger.read(0), ({ table }) => table);
  return pairs.map((_pair, table) => outcomeOf(byTable.get(table) ?? [], run.rules.matches));
}

function missingIn(tasks: readonly MatchTask[], known: readonly PlayedMatch[]): readonly MatchTask[] {
  const there = new Set(known.map(({ table, game }) => `${table}.${game}`));
  return tasks.filter(({ table, game }) => !there.has(`${table}.${game}`));
}

function outcomeOf(played: readonly PlayedMatch[], count: number): PairOutcome {
  if (played.some(isUnfit)) return "unfit";
  return played.length === count ? played.map(({ outcome }) => matchResult(outcome)) : undefined;
}

function isUnfit({ outcome: { voided, forfeits } }: PlayedMatch): boolean {
  return voided?.why === "withdrawn" || forfeits.some(({ kind }) => kind === "stalled");
}
