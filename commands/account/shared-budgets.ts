// Costly budgets that several processes share: one short-lived document per person. They're here because stored data of
// people has to belong to a feature, and no other feature owns these.

import { createHash } from "node:crypto";
import { z } from "zod";
import {
  type Bucket,
  COSTLY_BUDGETS,
  chargeBucket,
  type PersonalData,
  type SharedBudgets,
  type Spending,
  storedAs,
  type Verdict,
} from "../../src/chat/index.ts";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/people/index.ts";

/** A process that receives an event again after this many others from the same person charges it twice. */
const REMEMBERED_EVENTS = 8;
const DIGEST_CHARACTERS = 8;

const shared = z.strictObject({
  fullAt: z.number(),
  closedUntil: z.number().optional(),
  /** Hashes of the newest charged events. */
  events: z.array(z.string()),
  /** The hash of the event that used the budget up, until it refills. */
  warned: z.string().optional(),
});

type SharedBucket = Readonly<z.infer<typeof shared>>;

/** By player (`platform:id`): recent use, by budget. */
const BUDGETS_OF = firstVersion("budgets-of", z.record(z.string(), shared));

/** After this long every bucket is full again. */
const KEPT_MS = Math.max(...Object.values(COSTLY_BUDGETS).map(({ size, everyMs }) => size * everyMs));

/** Budgets kept in this store. */
export function sharedBudgets(store: Store): SharedBudgets {
  return { charge: (spending) => charge(store, spending) };
}

function charge(store: Store, { player, budget, event, now }: Spending): Promise<Verdict> {
  const digest = createHash("sha256").update(event).digest("base64url").slice(0, DIGEST_CHARACTERS);
  return store.update(
    BUDGETS_OF,
    player,
    (all = {}) => {
      const before = all[budget];
      const known = before && knownVerdict(before, digest, now);
      if (known) return { next: undefined, result: known };
      const { bucket, verdict } = chargeBucket(before, COSTLY_BUDGETS[budget], now);
      if (verdict.state === "silent") return { next: undefined, result: verdict };
      const next = verdict.state === "in" ? counted(bucket, before, digest) : closed(bucket, before, digest);
      return { next: { ...all, [budget]: next }, result: verdict };
    },
    KEPT_MS,
  );
}

function knownVerdict({ events, warned, closedUntil }: SharedBucket, digest: string, now: number) {
  if (events.includes(digest)) return { state: "in" } as const;
  if (warned !== digest || closedUntil === undefined || closedUntil <= now) return undefined;
  return { state: "warned", waitMs: closedUntil - now } as const;
}

function counted(bucket: Bucket, before: SharedBucket | undefined, digest: string): SharedBucket {
  return { fullAt: bucket.fullAt, events: [...(before?.events ?? []), digest].slice(-REMEMBERED_EVENTS) };
}

function closed(bucket: Bucket, before: SharedBucket | undefined, warned: string): SharedBucket {
  return { ...bucket, events: before?.events ?? [], warned };
}

export function budgetsData(store: Store): PersonalData {
  return {
    kinds: storedAs("stored-budgets", "budgets-of"),
    export: async (person) => {
      const budgets = await store.read(BUDGETS_OF, writePlayerId(person));
      return budgets ? { budgets } : {};
    },
    remove: (person) => store.remove(BUDGETS_OF, writePlayerId(person)),
  };
}
