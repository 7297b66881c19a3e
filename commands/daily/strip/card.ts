// The strip as a picture to forward, with its alt text.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../../src/infra/i18n/phrases.ts";
import type { StripCard } from "../../../src/infra/pictures/index.ts";
import { dateWords } from "../../kit/time-words.ts";
import { numberOf, startOf } from "../day.ts";
import { resultsOf, scoreOf } from "../mind/tries.ts";
import { boardWords, type Strip } from "./strip.ts";

const WORDS = { "1": "daily-word-won", "0": "daily-word-drawn", "-1": "daily-word-lost" } as const;

/** The chart and its alt text, which says the results in words. */
export function stripPicture(
  strip: Strip,
  locale: Locale,
): { readonly chart: StripCard; readonly alt: string } {
  const { day, mind, board } = strip;
  const number = String(numberOf(day));
  const score = mind && scoreOf(mind);
  const results = mind ? resultsOf(mind) : [];
  const time = board?.ending === "won" ? boardWords(board).time : undefined;
  const chart: StripCard = {
    kind: "strip",
    title: say(locale, "daily-strip", { number }),
    note: dateWords(startOf(day), locale),
    ...(score && { score: [score.won, score.lost] as const }),
    results,
    ...(board && { board: { hints: board.hints, ...(time !== undefined && { time }) } }),
    signature: say(locale, "daily-card-call"),
  };
  const words = listed(
    results.map((result) => say(locale, WORDS[`${result}`])),
    locale,
  );
  const lines = [
    ...(score ? [say(locale, "daily-card-alt", { number, ...score, results: words })] : []),
    ...(board ? [say(locale, "daily-card-alt-board", { number, board: boardInWords(board, locale) })] : []),
  ];
  return { chart, alt: sentences(lines) };
}

/** How the board went, as a sentence of its own. */
export function boardInWords(board: NonNullable<Strip["board"]>, locale: Locale): string {
  return board.ending === "won"
    ? say(locale, "daily-today-board-won", boardWords(board))
    : say(locale, "daily-today-board-lost");
}
