// Plays a whole league locally, with given entrants, a given seed and any executor. The results equal those of the
// season with that seed, whatever plays them.

import type { MatchExecutor } from "../executors/executor.ts";
import type { Ledger } from "../executors/ledger.ts";
import { type Figures, figuresOf, recordOf } from "./figures.ts";
import { playPairs } from "./play.ts";
import { hashOfResults, type PairMatches } from "./results.ts";
import { batchId, type LeagueRun, type Pair, pairKey, pairOf } from "./run.ts";

export interface LocalLeague {
  readonly run: LeagueRun;
  /** 32 bytes. */
  readonly seed: Uint8Array;
  /** Canonical ids, without duplicates. */
  readonly ids: readonly string[];
}

export interface LocalPlay {
  /** Plays the matches of one batch, identified by its ledger name. */
  executor(batch: string): Promise<MatchExecutor>;
  /** Stores outcomes until the batch is complete. */
  ledger(batch: string): Ledger;
  forget?(batch: string): Promise<void>;
  readonly signal?: AbortSignal;
  onPlayed?(count: number): void;
}

export interface LocalResults extends Figures {
  /** Pairs whose matches all have a result. */
  readonly played: number;
  readonly all: number;
  readonly hash: string;
}

/** Pairs per batch: enough for all threads and workers, few enough for one document. */
const BATCH = 24;

/** Plays every pair; leaves out those that `signal` aborted. Rejects as the executor. */
export async function playLocalLeague(league: LocalLeague, play: LocalPlay): Promise<LocalResults> {
  const ids = league.ids.toSorted();
  const pairs = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => pairOf(a, b)));
  const results = new Map<string, PairMatches>();
  for (let from = 0; from < pairs.length && !play.signal?.aborted; from += BATCH)
    for (const [pair, matches] of await playBatch(league, play, pairs.slice(from, from + BATCH)))
      results.set(pairKey(pair), matches);
  const numbers = new Map(league.ids.map((id, number) => [id, number]));
  const records = pairs.flatMap((pair) => {
    const matches = results.get(pairKey(pair));
    const [a, b] = pair.map((id) => numbers.get(id) as number) as [number, number];
    return matches ? [recordOf(a, b, matches)] : [];
  });
  const { season, game } = league.run;
  const figures = figuresOf({ size: ids.length, pairs: records, builtIns: [], lot: `${season} ${game}` });
  return { ...figures, played: results.size, all: pairs.length, hash: hashOfResults(results) };
}

async function playBatch(
  { run, seed }: LocalLeague,
  { signal, onPlayed, ...play }: LocalPlay,
  pairs: readonly Pair[],
): Promise<readonly (readonly [Pair, PairMatches])[]> {
  const batch = batchId(run, pairs);
  const executor = await play.executor(batch);
  const options = { ...(signal && { signal }), ...(onPlayed && { onPlayed }) };
  try {
    const outcomes = await playPairs({ run, seed, executor, ledger: play.ledger(batch), ...options }, pairs);
    if (!signal?.aborted) await play.forget?.(batch);
    return pairs.flatMap((pair, at) => {
      const outcome = outcomes[at];
      return outcome && outcome !== "unfit" ? [[pair, outcome] as const] : [];
    });
  } finally {
    await executor.close();
  }
}
