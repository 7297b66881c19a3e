// The days that a person played in a row, told in one line.

import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { DailyPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";

/** How many days in a row the person has played by now; undefined where there is nothing to say. */
export async function streakLine(
  _services: DailyServices,
  _person: DailyPerson,
  _locale: Locale,
): Promise<string | undefined> {
  return undefined;
}
