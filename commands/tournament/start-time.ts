// When a tournament starts, as people type it: `18:00`, `2026-11-28 18:00` or `in 2h`.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MAX_MS = 366 * DAY_MS;

const LATER = /^in (?:(\d{1,3}) ?d)? ?(?:(\d{1,4}) ?h)? ?(?:(\d{1,5}) ?m(?:in)?)?$/i;
const LOCAL = /^(?:(\d{4})-(\d\d?)-(\d\d?)[ t])?(\d\d?)[:.](\d\d)$/i;

/** A first filter for options without their names; `readStart` decides. */
export const START_WORDS = /^in \d.*$|^\d{4}-\d\d?-\d\d?(?:[ t]\d\d?[:.]\d\d)?$|^\d\d?:\d\d$/i;

/** Unix ms, or why it's no start. Times of day are the zone's; without a date it's the next such time. */
export function readStart(
  typed: string,
  zone: string,
  now: number,
): number | "unreadable" | "past" | "too-far" {
  const text = typed.normalize("NFKC").trim().replaceAll(/\s+/g, " ");
  const at = laterOf(text, now) ?? localOf(text, zone, now);
  if (at === undefined) return "unreadable";
  if (at <= now) return "past";
  return at - now > AHEAD_MAX_MS ? "too-far" : at;
}

function laterOf(text: string, now: number): number | undefined {
  const parts = LATER.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return undefined;
  const [days, hours, minutes] = parts.map((part) => Number(part ?? 0)) as [number, number, number];
  return now + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}

function localOf(text: string, zone: string, now: number): number | undefined {
  const found = LOCAL.exec(text)?.slice(1);
  if (!found) return undefined;
  const [year, month, day, hour = 0, minute = 0] = found.map((part) => (part ? Number(part) : undefined));
  if (hour > 23 || minute > 59) return undefined;
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = Date.UTC(year, month - 1, day);
    const isReal = new Date(date).getUTCMonth() === month - 1 && new Date(date).getUTCDate() === day;
    return isReal ? instantOf(date + hour * HOUR_MS + minute * MINUTE_MS, zone) : undefined;
  }
  const local = now + offsetOf(zone, now);
  const today = local - (local % DAY_MS) + hour * HOUR_MS + minute * MINUTE_MS;
  const at = instantOf(today, zone);
  return at > now ? at : instantOf(today + DAY_MS, zone);
}

/** The instant at which clocks in the zone show `local`, which is written as if it were UTC. Inside a gap of daylight
 * saving time, an hour later. */
function instantOf(local: number, zone: string): number {
  const first = local - offsetOf(zone, local);
  return local - offsetOf(zone, first);
}

/** How far the zone's clocks are ahead of UTC, in ms. */
function offsetOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
