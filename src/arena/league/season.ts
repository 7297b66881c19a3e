// Seasons of the league: calendar months in UTC, the same everywhere.

import { DAY_MS } from "../../core/fairness/index.ts";

export interface Season {
  /** Such as `2026-11`. */
  readonly id: string;
  /** Start of the season, and of the one after it; Unix ms. */
  readonly begins: number;
  readonly ends: number;
}

const FORM = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONTHS = 12;

/** The season at a time, Unix ms. */
export function seasonAt(time: number): Season {
  const date = new Date(time);
  return seasonOfMonth(date.getUTCFullYear() * MONTHS + date.getUTCMonth());
}

/** The season with that id; undefined if it isn't a month. */
export function seasonOf(id: string): Season | undefined {
  const [, year, month] = FORM.exec(id) ?? [];
  return year === undefined ? undefined : seasonOfMonth(Number(year) * MONTHS + Number(month) - 1);
}

/** The season that many months earlier; by default the previous one. */
export function seasonBefore({ begins }: Season, months = 1): Season {
  const date = new Date(begins);
  return seasonOfMonth(date.getUTCFullYear() * MONTHS + date.getUTCMonth() - months);
}

/** A time on the last day, whose key the season's random numbers derive from. */
export function lastDayOf({ ends }: Season): number {
  return ends - DAY_MS / 2;
}

/** `months`: counted from year 0. */
function seasonOfMonth(months: number): Season {
  const [year, month] = [Math.floor(months / MONTHS), months % MONTHS];
  const begins = Date.UTC(year, month);
  const id = `${String(year).padStart(4, "0")}-${String(month + 1).padStart(2, "0")}`;
  return { id, begins, ends: Date.UTC(year, month + 1) };
}
