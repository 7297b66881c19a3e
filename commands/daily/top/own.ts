// The person's rank on the lists of a day, which only they see. Also what follows the end of an attempt, repeated
// whenever that end is shown: they enter the lists.

import { type Button, type Caller, placeKey } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  type DailyChallenge,
  type DailyList,
  isShownIn,
  noteSeenIn,
  rankOf,
  readLeaderboard,
  shownOf,
} from "../../../src/people/index.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { showMeButton } from "../../kit/list-me.ts";
import { type DailyPerson, readPerson } from "../day/person.ts";
import type { DailyServices, TryEnded } from "../day/services.ts";
import { dayList, enterLists, figureOf } from "./lists.ts";

export interface OwnPlace {
  readonly text: string;
  /** Hidden only by their own choice, which one press changes. */
  readonly isHidden?: true;
}

/** The caller's rank on a list; otherwise what's missing, and how to get it. */
export async function ownPlace(services: DailyServices, caller: Caller, list: DailyList): Promise<OwnPlace> {
  const { store } = services;
  const { locale } = caller;
  const person = await readPerson(store, caller);
  const figure = figureOf(person, list.what, list.day);
  if (!figure) return { text: say(locale, "daily-top-none") };
  const shown = await shownOf(store, caller);
  const result = { result: figure.text };
  if (!shown) return { text: say(locale, "daily-top-private", result), isHidden: true };
  if (!isShownIn(shown, list.place)) return { text: say(locale, "daily-top-not-here", result) };
  // They may have agreed since, or a process may have died before adding the entry.
  await enterLists(services, caller, { whats: [list.what], days: [list.day] });
  const scope = list.place === "everywhere" ? "everywhere" : "here";
  const text = await placeWords(services, person, list, { scope, locale });
  return { text: text ?? say(locale, "daily-top-none") };
}

async function placeWords(
  services: DailyServices,
  person: DailyPerson,
  list: DailyList,
  { scope, locale }: { readonly scope: "here" | "everywhere"; readonly locale: Locale },
): Promise<string | undefined> {
  const board = dayList(services, list);
  const page = await readLeaderboard(services.store, board);
  const ranks = await rankOf(services.store, board, page, person.player);
  return ranks && say(locale, "daily-top-place", { scope, place: formatRank(ranks), count: page.count });
}

/** The caller's rank on the widest list they're on, for the message of a finished attempt; empty if they let no one see
 * them. */
export async function ownPlaces(
  services: DailyServices,
  caller: Caller,
  what: DailyChallenge,
  day: number,
): Promise<readonly string[]> {
  if (!(await shownOf(services.store, caller))) return [];
  const words = await placeWords(
    services,
    await readPerson(services.store, caller),
    { what, day, place: "everywhere" },
    { scope: "everywhere", locale: caller.locale },
  );
  return words === undefined ? [] : [words];
}

interface Unlisted {
  readonly lines: readonly string[];
  readonly buttons: readonly Button[];
}

/** Empty if the person is on any list, here or elsewhere. */
export async function unlisted({ store }: Pick<DailyServices, "store">, caller: Caller): Promise<Unlisted> {
  if (await shownOf(store, caller)) return { lines: [], buttons: [] };
  const { locale } = caller;
  return { lines: [say(locale, "daily-unlisted")], buttons: [showMeButton(locale)] };
}

/** Called after an attempt is stored as ended, and again whenever it's shown, so everything here is idempotent.
 * Failures are only reported, because the attempt itself is already stored. */
export async function tryEnded(services: DailyServices, ended: TryEnded): Promise<void> {
  await enterTop(services, ended).catch(services.onFailure);
}

/** Enters an attempt that has just ended on the day's lists, if the person agreed to be listed. */
async function enterTop(services: DailyServices, { what, day, caller, place }: TryEnded): Promise<void> {
  await noteSeenIn(services.store, caller, placeKey(caller, place), services.now());
  await enterLists(services, caller, { whats: [what], days: [day] });
}
