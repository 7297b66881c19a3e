// Hears who removed the bot, and who still uses it. A use is noted in memory and compared with the store now and then,
// so that a press needs no extra read.

import type { Presence, Whose } from "../../../src/chat/index.ts";
import type { Services } from "../../kit/services.ts";
import { goneSince, keyOf, noteBack, noteGone, readDeparted, uninstallsDue } from "./stored.ts";

/** Max delay of an event, which may report a removal from before a later use. */
const REMEMBERED_MS = 15 * 60_000;
/** Max number of people and servers; the oldest entry is evicted. */
const REMEMBERED_MAX = 100_000;
const ASKED_AT_ONCE = 20;

export interface KeptPresence extends Presence {
  /** Stores what was heard since the last time. @throws StoreError; the events are kept for the next call. */
  settle(): Promise<void>;
}

interface Use {
  readonly who: Whose;
  /** By the platform's clock. */
  at: number;
  /** By ours. */
  heardAt: number;
}

type Heard = (store: Services["store"]) => Promise<void>;

export function keepPresence({ store, now }: Pick<Services, "store" | "now">): KeptPresence {
  const uses = new Map<string, Use>();
  const unstored = new Set<Heard>();
  const hear = async (heard: Heard): Promise<void> => {
    try {
      await heard(store);
    } catch (error) {
      // The platform redelivers for a while, but an outage may outlast that.
      unstored.add(heard);
      throw error;
    }
  };
  return {
    gone: (who, at) => hear((stored) => noteGone(stored, who, at)),
    back: (who, at) => hear((stored) => noteBack(stored, who, at)),
    used: (who, at) => {
      const key = keyOf(who);
      const known = uses.get(key);
      if (known) Object.assign(known, { at: Math.max(at, known.at), heardAt: now() });
      else uses.set(key, { who, at, heardAt: now() });
      if (uses.size > REMEMBERED_MAX) uses.delete(uses.keys().next().value as string);
    },
    settle: async () => {
      for (const heard of unstored) {
        await heard(store);
        unstored.delete(heard);
      }
      await settleUses(store, uses, now() - REMEMBERED_MS);
    },
  };
}

/** Clears the removal of people who have used the bot since; drops uses from before `until`. */
async function settleUses(store: Services["store"], uses: Map<string, Use>, until: number): Promise<void> {
  const isAnybodyGone = (await uninstallsDue(store).until(Number.POSITIVE_INFINITY, 1)).length > 0;
  const all = [...uses];
  for (let from = 0; isAnybodyGone && from < all.length; from += ASKED_AT_ONCE)
    await Promise.all(all.slice(from, from + ASKED_AT_ONCE).map(([, use]) => takeBack(store, use)));
  for (const [key, { heardAt }] of all) if (heardAt < until) uses.delete(key);
}

async function takeBack(store: Services["store"], { who, at }: Use): Promise<void> {
  const since = goneSince(await readDeparted(store, who));
  if (since !== undefined && at > since) await noteBack(store, who, at);
}
