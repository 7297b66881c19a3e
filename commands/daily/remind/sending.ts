// Sends due reminders in the background, in small batches and by one process at a time, so that a rush at seven o'clock
// doesn't slow down anyone else's answers.

import { nearestLocale } from "../../../src/infra/i18n/index.ts";
import { languageOf, ownerTag, type PlayerId, readPlayerId } from "../../../src/people/index.ts";
import { type Looking, lookingEvery } from "../../kit/looking.ts";
import type { Reminder } from "../day/document.ts";
import { readPerson } from "../day/person.ts";
import type { DailyServices } from "../day/services.ts";
import { changeReminder, ended, RETRY_MS, remindersDue, settleReminder, stepOf } from "./reminders.ts";
import { reminderView } from "./view.ts";

/** Interval between checks, in milliseconds. */
const LOOK_MS = 1_000;
/** Reminders sent per second by all processes together: half of Telegram's limit for a bot, and less of Discord's. */
const SENT_AT_ONCE = 15;
/** Batches checked per second when most needn't be sent: after an outage, or when people have played. */
const BATCHES_MAX = 40;
/** Longer than the clocks of the processes differ. */
const TURN_KEPT_MS = 30_000;

export function remindSender(services: DailyServices, lookMs = LOOK_MS): Looking {
  return lookingEvery(lookMs, () => sendDue(services), services.onFailure);
}

async function sendDue(services: DailyServices): Promise<void> {
  const { store, now } = services;
  const due = remindersDue(store);
  const seconds = Math.floor(now() / LOOK_MS);
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const keys = (await due.until(now(), SENT_AT_ONCE)).map(({ key }) => key);
    if (keys.length === 0) return;
    if (batch === 0 && !(await store.claim(`daily-reminders:${seconds}`, TURN_KEPT_MS))) return;
    const sent = await Promise.all(keys.map((key) => attend(services, key)));
    if (sent.includes(true)) return;
  }
}

/** Resolves to whether the platform was asked to send it. A failure doesn't delay the others. */
async function attend(services: DailyServices, key: string): Promise<boolean> {
  const { store, now, onFailure } = services;
  const due = remindersDue(store);
  const player = readPlayerId(key);
  if (!player) return !(await due.remove(key));
  try {
    const isSent = await remind(services, player);
    await settleReminder(store, player, now());
    return isSent;
  } catch (error) {
    onFailure(error);
    await due.add(key, now() + RETRY_MS).catch(onFailure);
    return false;
  }
}

async function remind(services: DailyServices, player: PlayerId): Promise<boolean> {
  const { store, now } = services;
  const person = await readPerson(store, player);
  const step = stepOf(person, now());
  if (step.kind !== "send") return false;
  const before = person.documents[0]?.reminder as Reminder;
  const { reminder } = step;
  // At most once: it's noted before sending, so a process that dies in between sends none that day.
  const isOurs = await changeReminder(store, player, (present) =>
    present.setAt === before.setAt && present.sentAt === before.sentAt && present.ended === undefined
      ? reminder
      : undefined,
  );
  if (!isOurs) return false;
  const outcome = await delivered(services, player, reminder);
  const isStill = (present: Reminder): boolean =>
    present.setAt === reminder.setAt && present.sentAt === reminder.sentAt;
  if (outcome === "refused")
    await changeReminder(store, player, (present) =>
      isStill(present) ? { ...present, ended: "refused" } : undefined,
    );
  if (outcome === "unavailable")
    // If the person ended it meanwhile, it stays ended.
    await changeReminder(store, player, (present) => {
      if (!isStill(present)) return undefined;
      return present.ended === "off" ? ended("off")(before) : before;
    });
  return true;
}

async function delivered(
  { store, privateChat, post }: DailyServices,
  player: PlayerId,
  reminder: Reminder,
): Promise<"posted" | "refused" | "unavailable"> {
  const { platform, id } = player;
  const chat = await privateChat(platform, id);
  if (chat.state === "unavailable") return "unavailable";
  if (chat.state !== "open") return "refused";
  const { locale = nearestLocale(reminder.locale) } = await languageOf(store, player);
  const view = reminderView(player, reminder, locale);
  return (await post(platform, chat.place, view, keyOf(player, reminder), "asked")).state;
}

/** The same for all tries within a day. */
function keyOf(player: PlayerId, { sentFor = 0 }: Reminder): string {
  return `remind-${sentFor}-${ownerTag(player)}`;
}
