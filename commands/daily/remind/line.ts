// A person's reminder as `/daily` tells of it.

import type { Caller } from "../../../src/chat/index.ts";
import type { DailyPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { changeReminder, settleReminder, shownReminder } from "./reminders.ts";
import { reminderWords } from "./view.ts";

/** How the person's reminder stands, for `/daily`; undefined where there is nothing to say. */
export async function reminderLine(
  services: DailyServices,
  caller: Caller,
  person: DailyPerson,
): Promise<string | undefined> {
  const reminder = shownReminder(person);
  if (!reminder || reminder.ended === "off") return undefined;
  await keepReminder(services, caller, person);
  return reminderWords(reminder, caller.locale);
}

/** Brings the language of a reminder up to date, and its time in the queue: a clock that was ahead for a while
 * may have put it far off. */
export async function keepReminder(
  { store, now }: DailyServices,
  caller: Caller,
  person: DailyPerson,
): Promise<void> {
  const own = person.documents[0]?.reminder;
  if (!own || own.ended) return;
  const { locale } = caller;
  if (own.locale !== locale) await changeReminder(store, caller, (one) => ({ ...one, locale }));
  await settleReminder(store, caller, now());
}
