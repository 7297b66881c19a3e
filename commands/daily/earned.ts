// What somebody earns by a try of the daily challenge.

import { scoreOf } from "./mind/tries.ts";
import { boardTryOf, mindTryOf, readPerson } from "./person.ts";
import type { DailyServices, TryEnded } from "./services.ts";
import { streakOfPerson } from "./streak/streak.ts";

/** Points ahead after 20 rounds: more than two standard deviations of luck. */
const CLEARLY_AHEAD = 8;
const WEEK_DAYS = 7;

/** Called as often as a try is told to have ended. @throws StoreError */
export async function noteEarned(services: DailyServices, { what, day, caller }: TryEnded): Promise<void> {
  const { milestones } = services;
  const person = await readPerson(services.store, caller);
  const mind = what === "mind" ? mindTryOf(person, day)?.found : undefined;
  const { won, lost } = mind ? scoreOf(mind) : { won: 0, lost: 0 };
  if (won - lost >= CLEARLY_AHEAD) await milestones?.earn(caller, "mind");
  const board = what === "board" ? boardTryOf(person, day)?.found.result : undefined;
  if (board?.ending === "won" && board.hints === 0) await milestones?.earn(caller, "board");
  if (streakOfPerson(services, person).current >= WEEK_DAYS) await milestones?.earn(caller, "week");
}
