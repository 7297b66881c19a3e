// `/daily`: the day's number, both challenges and how one stands in them.

import type { Button, Caller, CommandCall, Reply, View } from "../../src/chat/index.ts";
import { MIND_ROUNDS } from "../../src/core/daily/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { dateWords } from "../kit/time-words.ts";
import { settledPerson } from "./board/tries.ts";
import { dayOf, numberOf, startOf } from "./day.ts";
import { dailyAction } from "./day-session.ts";
import { scoreOf } from "./mind/tries.ts";
import { boardTryOf, type DailyPerson, mindTryOf } from "./person.ts";
import { reminderLine } from "./remind/line.ts";
import type { DailyServices } from "./services.ts";
import { streakLine } from "./streak/streak.ts";
import { boardInWords } from "./strip/card.ts";
import { shareButton } from "./strip/share.ts";
import { stripOf } from "./strip/strip.ts";

export async function todayReply(
  services: DailyServices,
  { caller }: Pick<CommandCall, "caller">,
): Promise<Reply> {
  const person = await settledPerson(services, caller);
  const streak = await streakLine(services, person, caller.locale);
  const reminder = await reminderLine(services, caller, person);
  const view = todayView(person, dayOf(services.now()), caller, [streak, reminder]);
  return { type: "post", view, audience: "caller" };
}

function todayView(
  person: DailyPerson,
  day: number,
  caller: Caller,
  more: readonly (string | undefined)[],
): View {
  const { locale } = caller;
  const words = { number: String(numberOf(day)), date: dateWords(startOf(day), locale) };
  return {
    title: say(locale, "daily-title", words),
    blocks: [
      { type: "text", text: [mindLine(person, day, locale), boardLine(person, day, locale)].join("\n") },
      ...more.flatMap((text) => (text === undefined ? [] : [{ type: "text", text } as const])),
      { type: "clock", text: say(locale, "daily-next"), until: startOf(day + 1), locale },
    ],
    buttons: buttonsOf(person, day, caller),
  };
}

function mindLine(person: DailyPerson, day: number, locale: Locale): string {
  const mind = mindTryOf(person, day)?.found;
  if (!mind) return say(locale, "daily-today-mind-open");
  if (mind.endedAt !== undefined) return say(locale, "daily-today-mind-done", scoreOf(mind));
  const round = mind.moves.length + 1;
  return say(locale, "daily-today-mind-going", { ...scoreOf(mind), round, of: MIND_ROUNDS });
}

function boardLine(person: DailyPerson, day: number, locale: Locale): string {
  const board = boardTryOf(person, day)?.found;
  if (board?.result) return boardInWords(board.result, locale);
  return say(locale, board ? "daily-today-board-going" : "daily-today-board-open");
}

function buttonsOf(person: DailyPerson, day: number, caller: Caller): Button[][] {
  const button = (label: MessageId, move: string): Button => ({
    label: say(caller.locale, label),
    action: dailyAction(caller, day, move),
  });
  const play = [button("button-daily-mind", "mind"), button("button-daily-board", "board")];
  return [
    play.map((one) => ({ ...one, style: "primary" as const })),
    [button("button-daily-yesterday", "yesterday"), button("button-daily-top", "top")],
    ...(stripOf(person, day) ? [[shareButton(caller, day)]] : []),
  ];
}
