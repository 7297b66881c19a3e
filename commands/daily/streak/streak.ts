// The days that a person played in a row, told in one line.

import { readDownDays } from "../../../src/host/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../../src/players/index.ts";
import { dayOf } from "../day.ts";
import { type DailyPerson, daysOf, readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { type Streak, streakOf } from "./count.ts";

type Needed = Pick<DailyServices, "store" | "now">;

/** The person's streak by now, over all their accounts. @throws StoreError */
export async function streakOfPerson({ store, now }: Needed, person: DailyPerson): Promise<Streak> {
  const today = dayOf(now());
  const played = daysOf(person);
  // Most people whom this is asked of never played.
  const down = played.length === 0 ? [] : await readDownDays(store, today);
  return streakOf(played, today, down);
}

/** How many days in a row the person has played by now; undefined where there is nothing to say. */
export async function streakLine(
  services: Needed,
  person: DailyPerson,
  locale: Locale,
): Promise<string | undefined> {
  const streak = await streakOfPerson(services, person);
  const { current, isPlayedToday, hasForgivenThisWeek } = streak;
  if (current === 0) return undefined;
  const line = say(locale, isPlayedToday ? "streak-day" : "streak-so-far", { days: current });
  return hasForgivenThisWeek ? `${line} · ${say(locale, "streak-forgiven")}` : line;
}

/** The player's streak as a profile tells of it; undefined for who never finished a try. */
export async function streakInProfile(
  services: Needed,
  player: PlayerId,
  locale: Locale,
): Promise<string | undefined> {
  const { current, longest } = await streakOfPerson(services, await readPerson(services.store, player));
  return longest === 0 ? undefined : say(locale, "streak-profile", { current, longest });
}
