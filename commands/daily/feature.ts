// The daily challenge: `/daily`, its buttons, what it keeps of people, and reminders in the background.

import type { Addressed, Area, ButtonPress, Feature, PersonalData, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import { joinedData } from "../kit/joined-data.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { Mines } from "../mines/index.ts";
import { dailyGames } from "./board/games.ts";
import { daily } from "./command.ts";
import { PLAYER_DAILY } from "./document.ts";
import { REMIND_SCOPE, reminders, remindPress } from "./remind/remind.ts";
import type { DailyServices } from "./services.ts";
import { TOP_SCOPE, topData, topPress } from "./top/top.ts";
import { forgetTries } from "./used.ts";

export const DAILY_SCOPE = "daily";

const DAILY: Area = {
  ...{ id: "daily", typed: "daily", title: "place-daily", isGame: true },
  command: "/daily",
};

/** What looks back, or sets a person's own reminder, is answered wherever it is asked. */
const PLAYED: ReadonlySet<string> = new Set(["today", "mind", "board"]);

function isPlayed(event: Addressed): boolean {
  return event.type === "command"
    ? event.command === "daily" && PLAYED.has(event.subcommand)
    : event.action.scope === DAILY_SCOPE;
}

export function dailyFeature(services: Services, mines: Mines): Feature {
  const all: DailyServices = { ...services, mines };
  mines.daily.serve(dailyGames(all));
  return {
    commands: [daily(all)],
    presses: {
      [DAILY_SCOPE]: (press) => dailyPress(all, press),
      [TOP_SCOPE]: topPress(all),
      [REMIND_SCOPE]: remindPress(all),
    },
    areas: { all: [DAILY], of: (event) => (isPlayed(event) ? DAILY : undefined) },
    personalData: joinedData([triesData(all), topData(all)]),
    background: reminders(all),
  };
}

async function dailyPress(_services: DailyServices, { caller }: ButtonPress): Promise<Reply> {
  return notice(say(caller.locale, "press-old-button"));
}

function triesData({ store }: DailyServices): PersonalData {
  return {
    kinds: [PLAYER_DAILY.name],
    export: async (person) => {
      const document = await store.read(PLAYER_DAILY, writePlayerId(person));
      return document ? { daily: document } : {};
    },
    remove: (person) => forgetTries(store, person),
  };
}
