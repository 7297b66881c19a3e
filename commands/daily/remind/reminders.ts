// Reminders in the store: set, ended, and sent by one process of many.

import { dueQueue } from "../../../src/infra/due-queue.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { NEW_PLAYER_DAILY, PLAYER_DAILY, type Reminder } from "../document.ts";
import { type DailyPerson, readPerson } from "../person.ts";
import { nextAt, stepOf } from "./schedule.ts";

/** A platform that was away is asked again after so long, while the reminder is not too late. */
export const RETRY_MS = 120_000;

/** By account, `platform:id`: when to look at its reminder. The documents say what is due. */
export function remindersDue(store: Store) {
  return dueQueue(store, "daily-reminders");
}

/** Sets the reminder of this account, and ends those of the person's others. @throws StoreError */
export async function setReminder(
  { store, now }: { readonly store: Store; now(): number },
  player: PlayerId,
  wanted: Pick<Reminder, "at" | "zone"> & { readonly locale: Locale },
): Promise<void> {
  const setAt = now();
  const { at, zone, locale } = wanted;
  // Looked at in time, whatever becomes of the rest.
  await remindersDue(store).add(writePlayerId(player), nextAt(wanted, setAt));
  const { identities } = await readPerson(store, player);
  for (const other of identities.slice(1)) await changeReminder(store, other, ended("off"));
  await store.update(PLAYER_DAILY, writePlayerId(player), (document = NEW_PLAYER_DAILY) => {
    const { sentFor, sentAt } = document.reminder ?? {};
    const reminder: Reminder = {
      ...{ at, zone, locale, setAt, unanswered: 0 },
      ...(sentFor !== undefined && { sentFor }),
      ...(sentAt !== undefined && { sentAt }),
    };
    return { next: { ...document, reminder }, result: undefined };
  });
}

/** Ends the reminders of all accounts of the person; once more changes nothing. @throws StoreError */
export async function endReminders(store: Store, player: PlayerId): Promise<void> {
  const { identities } = await readPerson(store, player);
  for (const one of identities) await changeReminder(store, one, ended("off"));
}

/** The change that ends a reminder, for a reason. */
export function ended(why: NonNullable<Reminder["ended"]>) {
  return (reminder: Reminder): Reminder | undefined =>
    reminder.ended === why || (reminder.ended && why !== "off") ? undefined : { ...reminder, ended: why };
}

/** The reminder that a person would be shown: a running one, else the one that was set last. */
export function shownReminder({ documents }: DailyPerson): Reminder | undefined {
  const all = documents.flatMap(({ reminder }) => reminder ?? []);
  const rank = ({ ended: why, setAt }: Reminder): number => setAt + (why ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return all.sort((a, b) => rank(b) - rank(a))[0];
}

/** Compare-and-set: true for exactly one caller. `change`: undefined leaves it as it is. */
export function changeReminder(
  store: Store,
  player: PlayerId,
  change: (reminder: Reminder) => Reminder | undefined,
): Promise<boolean> {
  return store.update(PLAYER_DAILY, writePlayerId(player), (document) => {
    const next = document?.reminder && change(document.reminder);
    if (!document || !next) return { next: undefined, result: false };
    return { next: { ...document, reminder: next }, result: true };
  });
}

/** Schedules the next look at an account's reminder, or none. @throws StoreError */
export function settleReminder(store: Store, player: PlayerId, now: number): Promise<void> {
  return remindersDue(store).settle(writePlayerId(player), async () => {
    const step = stepOf(await readPerson(store, player), now);
    if (step.kind === "none") return undefined;
    return step.kind === "wait" ? step.at : now + RETRY_MS;
  });
}
