// The person's rank on the lists of a day, which only they see. Also what follows the end of an attempt, repeated
// whenever that end is shown: they enter the lists.

import { type Button, type Caller, type Place, placeKey } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  type Consent,
  consentOf,
  type DailyChallenge,
  type DailyList,
  isShownIn,
  noteSeenIn,
  rankOf,
  readLeaderboard,
} from "../../../src/people/index.ts";
import { formatRank } from "../../kit/format-rank.ts";
import { showMeButton } from "../../kit/list-me.ts";
import { type DailyPerson, readPerson } from "../day/person.ts";
import type { DailyServices, TryEnded } from "../day/services.ts";
import { dayList, enterLists, figureOf } from "./lists.ts";

export interface OwnPlace {
  readonly text: string;
  /** Hidden only because consent is missing; a press gives it. */
  readonly isHidden?: true;
}

/** The caller's rank on a list; otherwise what's missing, and how to get it. */
export async function ownPlace(services: DailyServices, caller: Caller, list: DailyList): Promise<OwnPlace> {
  const { store } = services;
  const { locale } = caller;
  const person = await readPerson(store, caller);
  const figure = figureOf(store, person, list.what, list.day);
  if (!figure) return { text: say(locale, "daily-top-none") };
  const consent = await consentOf(store, caller);
  if (!consent || !isShownIn(consent, list.place))
    return { text: say(locale, hiddenWords(consent, list), { result: figure.text }), isHidden: true };
  // They may have agreed since, or a process may have died before adding the entry.
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
  const ranks = await rankOf(services.store, board, page, person.listed);
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

interface Unlisted {
  readonly lines: readonly string[];
  readonly buttons: readonly Button[];
}

/** Empty if the person is on any list, here or elsewhere. */
export async function unlisted(
  { store }: Pick<DailyServices, "store">,
  caller: Caller,
  { kind }: Pick<Place, "kind">,
): Promise<Unlisted> {
  if (await consentOf(store, caller)) return { lines: [], buttons: [] };
  const { locale } = caller;
  const scope = kind === "private" ? "everywhere" : "here";
  return { lines: [say(locale, "daily-unlisted")], buttons: [showMeButton(scope, locale)] };
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
