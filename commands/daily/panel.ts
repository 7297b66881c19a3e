// `/daily`: one panel for the day: both challenges with the person's progress, and yesterday.

import { type Caller, clockText } from "../../src/chat/index.ts";
import { MIND_ROUNDS } from "../../src/core/daily/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel } from "../kit/panel.ts";
import { dateWords } from "../kit/time-words.ts";
import { type KnownPlaces, privatePost } from "../place/index.ts";
import { dailyAction, dayOf, numberOf, startOf } from "./day/day.ts";
import { boardTryOf, type DailyPerson, mindTryOf } from "./day/person.ts";
import { boardInWords, resultGridOf, shareButton } from "./day/result-grid.ts";
import { scoreOf } from "./day/results.ts";
import type { DailyServices } from "./day/services.ts";
import { streakLine } from "./day/streak.ts";
import { settledPerson } from "./tries/board.ts";

const PANEL = { id: "today", version: 1, first: "today" } as const;

export function dailyPanel(services: DailyServices, places: KnownPlaces): Panel {
  return panel({ ...PANEL, pages: { today: (at) => todayPage(services, places, at) } });
}

async function todayPage(services: DailyServices, places: KnownPlaces, at: At): Promise<PanelPage> {
  const { caller } = at;
  const { locale } = caller;
  const person = await settledPerson(services, caller);
  const day = dayOf(services.now());
  const next = { type: "clock", text: say(locale, "daily-next"), until: startOf(day + 1), locale } as const;
  const post = await privatePost(places, at);
  const more = [streakLine(services, person, locale), clockText(next, services.now()), ...post.lines];
  return {
    title: say(locale, "daily-title", {
      number: String(numberOf(day)),
      date: dateWords(startOf(day), locale),
    }),
    lines: [mindLine(person, day, locale), boardLine(person, day, locale), ...more].filter(
      (line) => line !== undefined,
    ),
    rows: [
      playRow(caller, day),
      [
        {
          id: "yesterday",
          label: say(locale, "button-daily-yesterday"),
          calls: { command: "daily", subcommand: "yesterday", options: {} },
          shows: "answer",
        },
      ],
      resultGridOf(person, day) ? [shareButton(caller, day)] : [],
      post.buttons,
    ],
  };
}

function mindLine(person: DailyPerson, day: number, locale: Locale): string {
  const mind = mindTryOf(person, day);
  if (!mind) return say(locale, "daily-today-mind-open");
  if (mind.endedAt !== undefined) return say(locale, "daily-today-mind-done", scoreOf(mind));
  const round = mind.moves.length + 1;
  return say(locale, "daily-today-mind-going", { ...scoreOf(mind), round, of: MIND_ROUNDS });
}

function boardLine(person: DailyPerson, day: number, locale: Locale): string {
  const board = boardTryOf(person, day);
  if (board?.result) return boardInWords(board.result, locale);
  return say(locale, board ? "daily-today-board-going" : "daily-today-board-open");
}

function playRow(caller: Caller, day: number): readonly PanelButton[] {
  const play = (label: MessageId, move: string): PanelButton => ({
    label: say(caller.locale, label),
    action: dailyAction(caller, day, move),
    style: "primary",
  });
  return [play("button-daily-mind", "mind"), play("button-daily-board", "board")];
}
