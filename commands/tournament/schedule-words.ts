// A schedule in words, from its cron line: what was typed may be in another language.

import { type Locale, say } from "../../src/infra/i18n/index.ts";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** `every Friday at 18:00`; what has no such words is told by its cron line. */
export function scheduleWords(cron: string, locale: Locale): string {
  const [minute = "", hour = "", date = "", month = "", weekday = ""] = cron.split(" ");
  const day = weekdayOf(weekday);
  const isWorded = /^\d+$/.test(minute) && /^\d+$/.test(hour) && month === "*";
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (isWorded && date === "*" && weekday === "*") return say(locale, "tournament-daily", { time });
  if (isWorded && date === "*" && day >= 0) return say(locale, "tournament-weekly", { time, day });
  if (isWorded && /^\d+$/.test(date) && weekday === "*")
    return say(locale, "tournament-monthly", { time, date: Number(date) });
  return say(locale, "tournament-by-cron", { cron });
}

/** Sunday is 0 (or 7); -1 for anything but one day. */
function weekdayOf(weekday: string): number {
  return /^[0-7]$/.test(weekday) ? Number(weekday) % WEEKDAYS.length : WEEKDAYS.indexOf(weekday);
}
