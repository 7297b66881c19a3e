// What's shown with an attempt at the board besides the board itself.

import type { Block, Caller, View } from "../../../src/chat/index.ts";
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

export function boardTitle(day: number, locale: Locale): string {
  return say(locale, "daily-board-title", { number: String(numberOf(day)) });
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
  const seconds = held.result?.hints ? secondsOf(held) : undefined;
  const score =
    seconds === undefined ? undefined : say(locale, "daily-board-score", { time: clockOf(seconds) });
  return [score, streak].filter((line) => line !== undefined);
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
    buttons: [[shareButton(caller, held.day)]],
  };
}

/** Where the mines were; empty until the answers are published. */
export function announcedBlocks(day: number, code: BoardCode, now: number): readonly Block[] {
  return now < announcedAt(day) ? [] : [{ type: "code", text: solvedBoard(code) }];
}
