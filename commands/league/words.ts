// How a league's games, months, entrants and figures are written.

import type { Season, TableEntrant } from "../../src/arena/league/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { percentWords } from "../../src/infra/i18n/phrases.ts";
import { calendarWords } from "../kit/time-words.ts";

/** Follows the names of built-in entrants. */
const HOUSE_MARK = "°";
const HUNDRED = 100;

/** `November 2026`. */
export function seasonWords({ begins }: Season, locale: Locale): string {
  return calendarWords(begins, { month: "long", year: "numeric" }, locale);
}

/** Names of files are plain text; a withdrawn entrant has none. */
export function entrantName({ name, isBuiltIn }: TableEntrant, locale: Locale): string {
  if (name === undefined) return say(locale, "league-withdrawn");
  return isBuiltIn ? `${name}${HOUSE_MARK}` : name;
}

/** Rounds won minus rounds lost, per hundred: `+12`, `–3`, `0`. */
export function ofHundred(gain: number): string {
  return signed(HUNDRED * gain);
}

/** A whole number with its sign. */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : whole < 0 ? `–${-whole}` : "0";
}

/** A share as a percentage. */
export function percentOf(share: number, locale: Locale): string {
  return percentWords(Math.round(HUNDRED * share), locale);
}
