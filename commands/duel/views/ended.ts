// The message of a finished duel: who won, how it went, both sides' moves, and what to look at next.

import { type Block, type Button, type View, wrappedLines } from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import type { PlayedDuel } from "../state/document.ts";
import { otherSide, scoreOf, wantsAgain } from "../state/rules.ts";
import { moveStrips } from "./strips.ts";
import { type DuelReader, duelButton, lastRoundWords, namesIn } from "./words.ts";

type Names = readonly [string, string];

/** What fits on a phone. */
const COLUMNS = 40;
const LINES = 10;
/** Moves are shown in parts of ten rounds: lines per part, and the max number of parts. */
const PART_LINES = 3;
const PARTS_MAX = 3;

interface Ended {
  readonly id: string;
  readonly duel: PlayedDuel;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the bot has web pages on which it may be shown. */
  readonly hasPages?: boolean | undefined;
}

export function endedView({ id, duel, now, hasPages }: Ended, reader: DuelReader): View {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const title = endTitle(duel, names, locale);
  const [why] = [byWords(duel, names, locale), lastRoundWords(duel, names, locale)].filter(
    (line) => line !== undefined,
  );
  const said = [why, againWords(duel, names, now, locale)].filter((line) => line !== undefined);
  const rating = ratingWords(duel, names, locale);
  const around = [title, ...said, ...(rating === undefined ? [] : [rating])];
  const left = LINES - around.reduce((lines, text) => lines + wrappedLines(text, COLUMNS), 0);
  const strips = moveStrips(duel, names, Math.min(PARTS_MAX, Math.floor(left / PART_LINES)), locale);
  return {
    title,
    blocks: [
      ...[...said.slice(0, 1), ...strips, ...said.slice(1)].map((text): Block => ({ type: "text", text })),
      ...(rating === undefined ? [] : [{ type: "quiet" as const, text: rating }]),
    ],
    buttons: endButtons(id, duel, locale, hasPages),
  };
}

/** `Anna 1523 (+14) · Boris 1488 (−14)`; undefined if the duel isn't rated. */
function ratingWords({ play }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const sides = play.over?.ratings?.map(({ rating, change }, side) => {
    const sign = change < 0 ? "−" : change > 0 ? "+" : "±";
    const words = { rating: String(rating), change: `${sign}${Math.abs(change)}` };
    return say(locale, "rating-side", { name: names[side as 0 | 1], ...words });
  });
  return sides?.join(" · ");
}

/** Who won and the score; if the score didn't decide, the winner may be behind. */
export function endTitle(duel: PlayedDuel, names: Names, locale: Locale): string {
  const [won, lost] = scoreOf(duel);
  const { winner = "level", ending = "score" } = duel.play.over ?? {};
  if (winner === "level")
    return say(locale, "duel-ended-level", { ending, first: names[0], second: names[1], won, lost });
  const score = winner === 0 ? { won, lost } : { won: lost, lost: won };
  const isByScore = ending === "score" || ending === "rounds";
  return isByScore
    ? say(locale, "duel-ended-won", { ...score, winner: names[winner], loser: names[otherSide(winner)] })
    : say(locale, "duel-ended-early", { ...score, winner: names[winner] });
}

/** Why it's over, if the score doesn't say. */
export function byWords({ play }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const { winner, ending } = play.over ?? {};
  const loser = winner === 0 || winner === 1 ? names[otherSide(winner)] : "";
  switch (ending) {
    case "rounds":
      return say(locale, "duel-ended-by-rounds");
    case "resigned":
      return say(locale, "duel-ended-by-resigned", { loser });
    case "absent":
      return say(locale, "duel-ended-by-absent", { loser });
    case "agreed":
      return say(locale, "duel-ended-by-agreed");
    case "void":
      return say(locale, isDeserted(play) ? "duel-ended-by-void" : "duel-ended-by-call");
    default:
      return undefined;
  }
}

/** Whether both sides missed the last round; otherwise the host or a manager ended it. */
function isDeserted({ rounds }: PlayedDuel["play"]): boolean {
  return rounds.at(-1)?.every((move) => move < 0) === true;
}

function againWords(duel: PlayedDuel, names: Names, now: number, locale: Locale): string | undefined {
  const [first, second] = wantsAgain(duel, now);
  if (first === second) return undefined;
  return say(locale, "duel-wants-again", { name: names[first ? 0 : 1] });
}

/** Whether there's something to draw: a round in which both picked. */
export function hasPictures({ play }: PlayedDuel): boolean {
  return play.over !== undefined && play.rounds.some(([first, second]) => first >= 0 && second >= 0);
}

/** Two per row, so that a phone shows the full labels. */
function endButtons(
  id: string,
  duel: PlayedDuel,
  locale: Locale,
  hasPages = false,
): readonly (readonly Button[])[] {
  const turn = duel.play.rounds.length;
  const again = duelButton(id, turn, say(locale, "button-rematch"), "again");
  const pictures = [duelButton(id, turn, say(locale, "button-card"), "card")];
  const why = duelButton(id, turn, say(locale, "button-why"), "read");
  const played = hasPictures(duel) ? [pictures, [why]] : [];
  const share = duelButton(id, turn, say(locale, "button-share"), "share");
  const isShown = hasPages && hasPictures(duel);
  return [[{ ...again, style: "primary" }, ...(isShown ? [share] : [])], ...played];
}
