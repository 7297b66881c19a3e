// Ranking periods in UTC: ISO 8601 weeks (from Monday), months, and all time.

export const PERIODS = ["week", "month", "all"] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Name of the period that contains `atMs` (since 1970): `2026-W47`, `2026-11`, `all`. */
export function periodName(period: Period, atMs: number): string {
  if (period === "all") return "all";
  if (period === "month") return new Date(atMs).toISOString().slice(0, 7);
  // An ISO week belongs to the year of its Thursday.
  const thursday = new Date(weekStart(atMs) + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** Milliseconds left in the period at `atMs`; undefined for `all`. */
export function periodLeftMs(period: Period, atMs: number): number | undefined {
  if (period === "all") return undefined;
  return (period === "week" ? weekStart(atMs) + WEEK_MS : monthStart(atMs, 1)) - atMs;
}

/** Returns the start and end of the calendar month that contains `atMs`. */
export function monthOf(atMs: number): readonly [from: number, to: number] {
  return [monthStart(atMs, 0), monthStart(atMs, 1)];
}

function weekStart(atMs: number): number {
  const midnight = Math.floor(atMs / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return midnight - sinceMonday * DAY_MS;
}

function monthStart(atMs: number, later: number): number {
  const date = new Date(atMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
}
