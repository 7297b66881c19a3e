// Who removed the bot, as stored: a document each, and the queue of those who are to be forgotten. What tells of
// it comes in any order and more than once, so the newest of both times decides.

import { z } from "zod";
import type { PersonalData, Platform, Whose } from "../../../src/chat/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import { type DueQueue, dueQueue } from "../../../src/infra/due-queue.ts";
import type { Store } from "../../../src/infra/store/index.ts";

const DAY_MS = 86_400_000;

/** What is announced: who removed the bot, and does not use it for so long, is forgotten. */
export const FORGOTTEN_AFTER_MS = 30 * DAY_MS;
/** Processes store within it who used the bot. */
const GRACE_MS = 30 * 60_000;
/** Much longer than the queue needs, were the store or the bot away. */
const GONE_KEPT_MS = 400 * DAY_MS;
/** Longer than an event may be on its way. */
const BACK_KEPT_MS = DAY_MS;

const DEPARTED = z.strictObject({
  /** When the bot was removed, and when it was added or used again; Unix ms. */
  gone: z.number().optional(),
  back: z.number().optional(),
});

export type Departed = Readonly<z.infer<typeof DEPARTED>>;

/** Of players and servers, by `keyOf`. */
const DEPARTURE = firstVersion("departure", DEPARTED);

/** As stored and queued: `kind/platform:id`. */
export function keyOf({ kind, platform, id }: Whose): string {
  return `${kind}/${platform}:${id}`;
}

/** @throws RangeError where it is no such key. */
export function whoseKey(key: string): Whose {
  const [, kind, platform, id] = /^(person|place)\/(discord|telegram|terminal):(.+)$/.exec(key) ?? [];
  if (!id) throw new RangeError(`nobody is queued as ${key}`);
  return { kind, platform, id } as Whose;
}

/** By when to look at those who are gone. */
export function departuresDue(store: Store): DueQueue {
  return dueQueue(store, "departures");
}

/** When the bot was removed, unless it is there again. */
export function goneSince(departed: Departed | undefined): number | undefined {
  const { gone, back = Number.NEGATIVE_INFINITY } = departed ?? {};
  return gone !== undefined && gone > back ? gone : undefined;
}

export function readDeparted(store: Store, who: Whose): Promise<Departed | undefined> {
  return store.read(DEPARTURE, keyOf(who));
}

/** Notes that the bot was removed, and queues it. @throws StoreError */
export async function noteGone(store: Store, who: Whose, at: number): Promise<void> {
  const since = await store.update(
    DEPARTURE,
    keyOf(who),
    (known) => {
      const next = { ...known, gone: Math.max(at, known?.gone ?? at) };
      return { next: next.gone === known?.gone ? undefined : next, result: goneSince(next) };
    },
    GONE_KEPT_MS,
  );
  if (since !== undefined) await departuresDue(store).add(keyOf(who), dueAt(since));
}

/** Notes that it is there again. @throws StoreError */
export async function noteBack(store: Store, who: Whose, at: number): Promise<void> {
  await store.update(
    DEPARTURE,
    keyOf(who),
    (known) => {
      const isNews = at > (known?.back ?? Number.NEGATIVE_INFINITY);
      return { next: isNews ? { ...known, back: at } : undefined, result: undefined };
    },
    BACK_KEPT_MS,
  );
  await settleDue(store, who);
}

/** Brings the queue in line with the document. @throws StoreError */
export function settleDue(store: Store, who: Whose): Promise<void> {
  return departuresDue(store).settle(keyOf(who), async () => {
    const since = goneSince(await readDeparted(store, who));
    return since === undefined ? undefined : dueAt(since);
  });
}

export function dueAt(since: number): number {
  return since + FORGOTTEN_AFTER_MS + GRACE_MS;
}

/** Resolves to whether there was anything. */
export async function removeDeparted(store: Store, who: Whose): Promise<boolean> {
  const isQueued = await departuresDue(store).remove(keyOf(who));
  return (await store.remove(DEPARTURE, keyOf(who))) || isQueued;
}

/** That they removed the bot, until they are forgotten for it. */
export function departuresData(store: Store): PersonalData {
  const whose = ({ platform, id }: { readonly platform: string; readonly id: string }) =>
    ({ kind: "person", platform: platform as Platform, id }) as const;
  const iso = (at: number): string => new Date(at).toISOString();
  return {
    kinds: ["departure", "board:departures"],
    export: async (person) => {
      const since = goneSince(await readDeparted(store, whose(person)));
      if (since === undefined) return {};
      return { removedBot: { at: iso(since), forgottenAt: iso(since + FORGOTTEN_AFTER_MS) } };
    },
    remove: (person) => removeDeparted(store, whose(person)),
  };
}
