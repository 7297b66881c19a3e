// The days that a person played in a row, told in one line.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { dayOf } from "../day.ts";
import { type DailyPerson, daysOf, readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { type Streak, streakOf } from "./count.ts";

/** The person's streak by now, over all their accounts. */
export function streakOfPerson({ now }: Pick<DailyServices, "now">, person: DailyPerson): Streak {
  return streakOf(daysOf(person), dayOf(now()));
}

/** How many days in a row the person has played by now; undefined where there is nothing to say. */
export function streakLine(
  services: Pick<DailyServices, "now">,
  person: DailyPerson,
  locale: Locale,
): string | undefined {
  const { current, isPlayedToday, hasForgivenThisWeek } = streakOfPerson(services, person);
  if (current === 0) return undefined;
  const line = say(locale, isPlayedToday ? "streak-day" : "streak-so-far", { days: current });
  return hasForgivenThisWeek ? `${line} · ${say(locale, "streak-forgiven")}` : line;
}

/** The player's streak as a profile tells of it; undefined for who never finished a try. @throws StoreError */
export async function streakInProfile(
  services: Pick<DailyServices, "store" | "now">,
  player: PlayerId,
  locale: Locale,
): Promise<string | undefined> {
  const { current, longest } = streakOfPerson(services, await readPerson(services.store, player));
  return longest === 0 ? undefined : say(locale, "streak-profile", { current, longest });
}
