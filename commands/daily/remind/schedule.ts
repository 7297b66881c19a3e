// When a reminder is due, and whether it is to be sent then: pure, from a person's documents and the clock.

import { Cron } from "croner";
import { writePlayerId } from "../../../src/people/index.ts";
import { dayOf } from "../day.ts";
import type { PlayerDaily, Reminder } from "../document.ts";
import { type DailyPerson, daysOf } from "../person.ts";

/** Later than this it is no reminder any more. */
const LATE_MAX_MS = 2 * 3_600_000;
/** After so many without a try since the first of them, none follows. */
const UNANSWERED_MAX = 3;

/** What is to be done about a reminder. `at`: when to look again, Unix ms. */
export type Step =
  | { readonly kind: "none" }
  | { readonly kind: "wait"; readonly at: number }
  /** `reminder`: as it is to be stored before it is sent. */
  | { readonly kind: "send"; readonly reminder: Reminder };

/** The next time of a reminder after `after`, Unix ms. A time that a day lacks, because the clocks are put
 * forward, comes as much later; one that comes twice counts the first time. */
export function nextAt({ at, zone }: Pick<Reminder, "at" | "zone">, after: number): number {
  const line = `${at % 60} ${Math.floor(at / 60)} * * *`;
  const next = new Cron(line, { timezone: zone, mode: "5-part", paused: true }).nextRun(new Date(after));
  // Every line of a time of day has a next run.
  return next?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** What is to be done about the reminder of the person's first account. */
export function stepOf(person: DailyPerson, now: number): Step {
  const own = person.documents[0]?.reminder;
  if (!own || own.ended) return { kind: "none" };
  const due = nextAt(own, Math.max(now - LATE_MAX_MS, own.setAt));
  if (due > now) return { kind: "wait", at: due };
  const today = dayOf(now);
  if (dayOf(due) !== today || !isWanted(person, today)) return { kind: "wait", at: nextAt(own, now) };
  return { kind: "send", reminder: sent(own, person.documents, today, now) };
}

/** One a person and day, from the account where it was asked for last, and none once they have played. */
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
    ...{ ...own, unanswered, sentFor: today, sentAt: now },
    ...(unanswered >= UNANSWERED_MAX && { ended: "unanswered" as const }),
  };
}

/** Whether a try was begun since the last one; one from ahead of the clock says nothing. */
function isAnswered({ sentAt }: Reminder, documents: readonly PlayerDaily[], now: number): boolean {
  if (sentAt === undefined || sentAt > now) return true;
  const tries = documents.flatMap(({ minds, boards }) => [...minds, ...boards]);
  return tries.some(({ begunAt }) => begunAt >= sentAt);
}
