// The lists of a day, from people's stored attempts.

import {
  type DailyChallenge,
  type DailyList,
  dailyIndex,
  isShownIn,
  type Leaderboard,
  type Listed,
  listedDays,
  type PlayerId,
  setScore,
  shownOf,
  writePlayerId,
} from "../../../src/people/index.ts";
import { announcedAt } from "../day/day.ts";
import { boardTryOf, type DailyPerson, mindTryOf, readPerson } from "../day/person.ts";
import { clockOf, isWhole, scoreOf, secondsOf } from "../day/results.ts";
import type { DailyServices } from "../day/services.ts";

type Needed = Pick<DailyServices, "store" | "now">;

export interface DayLine extends Listed {
  readonly text: string;
}

/** A list, from what people currently have stored and allow. */
export function dayList({ store, now }: Needed, list: DailyList): Leaderboard<DayLine> {
  return {
    index: dailyIndex(list, now()),
    lineOf: async (entry) => {
      const person = await readPerson(store, entry);
      const figure = figureOf(person, list.what, list.day);
      const shown = figure && (await shownOf(store, entry));
      if (!figure || !shown || !isShownIn(shown, list.place)) return undefined;
      return { player: writePlayerId(entry), name: shown.name, ...figure };
    },
  };
}

/** Enters a shown person on the lists of these days. */
export async function enterLists(
  services: Needed,
  player: PlayerId,
  wanted: { readonly whats: readonly DailyChallenge[]; readonly days: readonly number[] },
): Promise<void> {
  const { store, now } = services;
  const shown = await shownOf(store, player);
  if (!shown) return;
  const person = await readPerson(store, player);
  const places = ["everywhere", ...shown.places];
  const lists = wanted.days.flatMap((day) =>
    wanted.whats.flatMap((what) => places.map((place): DailyList => ({ what, day, place }))),
  );
  await Promise.all(
    lists.map(async (list) => {
      const figure = figureOf(person, list.what, list.day);
      if (figure) await setScore(store, dailyIndex(list, now()), writePlayerId(player), figure.score);
    }),
  );
}

/** Updates a person's entries. */
export function relistDaily(services: Needed, player: PlayerId): Promise<void> {
  return enterLists(services, player, { whats: ["mind", "board"], days: listedDays(services.now()) });
}

export interface Figure {
  /** Higher is better; equal scores share a rank. */
  readonly score: number;
  readonly text: string;
}

/** Undefined without an attempt that counts: it has to end before the day's answers are published, and a board has to
 * be cleared. */
export function figureOf(person: DailyPerson, what: DailyChallenge, day: number): Figure | undefined {
  return what === "board" ? boardFigure(person, day) : mindFigure(person, day);
}

function boardFigure(person: DailyPerson, day: number): Figure | undefined {
  const found = boardTryOf(person, day);
  const seconds = found && secondsOf(found);
  if (!found?.result || seconds === undefined || !isInTime(day, found.result.endedAt)) return undefined;
  return { score: -seconds, text: clockOf(seconds) };
}

function mindFigure(person: DailyPerson, day: number): Figure | undefined {
  const found = mindTryOf(person, day);
  if (!found || !isWhole(found) || !isInTime(day, found.endedAt)) return undefined;
  const { won, lost } = scoreOf(found);
  return { score: won - lost, text: `${won}:${lost}` };
}

function isInTime(day: number, endedAt: number | undefined): boolean {
  return endedAt !== undefined && endedAt < announcedAt(day);
}
