// Decisions on rating a duel, stored before they're written to either side's log, so that a retry finds the same
// ratings; and which duels between two people count towards their daily limit.

import { z } from "zod";
import { type DuelDecision, type LadderResult, PAIR_DAY_MAX } from "../../core/ladder/index.ts";
import { documentKind, firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { storedResult, writeResult } from "./ladder-log.ts";

const DAY_MS = 86_400_000;
/** How long after a duel its rating may first be decided. */
export const DECIDED_WITHIN_MS = 7 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;
const PAIR_KEPT_MS = 9 * DAY_MS;

const met = z.strictObject({ rating: z.number(), deviation: z.number() });
const side = z.strictObject({ before: met, after: met, matches: z.int().nonnegative() });

/** Reasons for not rating a duel. */
export const UNRATED_REASONS = [
  ...["friendly", "one-person", "nobody", "early", "left-often", "pair-day", "person-day", "late"],
] as const;

const stored = z.strictObject({
  why: z.enum(UNRATED_REASONS).optional(),
  sides: z.tuple([side, side]),
  results: z.tuple([storedResult.nullable(), storedResult.nullable()]),
  done: z.boolean(),
});

/** `done`: the decision is in both sides' logs. */
export interface DecidedDuel extends DuelDecision {
  readonly done: boolean;
}

const DECIDED = documentKind<DecidedDuel>({
  name: "rated-duel",
  version: 1,
  parse: (value) => {
    const { why, ...decision } = stored.parse(value);
    return { ...decision, ...(why && { why }) };
  },
  encode: ({ results: [one, other], ...rest }) => ({
    ...rest,
    results: [writeOrNull(one), writeOrNull(other)],
  }),
});

function writeOrNull(result: LadderResult | null): unknown {
  return result && writeResult(result);
}

export function decidedDuel(store: Store, id: string): Promise<DecidedDuel | undefined> {
  return store.read(DECIDED, hashOf(store, id));
}

/** Keeps the first decision, and resolves to it. */
export function decideOnce(store: Store, id: string, decision: DecidedDuel): Promise<DecidedDuel> {
  const change = (before: DecidedDuel | undefined) =>
    before ? { next: undefined, result: before } : { next: decision, result: decision };
  return store.update(DECIDED, hashOf(store, id), change, KEPT_MS);
}

/** Marks the decision as written to both logs. */
export function settle(store: Store, id: string): Promise<void> {
  const change = (before: DecidedDuel | undefined) => ({
    next: before && !before.done ? { ...before, done: true } : undefined,
    result: undefined,
  });
  return store.update(DECIDED, hashOf(store, id), change, KEPT_MS);
}

/** A day's duels between two people at all games, hashed. */
const PAIR_DAY = firstVersion("rated-pair", z.array(z.string()));

/** Reserves one of the pair's rated duels for the day; false if none are left. Idempotent by the duel's id. */
export function takePairPlace(
  store: Store,
  { persons, id, at }: { readonly persons: readonly string[]; readonly id: string; readonly at: number },
): Promise<boolean> {
  const key = hashOf(store, `${[...persons].sort().join("|")}|${Math.floor(at / DAY_MS)}`);
  const duel = hashOf(store, id);
  const change = (before: string[] = []) => {
    if (before.includes(duel)) return { next: undefined, result: true };
    return before.length < PAIR_DAY_MAX
      ? { next: [...before, duel], result: true }
      : { next: undefined, result: false };
  };
  return store.update(PAIR_DAY, key, change, PAIR_KEPT_MS);
}

function hashOf(store: Store, text: string): string {
  return nameHash(store, "rated", text, 22);
}
