// Texts as lines of fixed width, for platforms without tables and without countdowns.

import { type Locale, type MessageId, say } from "../infra/i18n/index.ts";
import { sentences } from "../infra/i18n/phrases.ts";
import type { Block } from "./view.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const DOUBLE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Characters that each take one cell and never combine: most texts have no others, and need no segmenter. */
const PLAIN = /^[ -~\u0400-\u0482]*$/;
/** Further combining marks in a grapheme are dropped: they would overlap neighbouring lines. */
const GRAPHEME_CODE_POINTS = 12;

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Width in cells of a one-line text without control characters: one a letter, two for most emoji and CJK characters. */
export function cellWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return graphemes(text).reduce((cells, grapheme) => cells + graphemeCells(grapheme), 0);
}

function graphemeCells(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return DOUBLE.test(grapheme) ? 2 : 1;
}

/** Truncates the text to at most `cells` cells, with an ellipsis at the end; closes any isolates that were cut. */
export function cutToCells(text: string, cells: number): string {
  if (PLAIN.test(text) && text.length <= cells) return text;
  const tame = graphemes(text).map((grapheme) => [...grapheme].slice(0, GRAPHEME_CODE_POINTS).join(""));
  if (cellWidth(tame.join("")) <= cells) return tame.join("");
  let left = cells - 1;
  const kept = tame.findIndex((grapheme) => {
    left -= graphemeCells(grapheme);
    return left < 0;
  });
  const short = `${tame.slice(0, kept).join("").trimEnd()}…`;
  const open = short.split("\u2068").length - short.split("\u2069").length;
  return short + "\u2069".repeat(Math.max(0, open));
}

/** The first columns of a table hold text; the rest hold numbers and are right-aligned. */
const WORD_COLUMNS = 2;

/** The rows as lines without a final newline; columns are padded to their widest cell. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => cellWidth(row[at] ?? ""))),
  );
  const cell = (text: string, width: number, column: number): string => {
    const space = " ".repeat(width - cellWidth(text));
    return column < WORD_COLUMNS ? text + space : space + text;
  };
  return rows
    .map((row) =>
      widths
        .map((width, at) => cell(row[at] ?? "", width, at))
        .join(" ")
        .trimEnd(),
    )
    .join("\n");
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
