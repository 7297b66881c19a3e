// A month of the league in a few sentences: who leads and since when, what changed, and the closest race.

import { dateWords } from "../../../commands/kit/time-words.ts";
import { entrantName, headOf } from "../../../commands/league/index.ts";
import { type LeagueTable, leadOf, seasonBefore, type TableEntrant } from "../../arena/league/index.ts";
import { sentences } from "../../infra/i18n/phrases.ts";
import type { Site, Visit } from "../page/page.ts";
import type { Shelf } from "./shelf.ts";

/** Races further down the table aren't news. */
const RACES = 10;

/** @throws StoreError. */
export async function storyOf({ app }: Site, visit: Visit, { game, season, table }: Shelf): Promise<string> {
  const before = await app.league.table(game, seasonBefore(season));
  const hasLeader = !table.isOver && table.rows[1]?.rank !== 1;
  const { store, now } = app.services;
  const lead = hasLeader ? await leadOf(store, table, now()) : undefined;
  return sentences([
    headOf(table, visit.locale),
    ...(lead ? [visit.say("web-arena-since", { date: dateWords(lead.since, visit.locale) })] : []),
    ...(before ? changes(table, before, visit) : []),
    ...closest(table, visit),
  ]);
}

/** Where the last winner is now, and how many are new. */
function changes(table: LeagueTable, before: LeagueTable, { say, locale }: Visit): readonly string[] {
  const known = new Set(before.entrants.map(({ id }) => id));
  const fresh = table.rows.filter(({ entrant }) => !known.has(table.entrants[entrant]?.id ?? "")).length;
  const [first, second] = before.rows;
  const winner = first && second?.rank !== 1 ? before.entrants[first.entrant] : undefined;
  const row = table.rows.find(({ entrant }) => table.entrants[entrant]?.id === winner?.id);
  const isShown = row !== undefined && winner?.name !== undefined;
  return [
    ...(isShown ? [say("web-arena-before", { name: entrantName(winner, locale), rank: row.rank })] : []),
    ...(fresh > 0 ? [say("web-arena-new", { count: fresh })] : []),
  ];
}

/** The two neighbours with the fewest points between them. */
function closest({ rows, entrants }: LeagueTable, { say, locale }: Visit): readonly string[] {
  const races = rows.slice(1, RACES).map((row, at) => {
    const ahead = rows[at] ?? row;
    return { ahead, row, points: Math.round(ahead.strength - row.strength) };
  });
  const [race] = races.toSorted((one, other) => one.points - other.points);
  if (!race) return [];
  const name = (number: number): string => entrantName(entrants[number] as TableEntrant, locale);
  const { ahead, row, points } = race;
  const words = { first: name(ahead.entrant), second: name(row.entrant), rank: ahead.rank, points };
  return [say("web-arena-closest", words)];
}
