// Formats the time left, for platforms whose messages don't count down by themselves.

import { type MessageId, say } from "../../infra/i18n/index.ts";
import { sentences } from "../../infra/i18n/phrases.ts";
import type { Block } from "../vocabulary/view.ts";

type Clock = Extract<Block, { readonly type: "clock" }>;

const SECOND_MS = 1_000;
/** Longer times are shown in steps of five seconds: a message is already a moment old when it's read. */
const BY_SECONDS_MS = 15 * SECOND_MS;
const STEP_MS = 5 * SECOND_MS;

const UNITS: readonly { readonly id: MessageId; readonly ms: number }[] = [
  { id: "clock-days", ms: 86_400 * SECOND_MS },
  { id: "clock-hours", ms: 3_600 * SECOND_MS },
  { id: "clock-minutes", ms: 60 * SECOND_MS },
  { id: "clock-seconds", ms: SECOND_MS },
];

/** The clock's paragraph, such as "Time is up in 1 min 40 s"; `nowMs` is the wall clock. */
export function clockText(clock: Clock, nowMs: number): string {
  return sentences([clock.text, timeLeft(clock, nowMs)]);
}

/** Just the time left, in the block's language. */
export function timeLeft({ until, locale }: Clock, nowMs: number): string {
  const left = rounded(until - nowMs);
  if (left <= 0) return say(locale, "clock-soon");
  const largest = UNITS.findIndex(({ ms }) => left >= ms);
  const [first, second] = UNITS.slice(largest, largest + 2);
  if (!first) return say(locale, "clock-soon");
  const rest = left % first.ms;
  const time = part(left, first, locale);
  if (!second || rest < second.ms) return say(locale, "clock-in", { time });
  const both = say(locale, "clock-two", { first: time, second: part(rest, second, locale) });
  return say(locale, "clock-in", { time: both });
}

function part(ms: number, unit: (typeof UNITS)[number], locale: Clock["locale"]): string {
  return say(locale, unit.id, { count: Math.floor(ms / unit.ms) });
}

function rounded(leftMs: number): number {
  const stepMs = leftMs > BY_SECONDS_MS ? STEP_MS : SECOND_MS;
  return Math.round(leftMs / stepMs) * stepMs;
}
