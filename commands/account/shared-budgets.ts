// Dear budgets that several processes share: one short-lived document for each person. They stand here
// because what is stored of people belongs to a feature, and this belongs to no other.

import { createHash } from "node:crypto";
import { z } from "zod";
import {
  type Bucket,
  chargeBucket,
  DEAR_BUDGETS,
  type PersonalData,
  type SharedBudgets,
  type Spending,
  type Verdict,
} from "../../src/chat/index.ts";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/people/index.ts";

/** A process that is told of an event after that many others of its person charges it once more. */
const REMEMBERED_EVENTS = 8;
const MARK_CHARACTERS = 8;

const shared = z.strictObject({
  fullAt: z.number(),
  closedUntil: z.number().optional(),
  /** Hashes of the newest events that were charged. */
  events: z.array(z.string()),
  /** The hash of the event that used it up, while it is closed. */
  told: z.string().optional(),
});

type SharedBucket = Readonly<z.infer<typeof shared>>;

/** By player (`platform:id`): what was asked for lately, by budget. */
const BUDGETS_OF = firstVersion("budgets-of", z.record(z.string(), shared));

/** By then every bucket in it is full. */
const KEPT_MS = Math.max(...Object.values(DEAR_BUDGETS).map(({ size, everyMs }) => size * everyMs));

/** Budgets on this store. */
export function sharedBudgets(store: Store): SharedBudgets {
  return { charge: (spending) => charge(store, spending) };
}

function charge(store: Store, { player, budget, event, now }: Spending): Promise<Verdict> {
  const mark = createHash("sha256").update(event).digest("base64url").slice(0, MARK_CHARACTERS);
  return store.update(
    BUDGETS_OF,
    player,
    (all = {}) => {
      const before = all[budget];
      const known = before && knownVerdict(before, mark, now);
      if (known) return { next: undefined, result: known };
      const { bucket, verdict } = chargeBucket(before, DEAR_BUDGETS[budget], now);
      if (verdict.state === "silent") return { next: undefined, result: verdict };
      const next = verdict.state === "in" ? counted(bucket, before, mark) : toldOf(bucket, before, mark);
      return { next: { ...all, [budget]: next }, result: verdict };
    },
    KEPT_MS,
  );
}

function knownVerdict({ events, told, closedUntil }: SharedBucket, mark: string, now: number) {
  if (events.includes(mark)) return { state: "in" } as const;
  if (told !== mark || closedUntil === undefined || closedUntil <= now) return undefined;
  return { state: "told", waitMs: closedUntil - now } as const;
}

function counted(bucket: Bucket, before: SharedBucket | undefined, mark: string): SharedBucket {
  return { fullAt: bucket.fullAt, events: [...(before?.events ?? []), mark].slice(-REMEMBERED_EVENTS) };
}

function toldOf(bucket: Bucket, before: SharedBucket | undefined, told: string): SharedBucket {
  return { ...bucket, events: before?.events ?? [], told };
}

export function budgetsData(store: Store): PersonalData {
  return {
    kinds: ["budgets-of"],
    export: async (person) => {
      const budgets = await store.read(BUDGETS_OF, writePlayerId(person));
      return budgets ? { budgets } : {};
    },
    remove: (person) => store.remove(BUDGETS_OF, writePlayerId(person)),
  };
}
