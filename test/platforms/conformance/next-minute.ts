// A weekly schedule that's due soon: the tests of schedules wait for a real clock, but not for a week.

const LEAST_MS = 15_000;
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Returns `weekly sat 18:04` in UTC: the next full minute that leaves enough time for the preparations. */
export function weeklyFromNextMinute(): string {
  const at = new Date(Math.ceil((Date.now() + LEAST_MS) / 60_000) * 60_000);
  return `weekly ${DAYS[at.getUTCDay()]} ${at.toISOString().slice(11, 16)}`;
}
