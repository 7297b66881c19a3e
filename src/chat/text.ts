// Texts as lines of fixed width, for platforms without tables and without countdowns.

import { type Locale, type MessageId, say } from "../infra/i18n/index.ts";
import { sentences } from "../infra/i18n/phrases.ts";
import { textTable } from "../infra/text-table.ts";
import type { Block } from "./view.ts";

/** A table block's rows as lines without a final newline. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return textTable(rows, { texts: 2, gap: " " }).trimEnd();
}

type Clock = Extract<Block, { readonly type: "clock" }>;

const SECOND_MS = 1_000;
/** Longer times are shown in steps of five seconds: a message is already a moment old when it's read. */
const BY_SECONDS_MS = 15 * SECOND_MS;
const UNITS = [
  { id: "clock-days", ms: 86_400 * SECOND_MS },
  { id: "clock-hours", ms: 3_600 * SECOND_MS },
  { id: "clock-minutes", ms: 60 * SECOND_MS },
  { id: "clock-seconds", ms: SECOND_MS },
] as const satisfies readonly { readonly id: MessageId; readonly ms: number }[];

/** The clock's paragraph, such as "Time is up in 1 min 40 s"; `nowMs` is the wall clock. */
export function clockText(clock: Clock, nowMs: number): string {
  return sentences([clock.text, timeLeft(clock, nowMs)]);
}

/** Just the time left, in the block's language: its two largest units. */
export function timeLeft({ until, locale }: Clock, nowMs: number): string {
  const stepMs = until - nowMs > BY_SECONDS_MS ? 5 * SECOND_MS : SECOND_MS;
  const left = Math.round((until - nowMs) / stepMs) * stepMs;
  const largest = UNITS.findIndex(({ ms }) => left >= ms);
  const [first, second] = largest < 0 ? [] : UNITS.slice(largest, largest + 2);
  if (!first) return say(locale, "clock-soon");
  const time = countOf(left, first, locale);
  const rest = left % first.ms;
  if (!second || rest < second.ms) return say(locale, "clock-in", { time });
  const both = say(locale, "clock-two", { first: time, second: countOf(rest, second, locale) });
  return say(locale, "clock-in", { time: both });
}

function countOf(ms: number, unit: (typeof UNITS)[number], locale: Locale): string {
  return say(locale, unit.id, { count: Math.floor(ms / unit.ms) });
}
