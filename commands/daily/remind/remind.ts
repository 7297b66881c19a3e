// `/daily remind`: one private message a day, opt-in.

import type {
  ButtonPress,
  Caller,
  CommandCall,
  OptionSpec,
  PersonalData,
  PressHandler,
  Reply,
} from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { typedPattern, typedWords } from "../../../src/infra/i18n/typed-words.ts";
import { ownerTag, writePlayerId } from "../../../src/people/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { findZone, USUAL_ZONE } from "../../kit/time-zones.ts";
import { zoneOption, zoneRefusal } from "../../kit/zone-option.ts";
import { type DailyPerson, readPerson } from "../day/person.ts";
import type { DailyServices } from "../day/services.ts";
import {
  changeReminder,
  endReminders,
  remindersDue,
  setReminder,
  settleReminder,
  shownReminder,
} from "./reminders.ts";
import { REMIND_SCOPE, reminderWords, remindView } from "./view.ts";

export { remindSender } from "./sending.ts";
export { REMIND_SCOPE };

const TIME = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i;

/** A first filter for positional words; `readTimeOfDay` decides. */
export const TIME_WORDS = new RegExp(`${TIME.source}|^${typedPattern("typed-off")}$`, "iu");

export const REMIND_OPTIONS: readonly OptionSpec[] = [
  {
    type: "text",
    name: "time",
    description: "option-daily-time",
    maxLength: 20,
    suggests: false,
    takes: TIME_WORDS,
  },
  zoneOption("option-daily-zone"),
];

/** Sets, ends or shows the caller's reminder. */
export async function remindReply(services: DailyServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const before = await readPerson(services.store, caller);
  const known = shownReminder(before);
  if (options.time === undefined && options.zone === undefined) {
    await keepReminder(services, caller, before);
    return { type: "post", view: remindView(caller, known, caller.locale), audience: "caller" };
  }
  // With only a zone given, the time stays.
  const at = options.time === undefined ? known?.at : readTimeOfDay(options.time);
  if (at === "off") return ended(services, caller);
  if (at === undefined) return notice(badTime(options.time, caller.locale));
  const typed = options.zone ?? known?.zone;
  const zone = findZone(typed ?? USUAL_ZONE);
  if (typeof zone !== "string") return notice(zoneRefusal({ typed: typed ?? "", ...zone }, caller.locale));
  return setFor(services, caller, { at, zone, isNamed: typed !== undefined });
}

function badTime(typed: string | undefined, locale: Locale): string {
  return typed === undefined ? say(locale, "remind-none") : say(locale, "remind-bad-time", { typed });
}

async function setFor(
  services: DailyServices,
  caller: Caller,
  { at, zone, isNamed }: { readonly at: number; readonly zone: string; readonly isNamed: boolean },
): Promise<Reply> {
  const { locale } = caller;
  const chat = await services.privateChat(caller.platform, caller.id);
  if (chat.state === "none") return notice(say(locale, "remind-no-notifications"));
  if (chat.state === "refused") return notice(say(locale, "remind-cannot-write"));
  await setReminder(services, caller, { at, zone, locale });
  const person = await readPerson(services.store, caller);
  const how = isNamed ? [] : [say(locale, "remind-zone-how")];
  const view = remindView(caller, shownReminder(person), locale, [say(locale, "remind-how"), ...how]);
  return { type: "post", view, audience: "caller" };
}

async function ended({ store }: DailyServices, caller: Caller): Promise<Reply> {
  await endReminders(store, caller);
  const reminder = shownReminder(await readPerson(store, caller));
  return { type: "post", view: remindView(caller, reminder, caller.locale), audience: "caller" };
}

/** The buttons below a reminder and below its status; idempotent, however late they're pressed. */
export function remindPress(
  services: DailyServices,
  open: (press: ButtonPress) => Promise<Reply>,
): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    if (action.session !== ownerTag(caller)) return notYours(caller.locale);
    if (action.move === "play") return open(press);
    if (action.move === "end") return endPressed(services, press);
    return notice(say(caller.locale, "press-old-button"));
  };
}

async function endPressed(services: DailyServices, { caller }: ButtonPress): Promise<Reply> {
  await endReminders(services.store, caller);
  const reminder = shownReminder(await readPerson(services.store, caller));
  return { type: "edit", view: remindView(caller, reminder, caller.locale) };
}

/** The reminder's entry in the queue; the reminder itself is in the same document as the attempts. */
export function remindData({ store }: DailyServices): PersonalData {
  return {
    kinds: ["board:daily-reminders"],
    export: async () => ({}),
    remove: (person) => remindersDue(store).remove(writePlayerId(person)),
  };
}

/** The status of the person's reminder, for `/daily`; undefined if there's nothing to say. */
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

/** Updates a reminder's language, and its time in the queue, which is far off if it was set while the clock ran
 * ahead. */
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

/** Minutes after midnight; undefined if it isn't a time of day. */
export function readTimeOfDay(typed: string): number | "off" | undefined {
  const text = typed.trim().toLowerCase();
  if (typedWords("typed-off").includes(text)) return "off";
  const [, hours = "", minutes = "0", half] = TIME.exec(text) ?? [];
  if (hours === "" || Number(minutes) > 59) return undefined;
  const hour = half === undefined ? Number(hours) : ofHalf(Number(hours), half);
  return hour >= 0 && hour < 24 ? 60 * hour + Number(minutes) : undefined;
}

/** The hour of a 12-hour clock on the 24-hour clock; -1 if invalid. */
function ofHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}
