// The settings of a server or group, shown once to the first manager who uses the bot there.

import { type Addressed, placeKey, type Reply, type View } from "../../src/chat/index.ts";
import { believed } from "../../src/infra/believed.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { after, afterBoth, type MaybePromise } from "../../src/infra/within.ts";
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
  const { store, places, now, show } = greeting;
  const settled = new Set<string>();
  const read = async (key: string) => (await store.read(PLACE_GREETED, key)) !== undefined;
  const greeted = believed(read, { max: REMEMBERED_MAX, now });
  const isToGreet = (event: Addressed, key: string): MaybePromise<boolean> =>
    afterBoth(greeted.of(key), places.of(key), (isGreeted, settings) => {
      if (!isGreeted && isUsual(settings)) return after(managesOf(event), (manages) => manages === true);
      if (settled.size >= REMEMBERED_MAX) settled.clear();
      settled.add(key);
      return false;
    });
  return (event) => {
    const key = placeKey(event.caller, event.place);
    const isOver =
      key === undefined || settled.has(key) || event.type !== "command" || OWN.has(event.command);
    const isDue = isOver ? false : isToGreet(event, key);
    // The rejection is handled below, if there's anything to add.
    if (isDue instanceof Promise) isDue.catch(() => {});
    return (reply) => {
      const mayAdd = reply.type === "post" || (reply.type === "notice" && !reply.asks);
      if (!mayAdd || key === undefined) return reply;
      const withPage = async (): Promise<Reply> => {
        const beside = await show(event);
        return (await isFirst(greeting, key)) ? { ...reply, beside } : reply;
      };
      return after(isDue, (due) => (due ? withPage() : reply));
    };
  };
}

/** These commands already show the settings. */
const OWN: ReadonlySet<string> = new Set(["place", "settings"]);

/** Compare-and-set: true for one of several managers. */
function isFirst({ store, now }: Greeting, key: string): Promise<boolean> {
  return store.update(PLACE_GREETED, key, (before) => ({
    next: before ? undefined : { at: now() },
    result: before === undefined,
  }));
}
