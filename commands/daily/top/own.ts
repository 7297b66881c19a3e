// Where a person stands on the lists of a day, told to them alone.

import type { Caller } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  type Consent,
  consentOf,
  type DailyChallenge,
  type DailyList,
  isShownIn,
  rankOf,
  readLeaderboard,
} from "../../../src/people/index.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { type DailyPerson, readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { figureOf } from "./figures.ts";
import { dayList, enterLists } from "./lists.ts";

export interface OwnPlace {
  readonly text: string;
  /** Only for want of consent: a press changes it. */
  readonly isHidden?: true;
}

/** The caller's place on a list; else what is missing, and how to get it. */
export async function ownPlace(services: DailyServices, caller: Caller, list: DailyList): Promise<OwnPlace> {
  const { store } = services;
  const { locale } = caller;
  const person = await readPerson(store, caller);
  const figure = figureOf(store, person, list.what, list.day);
  if (!figure) return { text: say(locale, "daily-top-none") };
  const consent = await consentOf(store, caller);
  if (!consent || !isShownIn(consent, list.place))
    return { text: say(locale, hiddenWords(consent, list), { result: figure.text }), isHidden: true };
  // It may have been agreed to since, or its entry lost with a process.
  await enterLists(services, caller, { whats: [list.what], days: [list.day] });
  const scope = list.place === "everywhere" ? "everywhere" : "here";
  const text = await placeWords(services, person, list, { scope, locale });
  return { text: text ?? say(locale, "daily-top-none") };
}

function hiddenWords(consent: Consent | undefined, { place }: DailyList) {
  if (!consent) return "daily-top-private";
  return place === "everywhere" ? "daily-top-place-only" : "daily-top-not-here";
}

async function placeWords(
  services: DailyServices,
  person: DailyPerson,
  list: DailyList,
  { scope, locale }: { readonly scope: "here" | "everywhere" | "last"; readonly locale: Locale },
): Promise<string | undefined> {
  const board = dayList(services, list);
  const page = await readLeaderboard(services.store, board);
  const ranks = await rankOf(services.store, board, page, person.identities);
  return ranks && say(locale, "daily-top-place", { scope, place: formatRank(ranks), count: page.count });
}

/** The caller's place where they are listed farthest, for the message of a try that is over: none for
 * who lets nobody see them. */
export async function ownPlaces(
  services: DailyServices,
  caller: Caller,
  what: DailyChallenge,
  day: number,
): Promise<readonly string[]> {
  const consent = await consentOf(services.store, caller);
  const [last] = consent?.places ?? [];
  const scope = consent?.level === "everyone" ? "everywhere" : "last";
  const place = scope === "everywhere" ? scope : last;
  if (place === undefined) return [];
  const words = await placeWords(
    services,
    await readPerson(services.store, caller),
    { what, day, place },
    { scope, locale: caller.locale },
  );
  return words === undefined ? [] : [words];
}
