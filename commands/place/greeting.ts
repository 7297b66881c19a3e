// The settings of a server or group, shown once to the first manager who uses the bot there.

import { type Addressed, placeKey, type Reply, type View } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { MaybePromise } from "../../src/infra/within.ts";
import { managesOf } from "./change.ts";
import type { KnownPlaces } from "./known-places.ts";
import { isUsual, PLACE_GREETED } from "./settings.ts";

/** How many chats this process remembers as settled; beyond that, it asks about all of them again. */
const REMEMBERED_MAX = 10_000;

export interface Greeting {
  readonly store: Store;
  readonly places: KnownPlaces;
  now(): number;
  /** The page, for the person who asked. */
  show(event: Addressed): Promise<View>;
}

/** Adds the page to the reply to a manager's command. */
export function greetings(greeting: Greeting): (event: Addressed) => (reply: Reply) => MaybePromise<Reply> {
  const settled = new Set<string>();
  return (event) => {
    const key = placeKey(event.caller, event.place);
    const isOver =
      key === undefined || settled.has(key) || event.type !== "command" || OWN.has(event.command);
    const isDue = isOver ? undefined : isToGreet(greeting, event, key, settled);
    // The rejection is handled below, if there's anything to add.
    isDue?.catch(() => {});
    return (reply) => {
      const mayAdd = reply.type === "post" || (reply.type === "notice" && !reply.asks);
      if (!mayAdd || key === undefined || !isDue) return reply;
      return isDue.then(async (due) => {
        if (!due) return reply;
        const beside = await greeting.show(event);
        return (await isFirst(greeting, key)) ? { ...reply, beside } : reply;
      });
    };
  };
}

/** These commands already show the settings. */
const OWN: ReadonlySet<string> = new Set(["place", "settings"]);

async function isToGreet(
  { store, places }: Greeting,
  event: Addressed,
  key: string,
  settled: Set<string>,
): Promise<boolean> {
  if ((await store.read(PLACE_GREETED, key)) || !isUsual(await places.of(key))) {
    if (settled.size >= REMEMBERED_MAX) settled.clear();
    settled.add(key);
    return false;
  }
  return (await managesOf(event)) === true;
}

/** Compare-and-set: true for one of several managers. */
function isFirst({ store, now }: Greeting, key: string): Promise<boolean> {
  return store.update(PLACE_GREETED, key, (before) => ({
    next: before ? undefined : { at: now() },
    result: before === undefined,
  }));
}
