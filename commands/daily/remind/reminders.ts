// Reminders in the store: set, ended, and sent by one of many processes. When one is due, and whether it should then be
// sent, follows from a person's documents and the clock.

import { Cron } from "croner";
import { dueQueue } from "../../../src/infra/due-queue.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { dayOf } from "../day/day.ts";
import { NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily, type Reminder } from "../day/document.ts";
import { type DailyPerson, daysOf, readPerson } from "../day/person.ts";

/** An unreachable platform is retried after this long, unless the reminder would be too late. */
export const RETRY_MS = 120_000;

/** By account, `platform:id`: when to check its reminder. The documents say what's due. */
export function remindersDue(store: Store) {
  return dueQueue(store, "daily-reminders");
}

/** Sets the reminder of this account, and ends those of the person's other accounts. @throws StoreError */
export async function setReminder(
  { store, now }: { readonly store: Store; now(): number },
  player: PlayerId,
  wanted: Pick<Reminder, "at" | "zone"> & { readonly locale: Locale },
): Promise<void> {
  const setAt = now();
  const { at, zone, locale } = wanted;
  // Queued first, so that it's checked in time even if the rest fails.
  await remindersDue(store).add(writePlayerId(player), nextAt(wanted, setAt));
  const { identities } = await readPerson(store, player);
  for (const other of identities.slice(1)) await changeReminder(store, other, ended("off"));
  await store.update(PLAYER_DAILY, writePlayerId(player), (document = NEW_PLAYER_DAILY) => {
    const { sentFor, sentAt } = document.reminder ?? {};
    const reminder: Reminder = {
      at,
      zone,
      locale,
      setAt,
      unanswered: 0,
      ...(sentFor !== undefined && { sentFor }),
      ...(sentAt !== undefined && { sentAt }),
    };
    return { next: { ...document, reminder }, result: undefined };
  });
}

/** Ends the reminders of all the person's accounts; idempotent. @throws StoreError */
export async function endReminders(store: Store, player: PlayerId): Promise<void> {
  const { identities } = await readPerson(store, player);
  for (const one of identities) await changeReminder(store, one, ended("off"));
}

/** The change that ends a reminder, for a reason. */
export function ended(why: NonNullable<Reminder["ended"]>) {
  return (reminder: Reminder): Reminder | undefined =>
    reminder.ended === why || (reminder.ended && why !== "off") ? undefined : { ...reminder, ended: why };
}

/** The reminder to show to a person: the active one, otherwise the one set last. */
export function shownReminder({ documents }: DailyPerson): Reminder | undefined {
  const all = documents.flatMap(({ reminder }) => reminder ?? []);
  const rank = ({ ended: why, setAt }: Reminder): number => setAt + (why ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return all.sort((a, b) => rank(b) - rank(a))[0];
}

/** Compare-and-set: true for exactly one caller. If `change` returns undefined, the reminder stays as it is. */
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

/** Schedules the next check of an account's reminder, or none. @throws StoreError */
export function settleReminder(store: Store, player: PlayerId, now: number): Promise<void> {
  return remindersDue(store).settle(writePlayerId(player), async () => {
    const step = stepOf(await readPerson(store, player), now);
    if (step.kind === "none") return undefined;
    return step.kind === "wait" ? step.at : now + RETRY_MS;
  });
}

/** A reminder later than this isn't sent. */
const LATE_MAX_MS = 2 * 3_600_000;
/** After this many without an attempt since the first of them, no more are sent. */
const UNANSWERED_MAX = 3;

/** What to do about a reminder. `at`: when to check again, Unix ms. */
export type Step =
  | { readonly kind: "none" }
  | { readonly kind: "wait"; readonly at: number }
  /** `reminder`: as it should be stored before it's sent. */
  | { readonly kind: "send"; readonly reminder: Reminder };

/** The next time of a reminder after `after`, Unix ms. A time skipped when the clocks go forward is shifted by the same
 * amount; one that occurs twice counts the first time. */
export function nextAt({ at, zone }: Pick<Reminder, "at" | "zone">, after: number): number {
  const line = `${at % 60} ${Math.floor(at / 60)} * * *`;
  const next = new Cron(line, { timezone: zone, mode: "5-part", paused: true }).nextRun(new Date(after));
  // A daily cron line always has a next run.
  return next?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** What to do about the reminder of the person's first account. */
export function stepOf(person: DailyPerson, now: number): Step {
  const own = person.documents[0]?.reminder;
  if (!own || own.ended) return { kind: "none" };
  const due = nextAt(own, Math.max(now - LATE_MAX_MS, own.setAt));
  if (due > now) return { kind: "wait", at: due };
  const today = dayOf(now);
  if (dayOf(due) !== today || !isWanted(person, today)) return { kind: "wait", at: nextAt(own, now) };
  return { kind: "send", reminder: sent(own, person.documents, today, now) };
}

/** One per person and day, from the account on which it was set last, and none once they've played. */
function isWanted(person: DailyPerson, today: number): boolean {
  const { identities, documents } = person;
  if (documents.some(({ reminder }) => reminder?.sentFor === today)) return false;
  if (daysOf(person).some(([first, last]) => first <= today && today <= last)) return false;
  const running = identities.flatMap((identity, at) => {
    const { reminder } = documents[at] ?? {};
    return reminder && !reminder.ended ? [{ name: writePlayerId(identity), setAt: reminder.setAt }] : [];
  });
  running.sort((a, b) => b.setAt - a.setAt || (a.name < b.name ? -1 : 1));
  return running[0]?.name === writePlayerId(identities[0] as DailyPerson["listed"]);
}

function sent(own: Reminder, documents: readonly PlayerDaily[], today: number, now: number): Reminder {
  const unanswered = (isAnswered(own, documents, now) ? 0 : own.unanswered) + 1;
  return {
    ...own,
    unanswered,
    sentFor: today,
    sentAt: now,
    ...(unanswered >= UNANSWERED_MAX && { ended: "unanswered" as const }),
  };
}

/** Whether an attempt was started since the last reminder; a reminder dated in the future proves nothing. */
function isAnswered({ sentAt }: Reminder, documents: readonly PlayerDaily[], now: number): boolean {
  if (sentAt === undefined || sentAt > now) return true;
  const tries = documents.flatMap(({ minds, boards }) => [...minds, ...boards]);
  return tries.some(({ begunAt }) => begunAt >= sentAt);
}
