// Plays pairs of a league on any executor. Only whole pairs count: a process killed halfway through one finds the
// finished matches in the ledger, or replays them to the same result.

import type { MatchExecutor, PlayOptions } from "../executors/executor.ts";
import type { Ledger, PlayedMatch } from "../executors/ledger.ts";
import type { MatchTask } from "../match/task.ts";
import type { PairMatches } from "./results.ts";
import { type LeagueRun, matchResult, matchTasks, type Pair } from "./run.ts";

export interface PairPlay extends Pick<PlayOptions, "signal" | "pause" | "onPlayed"> {
  readonly run: LeagueRun;
  /** The season's, 32 bytes. */
  readonly seed: Uint8Array;
  readonly executor: MatchExecutor;
  /** For these pairs only, see `batchId`. */
  readonly ledger: Ledger;
}

/** `unfit`: a match had no reproducible result, because a side currently can't be played or the machine stalled.
 * Undefined: it wasn't finished. */
export type PairOutcome = PairMatches | "unfit" | undefined;

/** Plays all matches of the pairs; returns the outcomes by pair. Rejects as the executor. */
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

function isUnfit({ outcome: { noResult, forfeits } }: PlayedMatch): boolean {
  return noResult?.why === "withdrawn" || forfeits.some(({ kind }) => kind === "stalled");
}
