// The rated duel of two people on a day: decided once, and stored before it's written to either side's log, so that a
// retry finds the same ratings.

import { z } from "zod";
import type { DuelDecision, LadderResult } from "../../core/ladder/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { storedResult, writeResult } from "./ladder-log.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

const met = z.strictObject({ rating: z.number(), deviation: z.number() });
const side = z.strictObject({ before: met, after: met, matches: z.int().nonnegative() });

/** Reasons for not rating a duel. */
export const UNRATED_REASONS = ["nobody", "pair-day"] as const;

const stored = z.strictObject({
  /** A hash of the duel's id. */
  duel: z.string(),
  sides: z.tuple([side, side]),
  results: z.tuple([storedResult.nullable(), storedResult.nullable()]),
  done: z.boolean(),
});

/** `done`: the decision is in both sides' logs. */
export interface DecidedDuel extends DuelDecision {
  readonly done: boolean;
}

interface Decided extends DecidedDuel {
  readonly duel: string;
}

const DECIDED = documentKind<Decided>({
  name: "rated-duel",
  parse: (value) => stored.parse(value),
  encode: ({ results: [one, other], why: _rated, ...rest }) => ({
    ...rest,
    results: [writeOrNull(one), writeOrNull(other)],
  }),
});

function writeOrNull(result: LadderResult | null): unknown {
  return result && writeResult(result);
}

/** A duel, its two players as hashes, and its end in milliseconds since 1970. */
interface PairDuel {
  readonly id: string;
  readonly persons: readonly string[];
  readonly at: number;
}

/** The first decision for the pair and the day stands; undefined if that is another duel's. */
export async function decideOnce(
  store: Store,
  of: PairDuel,
  decision: DuelDecision,
): Promise<DecidedDuel | undefined> {
  const duel = hashOf(store, of.id);
  const fresh = { ...decision, duel, done: false };
  const change = (before: Decided | undefined) =>
    before ? { next: undefined, result: before } : { next: fresh, result: fresh };
  const decided = await store.update(DECIDED, keyOf(store, of), change, KEPT_MS);
  return decided.duel === duel ? decided : undefined;
}

/** Marks the decision as written to both logs. */
export function settle(store: Store, of: PairDuel): Promise<void> {
  const change = (before: Decided | undefined) => ({
    next: before && !before.done ? { ...before, done: true } : undefined,
    result: undefined,
  });
  return store.update(DECIDED, keyOf(store, of), change, KEPT_MS);
}

function keyOf(store: Store, { persons, at }: PairDuel): string {
  return hashOf(store, `${persons.toSorted().join("|")}|${Math.floor(at / DAY_MS)}`);
}

function hashOf(store: Store, text: string): string {
  return nameHash(store, "rated", text, 22);
}
