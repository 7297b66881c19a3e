// The daily post in a chat: an invitation to the day's challenge, at the time of day when a manager requested it.

import { type CommandCall, localeOf, type Place, type View } from "../../src/chat/index.ts";
import { type DueQueue, dueQueue } from "../../src/infra/due-queue.ts";
import { type Locale, nearestLocale } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { chosenLanguage } from "../../src/people/index.ts";
import { type Looking, lookingEvery } from "../kit/looking.ts";
import type { Services } from "../kit/services.ts";
import type { KnownPlaces } from "./known-places.ts";
import { channelAt, type DailyPost, type PlaceSettings } from "./settings.ts";

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const LOOK_MS = 20_000;
const BATCH = 10;
/** If the bot was down and it's later than this, that day's post is skipped. */
const LATE_MAX_MS = 2 * 3_600_000;
const RETRY_MS = 120_000;
/** Longer than the clocks of the processes differ. */
const TURN_KEPT_MS = 30_000;

/** The invitation, in a chat's language. */
export type Invite = (locale: Locale) => View;

/** By chat: when to check its post. */
export function postsDue(store: Store): DueQueue {
  return dueQueue(store, "daily-posts");
}

/** The post that this call requests: in this chat, at this time of day. */
export function postAsked({ place, caller }: Pick<CommandCall, "place" | "caller">, now: number): DailyPost {
  return {
    ...channelAt(place, place.name ?? ""),
    minute: Math.floor((now % DAY_MS) / MINUTE_MS),
    locale: localeOf({ caller, place }),
    ...(place.server !== undefined && { server: place.server }),
    ...(place.kind === "private" && { private: true }),
  };
}

/** The first time after `after`; both in Unix ms. */
export function nextPost({ minute }: Pick<DailyPost, "minute">, after: number): number {
  const today = after - (after % DAY_MS) + minute * MINUTE_MS;
  return today > after ? today : today + DAY_MS;
}

export function dailyPosts(services: Services, places: KnownPlaces, invite: Invite): Looking {
  return lookingEvery(LOOK_MS, () => lookOnce(services, places, invite), services.onFailure);
}

async function lookOnce(services: Services, places: KnownPlaces, invite: Invite): Promise<void> {
  const { store, now, onFailure } = services;
  const due = postsDue(store);
  for (;;) {
    const all = await due.until(now(), BATCH);
    for (const { key, at } of all)
      await attend(services, { key, at, settings: await places.of(key), invite }).then(
        async (next) => void (next === undefined ? await due.remove(key) : await due.add(key, next)),
        async (error: unknown) => {
          onFailure(error);
          await due.add(key, now() + RETRY_MS);
        },
      );
    if (all.length < BATCH) return;
  }
}

interface Due {
  readonly key: string;
  readonly at: number;
  readonly settings: PlaceSettings;
  readonly invite: Invite;
}

/** Posts what's due, at most once a day; resolves to when to check again, undefined if no post is wanted any more. */
async function attend(services: Services, { key, at, settings, invite }: Due): Promise<number | undefined> {
  const { store, now, post } = services;
  const { daily } = settings;
  if (!daily) return undefined;
  const next = nextPost(daily, now());
  const isLate = now() - nextPost(daily, now() - DAY_MS) > LATE_MAX_MS;
  if (isLate || settings.off.includes("daily")) return next;
  const name = `daily-${Math.floor(now() / DAY_MS)}-${key.slice(-12)}`;
  if (!(await store.claim(`daily-post:${key}:${at}`, TURN_KEPT_MS))) return next;
  const { id, topic, server } = daily;
  const platform = key.slice(0, key.indexOf(":"));
  const place: Place = {
    kind: daily.private ? "private" : "group",
    id,
    ...(topic !== undefined && { topic }),
    ...(server && { server }),
  };
  const locale = chosenLanguage(settings.language).locale ?? nearestLocale(daily.locale);
  const { state } = await post(platform, place, invite(locale), name, "asked");
  if (state === "unavailable") return now() + RETRY_MS;
  // If posting isn't possible any more, don't check again.
  return state === "refused" ? undefined : next;
}
