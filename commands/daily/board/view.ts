// What is said of a try of the board besides the board itself.

import type { Block, Button, Caller, View } from "../../../src/chat/index.ts";
import { type BoardCode, writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { cellsToGo, type MinesRecord, solvedGrid } from "../../mines/index.ts";
import { numberOf, toldAt } from "../day/day.ts";
import type { BoardTry } from "../day/document.ts";
import { readPerson } from "../day/person.ts";
import { clockOf, secondsOf } from "../day/results.ts";
import type { DailyServices } from "../day/services.ts";
import { streakLine } from "../day/streak.ts";
import { shareButton } from "../day/strip.ts";
import { ownPlaces, unlisted } from "../top/own.ts";
import { topButton } from "../top/view.ts";

export function boardTitle(day: number, locale: Locale): string {
  return say(locale, "daily-board-title", { number: String(numberOf(day)) });
}

/** Of a try that is over. A board's message knows no place: the list is that of everyone. */
export async function overButtons(
  services: DailyServices,
  day: number,
  caller: Caller,
): Promise<readonly Button[]> {
  const { buttons } = await unlisted(services, caller, NOWHERE);
  return [shareButton(caller, day), topButton("board", day, caller.locale), ...buttons];
}

const NOWHERE = { kind: "private" } as const;

/** What follows the words of the game. `isCounted`: the try is the person's, and no second one from
 * before their accounts were linked. */
export async function overLines(
  services: DailyServices,
  caller: Caller,
  held: BoardTry,
  isCounted = true,
): Promise<readonly string[]> {
  const { locale } = caller;
  if (!isCounted) return [say(locale, "daily-board-second")];
  const person = await readPerson(services.store, caller);
  const streak = streakLine(services, person, locale);
  return [
    ...scoreLines(held, locale),
    ...(await ownPlaces(services, caller, "board", held.day)),
    ...(await unlisted(services, caller, NOWHERE)).lines,
    streak,
  ].filter((line) => line !== undefined);
}

function scoreLines(held: BoardTry, locale: Locale): readonly string[] {
  const { result, day } = held;
  const seconds = secondsOf(held);
  if (seconds === undefined || !result) return [];
  return [
    ...(result.hints > 0 ? [say(locale, "daily-board-score", { time: clockOf(seconds) })] : []),
    ...(result.endedAt < toldAt(day) ? [] : [say(locale, "daily-board-late")]),
  ];
}

const OVER: Readonly<Record<NonNullable<BoardTry["result"]>["ending"], MessageId>> = {
  won: "daily-board-was-won",
  lost: "daily-board-was-lost",
  stopped: "daily-board-was-stopped",
};

/** A try whose board is no longer kept, or is kept under another account. */
export async function overView(services: DailyServices, caller: Caller, held: BoardTry): Promise<View> {
  const { locale } = caller;
  const { ending = "stopped", ms = 0, hints = 0 } = held.result ?? {};
  const words = { time: clockOf(Math.round(ms / 1000)), hints };
  const lines = [say(locale, OVER[ending], words), ...(await overLines(services, caller, held))];
  return {
    title: boardTitle(held.day, locale),
    blocks: [{ type: "text", text: lines.join("\n") }],
    buttons: [await overButtons(services, held.day, caller)],
  };
}

/** Where the person's try is played, and how it stands there. */
export function elsewhereWords(player: PlayerId, record: MinesRecord | undefined, locale: Locale): string {
  const on = say(locale, "account-on-platform", { platform: player.platform });
  return say(locale, "daily-board-elsewhere", { on, left: record ? cellsToGo(record) : 0 });
}

/** Where the mines lay, and the code to play the board again; nothing before the answers are told. */
export function toldBlocks(day: number, code: BoardCode, locale: Locale, now: number): readonly Block[] {
  if (now < toldAt(day)) return [];
  return [
    { type: "grid", grid: solvedGrid(code) },
    { type: "quiet", text: say(locale, "daily-board-told", { code: writeBoardCode(code) }) },
  ];
}
