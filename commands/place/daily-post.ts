// The daily post in a chat: an invitation to the day's challenge, at the time of day when a manager requested it.

import { type CommandCall, localeOf, type Place, type PostOutcome, type View } from "../../src/chat/index.ts";
import { type DueQueue, dueQueue } from "../../src/infra/due-queue.ts";
import { type Locale, nearestLocale } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { chosenLanguage } from "../../src/people/index.ts";
import { type Looking, lookingEvery } from "../kit/looking.ts";
import { afterOutage, isGivenUp, type RefusedPost, refusedAgain } from "../kit/refused-post.ts";
import type { Services } from "../kit/services.ts";
import type { DailyPost, KnownPlaces } from "./settings.ts";

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const LOOK_MS = 5_000;
/** Posted at the same time. */
const BATCH = 10;
/** A day's post that is later than this is skipped. */
const LATE_MAX_MS = 4 * HOUR_MS;
const RETRY_MS = 2 * MINUTE_MS;
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
  const { id, topic, name = "", server, kind } = place;
  return {
    id,
    name,
    minute: Math.floor((now % DAY_MS) / MINUTE_MS),
    locale: localeOf({ caller, place }),
    ...(topic !== undefined && { topic }),
    ...(server !== undefined && { server }),
    ...(kind === "private" && { private: true }),
  };
}

/** The first time after `after`; both in Unix ms. */
export function nextPost({ minute }: Pick<DailyPost, "minute">, after: number): number {
  const today = after - (after % DAY_MS) + minute * MINUTE_MS;
  return today > after ? today : today + DAY_MS;
}

/** What follows from a day's post: when to try next, Unix ms or never, and whether it's refused. */
export function afterPost(
  daily: Pick<DailyPost, "minute" | "refused">,
  outcome: PostOutcome,
  now: number,
): { readonly at: number | undefined; readonly refused: RefusedPost | undefined } {
  const next = nextPost(daily, now);
  if (outcome.state === "posted") return { at: next, refused: undefined };
  if (outcome.state === "unavailable") {
    const again = afterOutage(next - DAY_MS, now);
    return { at: again > next - DAY_MS + LATE_MAX_MS ? next : again, refused: daily.refused };
  }
  const refused = refusedAgain(daily.refused, outcome.why, now);
  return { at: isGivenUp(refused) ? undefined : next, refused };
}

/** Posts what's due. */
export function dailyPosts(services: Services, places: KnownPlaces, invite: Invite): Looking {
  const { store, now, onFailure } = services;
  const due = postsDue(store);
  const settle = (key: string, at: number | undefined): Promise<unknown> =>
    at === undefined ? due.remove(key) : due.add(key, at);
  const attend = async (key: string, at: number): Promise<void> => {
    const daily = await attempt(services, places, { key, at, invite }).catch((error: unknown) => {
      onFailure(error);
      return now() + RETRY_MS;
    });
    await settle(key, daily);
  };
  const look = async (): Promise<void> => {
    for (;;) {
      const all = await due.until(now(), BATCH);
      await Promise.all(all.map(({ key, at }) => attend(key, at)));
      if (all.length < BATCH) return;
    }
  };
  return lookingEvery(LOOK_MS, look, onFailure);
}

interface Due {
  readonly key: string;
  readonly at: number;
  readonly invite: Invite;
}

/** Posts it, unless another process does; resolves to when to check again, undefined if no post is wanted any more. */
async function attempt(
  { store, log, now, post }: Services,
  places: KnownPlaces,
  { key, at, invite }: Due,
): Promise<number | undefined> {
  const { daily, off, language } = await places.of(key);
  if (!daily || isGivenUp(daily.refused)) return undefined;
  const next = nextPost(daily, now());
  const isLate = now() - (next - DAY_MS) > LATE_MAX_MS;
  if (isLate || off.includes("daily")) return next;
  if (!(await store.claim(`daily-post:${key}:${at}`, TURN_KEPT_MS))) return next;
  const { id, topic, server } = daily;
  const place: Place = {
    kind: daily.private ? "private" : "group",
    id,
    ...(topic !== undefined && { topic }),
    ...(server && { server }),
  };
  const locale = chosenLanguage(language).locale ?? nearestLocale(daily.locale);
  const platform = key.slice(0, key.indexOf(":"));
  const name = `daily-${Math.floor(now() / DAY_MS)}-${key.slice(-12)}`;
  const outcome = await post(platform, place, invite(locale), name);
  const after = afterPost(daily, outcome, now());
  if (after.refused !== daily.refused) await places.change(key, { kind: "refused", refused: after.refused });
  if (outcome.state === "refused" && after.refused) {
    const { since, days, why } = after.refused;
    const fields = { platform, place: id, since: new Date(since).toISOString(), days, why };
    log.info(
      fields,
      `the daily post was refused; it ${after.at === undefined ? "is off now" : "waits a day"}`,
    );
  }
  return after.at;
}
