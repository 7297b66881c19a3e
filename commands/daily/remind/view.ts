// The text of a reminder, and its status.

import type { Button, View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";
import { zoneWords } from "../../kit/time-words.ts";
import type { Reminder } from "../day/document.ts";

export const REMIND_SCOPE = "dailyremind";

/** The message itself; the last one says that it's the last. */
export function reminderView(player: PlayerId, { ended }: Reminder, locale: Locale): View {
  const last = { type: "text", text: say(locale, "remind-last") } as const;
  const play = button(player, locale, "button-remind-play", "play");
  return {
    blocks: [{ type: "text", text: say(locale, "remind-message") }, ...(ended ? [last] : [])],
    buttons: [ended ? [play] : [play, button(player, locale, "button-remind-end", "end")]],
  };
}

/** The status of the person's reminder, with a button to end an active one. */
export function remindView(
  player: PlayerId,
  reminder: Reminder | undefined,
  locale: Locale,
  more: readonly string[] = [],
): View {
  const text = [reminderWords(reminder, locale) ?? say(locale, "remind-none"), ...more].join("\n");
  const end = button(player, locale, "button-remind-end", "end");
  return {
    blocks: [{ type: "text", text }],
    ...(reminder && !reminder.ended && { buttons: [[end]] }),
  };
}

/** The status in one line; undefined if the person never set one. */
export function reminderWords(reminder: Reminder | undefined, locale: Locale): string | undefined {
  if (!reminder) return undefined;
  const { at, zone, ended } = reminder;
  return ended
    ? say(locale, "remind-ended", { ended })
    : say(locale, "remind-on", { time: clockWords(at), zone: zoneWords(zone) });
}

function clockWords(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function button(player: PlayerId, locale: Locale, label: MessageId, move: string): Button {
  const action = { scope: REMIND_SCOPE, session: ownerTag(player), turn: 0, move };
  return { label: say(locale, label), action };
}
