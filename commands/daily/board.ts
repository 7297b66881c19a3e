// The board of the day: a game of minesweeper, the same for everyone, one attempt a person.

import type { ButtonPress, Caller, CommandCall, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { unreachable } from "../kit/refusals.ts";
import { sessionId } from "../kit/session-id.ts";
import { type Beside, type Games, type MinesRecord, newGame, viewOf } from "../mines/index.ts";
import {
  boardTryOf,
  changeDaily,
  closesAt,
  type DailyServices,
  numberOf,
  readDaily,
  today,
  withDay,
  withTry,
} from "./day.ts";
import { boardWords, shareButton } from "./result.ts";
import { streakLine } from "./streak.ts";

/** Starts today's board, continues it, or shows how it went. */
export async function boardReply(services: DailyServices, event: CommandCall | ButtonPress): Promise<Reply> {
  const { caller } = event;
  const hidden = await unreachable(event);
  if (hidden) return hidden;
  const { store, now } = services;
  const day = today(services);
  const id = sessionId(store, caller, `daily:${day}`);
  const begun = newGame({ id, locale: caller.locale, board: services.boardOf(day), day }, now());
  const document = await changeDaily(store, caller, (current) =>
    boardTryOf(current, day) ? undefined : { ...current, boards: withTry(current.boards, begun) },
  );
  const held = boardTryOf(document, day) ?? begun;
  return { type: "post", view: await viewOf(dayGames(services), caller, held), audience: "caller" };
}

/** The boards of the day as games of minesweeper. */
export function dayGames(services: DailyServices): Games {
  const { store, now } = services;
  return {
    find: async (player, session) => (await readDaily(store, player)).boards.find(({ id }) => id === session),
    update: async (player, session, change) => {
      const document = await changeDaily(store, player, (current) => {
        const before = current.boards.find(({ id }) => id === session);
        const record = before && change(before);
        if (!record) return undefined;
        const next = { ...current, boards: current.boards.map((one) => (one === before ? record : one)) };
        // A board given up doesn't count as a day of playing.
        const isPlayed = record.ending === "won" || record.ending === "lost";
        return isPlayed && record.day !== undefined ? withDay(next, record.day) : next;
      });
      return document.boards.find(({ id }) => id === session);
    },
    beside: (caller, record) => beside(services, caller, record),
    isClosed: ({ ending, day = 0 }) => !ending && now() >= closesAt(day),
  };
}

async function beside(services: DailyServices, caller: Caller, record: MinesRecord): Promise<Beside> {
  const { locale } = caller;
  const { day = 0, ending, hints } = record;
  const title = say(locale, "daily-board-title", { number: String(numberOf(day)) });
  if (!ending) return { title, quiet: say(locale, "mines-daily-how") };
  const { time } = boardWords(record);
  const score = ending === "won" && hints > 0 ? say(locale, "daily-board-score", { time }) : undefined;
  const streak = streakLine(services, await readDaily(services.store, caller), locale);
  return {
    title,
    lines: [score, streak].filter((line) => line !== undefined),
    quiet: say(locale, "mines-daily-over"),
    buttons: [shareButton(caller, day)],
  };
}
