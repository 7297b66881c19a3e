// Seasons of the league: months of the calendar in UTC, so that no clock of a place moves their ends.

import { DAY_MS } from "../../core/fairness/index.ts";

export interface Season {
  /** Such as `2026-11`. */
  readonly id: string;
  /** Unix ms of its first moment, and of the first one after it. */
  readonly begins: number;
  readonly ends: number;
}

const FORM = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONTHS = 12;

/** The season of a time, in Unix ms. */
export function seasonAt(time: number): Season {
  const date = new Date(time);
  return seasonOfMonth(date.getUTCFullYear() * MONTHS + date.getUTCMonth());
}

/** The season that is called so; undefined for what is no month. */
export function seasonOf(id: string): Season | undefined {
  const [, year, month] = FORM.exec(id) ?? [];
  return year === undefined ? undefined : seasonOfMonth(Number(year) * MONTHS + Number(month) - 1);
}

/** The season so many months before; default: the one before. */
export function seasonBefore({ begins }: Season, months = 1): Season {
  const date = new Date(begins);
  return seasonOfMonth(date.getUTCFullYear() * MONTHS + date.getUTCMonth() - months);
}

/** A time on the last day, by whose key its dice are drawn. */
export function lastDayOf({ ends }: Season): number {
  return ends - DAY_MS / 2;
}

/** `months`: counted from the year 0. */
function seasonOfMonth(months: number): Season {
  const [year, month] = [Math.floor(months / MONTHS), months % MONTHS];
  const begins = Date.UTC(year, month);
  const id = `${String(year).padStart(4, "0")}-${String(month + 1).padStart(2, "0")}`;
  return { id, begins, ends: Date.UTC(year, month + 1) };
}
