// The lists of a day: an index over people's own documents, repaired on every read.

import {
  consentOf,
  type DailyChallenge,
  type DailyList,
  dailyList,
  isShownIn,
  listedDays,
  listedUnder,
  type PlayerId,
  ranksAmong,
  readPlayerId,
  setDailyScore,
  writePlayerId,
} from "../../../src/people/index.ts";
import { type DailyPerson, readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { figureOf } from "./figures.ts";

type Needed = Pick<DailyServices, "store" | "now">;

interface Listed {
  /** `platform:id`; of linked accounts that of this place, or the one under which they are listed. */
  readonly player: string;
  readonly name: string;
  readonly score: number;
  readonly text: string;
}

interface RankedLine extends Listed {
  /** First and last of the shared ranks. */
  readonly ranks: readonly [number, number];
}

export interface DayRanking {
  /** The best, at most forty. */
  readonly ranked: readonly RankedLine[];
  readonly count: number;
}

/** Documents, and index entries, read for a list. */
const LOOKED_AT = 40;
const COUNTED_MAX = 1_000;

/** The best of a list, checked against what people keep and allow now. */
export async function readList(services: Needed, list: DailyList): Promise<DayRanking> {
  const entries = await dailyList(services.store, list).top(COUNTED_MAX);
  const looked = entries.slice(0, LOOKED_AT);
  const found = await Promise.all(looked.map((entry) => presentLine(services, list, entry)));
  // Both accounts of a link made since: one line.
  const present = [...new Map(found.flatMap((one) => (one ? [[one.player, one]] : []))).values()];
  present.sort((x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"));
  const ranked = present.map((one): RankedLine => ({ ...one, ranks: ranksAmong(present, one.score) }));
  return { ranked, count: entries.length - (looked.length - ranked.length) };
}

/** The person's ranks in a list that was just read; undefined where they are not on it. */
export async function ranksIn(
  { store }: Needed,
  list: DailyList,
  { ranked }: DayRanking,
  identities: readonly PlayerId[],
): Promise<readonly [number, number] | undefined> {
  const me = memberOf(list, identities);
  const shown = ranked.find(({ player }) => player === me);
  if (shown) return shown.ranks;
  const entries = await dailyList(store, list).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => member === me);
  return mine && ranksAmong(entries, mine.score);
}

/** Linked accounts are one line: here the account of this platform, everywhere always the same one of
 * them, because its name must not depend on who asks. The first of `identities` is who asks. */
function memberOf({ place }: DailyList, identities: readonly PlayerId[]): string {
  return writePlayerId(place === "everywhere" ? listedUnder(identities) : (identities[0] as PlayerId));
}

/** The entry checked against the documents; a stale one is removed, or put right. */
async function presentLine(
  services: Needed,
  list: DailyList,
  { member, score }: { readonly member: string; readonly score: number },
): Promise<Listed | undefined> {
  const { store, now } = services;
  const player = readPlayerId(member);
  const line = player && (await lineOf(services, list, await readPerson(store, player)));
  if (line?.player !== member) await dailyList(store, list).remove(member);
  if (line && (line.player !== member || line.score !== score))
    await setDailyScore(store, list, { member: line.player, score: line.score, now: now() });
  return line;
}

/** The person's line, by what they keep and allow. */
async function lineOf({ store }: Needed, list: DailyList, person: DailyPerson): Promise<Listed | undefined> {
  const figure = figureOf(store, person, list.what, list.day);
  const member = memberOf(list, person.identities);
  const player = figure && readPlayerId(member);
  const consent = player && (await consentOf(store, player));
  if (!figure || !consent || !isShownIn(consent, list.place)) return undefined;
  return { player: member, name: consent.name, ...figure };
}

/** Enters the person on the lists of these days, wherever they let themselves be seen. */
export async function enterLists(
  services: Needed,
  player: PlayerId,
  wanted: { readonly whats: readonly DailyChallenge[]; readonly days: readonly number[] },
): Promise<void> {
  const { store, now } = services;
  const consent = await consentOf(store, player);
  if (!consent) return;
  const person = await readPerson(store, player);
  const places = ["everywhere", ...consent.places].filter((place) => isShownIn(consent, place));
  const lists = wanted.days.flatMap((day) =>
    wanted.whats.flatMap((what) => places.map((place): DailyList => ({ what, day, place }))),
  );
  await Promise.all(
    lists.map(async (list) => {
      const figure = figureOf(store, person, list.what, list.day);
      const member = memberOf(list, person.identities);
      if (figure) await setDailyScore(store, list, { member, score: figure.score, now: now() });
    }),
  );
}

/** Enters a person anew, after their accounts were joined or parted. */
export function relistDaily(services: Needed, player: PlayerId): Promise<void> {
  return enterLists(services, player, { whats: ["mind", "board"], days: listedDays(services.now()) });
}
