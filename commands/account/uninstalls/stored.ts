// Who removed the bot, as stored: one document each, and a queue of those whose data is to be deleted. Events arrive in
// any order and more than once, so the newer of both times decides.

import { z } from "zod";
import type { PersonalData, Platform, Whose } from "../../../src/chat/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import { type DueQueue, dueQueue } from "../../../src/infra/due-queue.ts";
import type { Store } from "../../../src/infra/store/index.ts";

const DAY_MS = 86_400_000;

/** As announced: the data of anyone who removed the bot and doesn't use it for this long is deleted. */
const FORGOTTEN_AFTER_MS = 30 * DAY_MS;
/** Time for all processes to store their latest uses. */
const GRACE_MS = 30 * 60_000;
/** Much longer than the queue needs, in case the store or the bot is down for long. */
const GONE_KEPT_MS = 400 * DAY_MS;
/** Longer than any event may be delayed. */
const BACK_KEPT_MS = DAY_MS;

const DEPARTED = z.strictObject({
  /** When the bot was removed, and when it was added or used again; Unix ms. */
  gone: z.number().optional(),
  back: z.number().optional(),
});

export type Departed = Readonly<z.infer<typeof DEPARTED>>;

/** People and servers, by `keyOf`. */
const UNINSTALL = firstVersion("departure", DEPARTED);

/** The key in the store and the queue: `kind/platform:id`. */
export function keyOf({ kind, platform, id }: Whose): string {
  return `${kind}/${platform}:${id}`;
}

/** @throws RangeError if the key is malformed. */
export function whoseKey(key: string): Whose {
  const [, kind, platform, id] = /^(person|place)\/(discord|telegram|terminal):(.+)$/.exec(key) ?? [];
  if (!id) throw new RangeError(`nobody is queued as ${key}`);
  return { kind, platform, id } as Whose;
}

/** When to check each of those who removed the bot. */
export function uninstallsDue(store: Store): DueQueue {
  return dueQueue(store, "departures");
}

/** When the bot was removed, unless it's back. */
export function goneSince(departed: Departed | undefined): number | undefined {
  const { gone, back = Number.NEGATIVE_INFINITY } = departed ?? {};
  return gone !== undefined && gone > back ? gone : undefined;
}

export function readDeparted(store: Store, who: Whose): Promise<Departed | undefined> {
  return store.read(UNINSTALL, keyOf(who));
}

/** Notes that the bot was removed, and queues it. @throws StoreError */
export async function noteGone(store: Store, who: Whose, at: number): Promise<void> {
  const since = await store.update(
    UNINSTALL,
    keyOf(who),
    (known) => {
      const next = { ...known, gone: Math.max(at, known?.gone ?? at) };
      return { next: next.gone === known?.gone ? undefined : next, result: goneSince(next) };
    },
    GONE_KEPT_MS,
  );
  if (since !== undefined) await uninstallsDue(store).add(keyOf(who), dueAt(since));
}

/** Notes that the bot is back. @throws StoreError */
export async function noteBack(store: Store, who: Whose, at: number): Promise<void> {
  await store.update(
    UNINSTALL,
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
  return uninstallsDue(store).settle(keyOf(who), async () => {
    const since = goneSince(await readDeparted(store, who));
    return since === undefined ? undefined : dueAt(since);
  });
}

export function dueAt(since: number): number {
  return since + FORGOTTEN_AFTER_MS + GRACE_MS;
}

/** Resolves to whether there was anything. */
export async function removeDeparted(store: Store, who: Whose): Promise<boolean> {
  const isQueued = await uninstallsDue(store).remove(keyOf(who));
  return (await store.remove(UNINSTALL, keyOf(who))) || isQueued;
}

/** The fact that someone removed the bot, kept until their data is deleted. */
export function uninstallsData(store: Store): PersonalData {
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
