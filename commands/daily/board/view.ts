// What's shown with an attempt at the board besides the board itself.

import type { Block, Button, Caller, View } from "../../../src/chat/index.ts";
import type { BoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { solvedBoard } from "../../mines/index.ts";
import { announcedAt, numberOf } from "../day/day.ts";
import type { BoardTry } from "../day/document.ts";
import { readPerson } from "../day/person.ts";
import { shareButton } from "../day/result-grid.ts";
import { clockOf, secondsOf } from "../day/results.ts";
import type { DailyServices } from "../day/services.ts";
import { streakLine } from "../day/streak.ts";
import { ownPlaces, unlisted } from "../top/own.ts";
import { topButton } from "../top/view.ts";

export function boardTitle(day: number, locale: Locale): string {
  return say(locale, "daily-board-title", { number: String(numberOf(day)) });
}

/** Buttons for a finished attempt. A board's message doesn't know its chat, so the list is the global one. */
export async function overButtons(
  services: DailyServices,
  day: number,
  caller: Caller,
): Promise<readonly Button[]> {
  const { buttons } = await unlisted(services, caller);
  return [shareButton(caller, day), topButton("board", day, caller.locale), ...buttons];
}

/** What follows the game's own text. */
export async function overLines(
  services: DailyServices,
  caller: Caller,
  held: BoardTry,
): Promise<readonly string[]> {
  const { locale } = caller;
  const person = await readPerson(services.store, caller);
  const streak = streakLine(services, person, locale);
  return [
    ...scoreLines(held, locale),
    ...(await ownPlaces(services, caller, "board", held.day)),
    ...(await unlisted(services, caller)).lines,
    streak,
  ].filter((line) => line !== undefined);
}

function scoreLines(held: BoardTry, locale: Locale): readonly string[] {
  const { result, day } = held;
  const seconds = secondsOf(held);
  if (seconds === undefined || !result) return [];
  return [
    ...(result.hints > 0 ? [say(locale, "daily-board-score", { time: clockOf(seconds) })] : []),
    ...(result.endedAt < announcedAt(day) ? [] : [say(locale, "daily-board-late")]),
  ];
}

/** A finished attempt whose board is no longer kept, or is kept under another account. */
export async function overView(services: DailyServices, caller: Caller, held: BoardTry): Promise<View> {
  const { locale } = caller;
  const { ending = "stopped", ms = 0, hints = 0 } = held.result ?? {};
  const words = { ending, time: clockOf(Math.round(ms / 1000)), hints };
  const lines = [say(locale, "daily-board-was", words), ...(await overLines(services, caller, held))];
  return {
    title: boardTitle(held.day, locale),
    blocks: [{ type: "text", text: lines.join("\n") }],
    buttons: [await overButtons(services, held.day, caller)],
  };
}

/** Where the mines were; empty until the answers are published. */
export function announcedBlocks(day: number, code: BoardCode, now: number): readonly Block[] {
  return now < announcedAt(day) ? [] : [{ type: "code", text: solvedBoard(code) }];
}
