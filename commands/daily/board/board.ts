// The board of the day: starts it and shows it, and its solution once the day is over.

import type { Block, ButtonPress, Caller, CommandCall, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { BusyError } from "../../../src/infra/threads/index.ts";
import { notice } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { DailyGames, MinesRecord } from "../../mines/index.ts";
import { dayOf } from "../day/day.ts";
import type { BoardTry } from "../day/document.ts";
import { boardTryOf, readPerson } from "../day/person.ts";
import { boardOfDay, type DrawnDay, knownCode, type Puzzle } from "../day/puzzle.ts";
import { shareButton } from "../day/result-grid.ts";
import type { DailyServices } from "../day/services.ts";
import { claimTry, noteResult, settledPerson } from "../tries/board.ts";
import { announcedBlocks, boardTitle, overLines, overView } from "./view.ts";

type Event = CommandCall | ButtonPress;

/** Starts today's board, continues it, or shows how it went; for `/daily board` and its button. */
export async function boardReply(services: DailyServices, event: Event): Promise<Reply> {
  const { store, now } = services;
  const { caller } = event;
  const day = dayOf(now());
  const person = await settledPerson(services, caller);
  const held = boardTryOf(person, day);
  if (held) return goOn(services, event, held);
  const drawn = await drawnToday(services, day);
  if (typeof drawn === "string") return notice(say(caller.locale, drawn));
  const begun = { day, begunAt: now(), game: sessionId(store, caller, `daily:${day}`) };
  const claimed = await claimTry(store, caller, begun);
  if (claimed.game !== begun.game) return goOn(services, event, claimed);
  return services.mines.daily.begin(event, { ...drawn, id: begun.game });
}

/** The board, or why there is none; an attempt starts only once there's a board. */
async function drawnToday(
  services: DailyServices,
  day: number,
): Promise<DrawnDay | "daily-board-none" | "daily-board-busy"> {
  try {
    return (await boardOfDay(services, day)) ?? "daily-board-none";
  } catch (error) {
    if (!(error instanceof BusyError)) services.onFailure(error);
    return "daily-board-busy";
  }
}

/** Continues the person's attempt. */
async function goOn(services: DailyServices, event: Event, held: BoardTry): Promise<Reply> {
  const { mines } = services;
  const { caller } = event;
  const shown = await mines.daily.resume(event, held.game);
  if (shown) return shown;
  // Started by a process that died before the game existed.
  if (!held.result) return startAgain(services, event, held);
  return { type: "post", view: await overView(services, caller, held), audience: "caller" };
}

async function startAgain(services: DailyServices, event: Event, { game, day }: BoardTry): Promise<Reply> {
  const drawn = await drawnToday(services, day);
  if (typeof drawn === "string") return notice(say(event.caller.locale, drawn));
  return services.mines.daily.begin(event, { ...drawn, id: game });
}

/** The board of a past day, with its mines, for `/daily yesterday`. */
export function announcedBoard({ now }: DailyServices, puzzle: Puzzle): readonly Block[] {
  const code = knownCode(puzzle);
  return code ? announcedBlocks(puzzle.day, code, now()) : [];
}

export function dailyGames(services: DailyServices): DailyGames {
  const { store, onFailure } = services;
  return {
    ended: (player, record) => noteResult(store, player, record),
    result: async (caller, record) => {
      const title = boardTitle(record.daily?.day ?? 0, caller.locale);
      if (!record.ending) return { title };
      // The finished board is shown even if this fails; the next look at the day repairs it.
      const lines = await endedLines(services, caller, record).catch((error: unknown) => {
        onFailure(error);
        return [];
      });
      return { title, lines, buttons: [shareButton(caller, record.daily?.day ?? 0)] };
    },
  };
}

async function endedLines(services: DailyServices, caller: Caller, record: MinesRecord) {
  const { store } = services;
  const { daily } = record;
  if (!daily) return [];
  await noteResult(store, caller, record);
  const held = boardTryOf(await readPerson(store, caller), daily.day);
  return held ? overLines(services, caller, held) : [];
}
