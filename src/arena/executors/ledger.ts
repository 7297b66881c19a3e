// Match outcomes of a tournament: write-once entries, one document per round.

import { z } from "zod";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import type { MatchOutcome } from "../match/task.ts";
import { believedOutcome, OUTCOME } from "../sandbox/believed.ts";

/** A finished match, identified within its round by table and game number. */
export interface PlayedMatch {
  readonly table: number;
  readonly game: number;
  readonly outcome: MatchOutcome;
}

/** Write-once outcomes of one tournament. */
export interface Ledger {
  /** The matches of a round (from 0), sorted by table, then by match. */
  read(round: number): Promise<readonly PlayedMatch[]>;
  /** Idempotent: a second outcome of the same match is ignored. */
  add(round: number, played: PlayedMatch): Promise<void>;
}

/** In-memory ledger for tournaments that need not survive the process. */
export function memoryLedger(): Ledger {
  const rounds = new Map<number, readonly PlayedMatch[]>();
  return {
    read: async (round) => rounds.get(round) ?? [],
    add: async (round, played) => void rounds.set(round, withMatch(rounds.get(round) ?? [], played)),
  };
}

/** The run's ledger in the store. @throws StoreError as the store. */
export function storedLedger(store: Store, runId: string): Ledger {
  const key = (round: number): string => `${runId}.${round}`;
  return {
    read: async (round) => (await store.read(ROUND, key(round))) ?? [],
    add: (round, { table, game, outcome }) => {
      const played = { table, game, outcome: believedOutcome(outcome) };
      return store.update(ROUND, key(round), (all = []) => change(all, withMatch(all, played)), KEPT_MS);
    },
  };
}

/** Retention after the last match: thirty days. */
export const KEPT_MS = 30 * 24 * 3_600_000;

function change(all: readonly PlayedMatch[], next: readonly PlayedMatch[]) {
  return { next: next === all ? undefined : next, result: undefined };
}

function withMatch(all: readonly PlayedMatch[], played: PlayedMatch): readonly PlayedMatch[] {
  if (all.some(({ table, game }) => table === played.table && game === played.game)) return all;
  return [...all, played].sort((x, y) => x.table - y.table || x.game - y.game);
}

const count = z.int().min(0);
const ROUND_SHAPE = z.array(z.object({ table: count, game: count, outcome: OUTCOME }));

const ROUND = documentKind<readonly PlayedMatch[]>({
  name: "arena-round",
  parse: (value) => ROUND_SHAPE.parse(value) as readonly PlayedMatch[],
});
