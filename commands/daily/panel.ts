// `/daily`: one panel for the day: both challenges and the person's progress, yesterday, the best players, the
// reminder.

import { type Caller, type CommandCall, clockText, type LinkedCall } from "../../src/chat/index.ts";
import { MIND_ROUNDS } from "../../src/core/daily/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel } from "../kit/panel.ts";
import { dateWords } from "../kit/time-words.ts";
import { dailyAction, dayOf, numberOf, startOf } from "./day/day.ts";
import { boardTryOf, type DailyPerson, mindTryOf, readPerson } from "./day/person.ts";
import { boardInWords, resultGridOf, shareButton } from "./day/result-grid.ts";
import { scoreOf } from "./day/results.ts";
import type { DailyServices } from "./day/services.ts";
import { streakLine } from "./day/streak.ts";
import { keepReminder, reminderLine } from "./remind/remind.ts";
import { shownReminder } from "./remind/reminders.ts";
import { reminderWords } from "./remind/view.ts";
import { OWN } from "./top/top.ts";
import { settledPerson } from "./tries/board.ts";

const PANEL = { id: "today", version: 1, first: "today" } as const;
/** The most popular times of day. */
const TIMES = ["7:00", "9:00", "12:00", "19:00", "21:00"];

export function dailyPanel(services: DailyServices): Panel {
  return panel({
    ...PANEL,
    pages: { today: (at) => todayPage(services, at), remind: (at) => remindPage(services, at) },
  });
}

async function todayPage(services: DailyServices, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const person = await settledPerson(services, caller);
  const day = dayOf(services.now());
  const next = { type: "clock", text: say(locale, "daily-next"), until: startOf(day + 1), locale } as const;
  const more = [
    streakLine(services, person, locale),
    await reminderLine(services, caller, person),
    clockText(next, services.now()),
  ];
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
        button("yesterday", say(locale, "button-daily-yesterday"), call("yesterday")),
        button("top", say(locale, "button-daily-top"), call("top", { [OWN]: "yes" })),
        { label: say(locale, "button-daily-remind"), opens: "remind" },
      ],
      resultGridOf(person, day) ? [shareButton(caller, day)] : [],
    ],
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

function playRow(caller: Caller, day: number): readonly PanelButton[] {
  const play = (label: MessageId, move: string): PanelButton => ({
    label: say(caller.locale, label),
    action: dailyAction(caller, day, move),
    style: "primary",
  });
  return [play("daily-top-mind", "mind"), play("daily-top-board", "board")];
}

/** Times to choose from, in the time zone set last. */
async function remindPage(services: DailyServices, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const person = await readPerson(services.store, caller);
  const reminder = shownReminder(person);
  await keepReminder(services, caller, person);
  const isOn = reminder !== undefined && !reminder.ended;
  const sets = (time: string) =>
    button(`at${time.replace(":", "-")}`, time, call("remind", { time }), "page");
  const asks = (option: string, label: MessageId, line: string): PanelButton => ({
    ...button(option, say(locale, label), call("remind"), "page"),
    asks: { option, line },
  });
  const off = button("off", say(locale, "button-remind-end"), call("remind", { time: "off" }), "page");
  return {
    title: say(locale, "remind-title"),
    lines: [reminderWords(reminder, locale) ?? say(locale, "remind-which"), say(locale, "remind-how")],
    rows: [
      TIMES.map(sets),
      [
        asks("time", "button-remind-time", "/daily remind 19:00 Berlin"),
        ...(isOn ? [asks("zone", "button-remind-zone", "/daily remind zone=Berlin"), off] : []),
        { label: say(locale, "button-back"), opens: PANEL.first },
      ],
    ],
  };
}

function button(id: string, label: string, calls: LinkedCall, shows: "page" | "answer" = "answer") {
  return { id, label, calls, shows };
}

function call(subcommand: string, options: CommandCall["options"] = {}): LinkedCall {
  return { command: "daily", subcommand, options };
}
