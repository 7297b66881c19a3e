// `/daily`: one mind and one board a day, the same for everybody.

import type { Command, CommandCall, Reply } from "../../src/chat/index.ts";
import { suggestZones } from "../kit/zone-option.ts";
import { boardReply } from "./board/board.ts";
import { mindReply } from "./mind/answers.ts";
import { REMIND_OPTIONS, remindReply } from "./remind/remind.ts";
import type { DailyServices } from "./services.ts";
import { todayReply } from "./today.ts";
import { TOP_OPTIONS, topReply } from "./top/top.ts";
import { yesterdayReply } from "./yesterday.ts";

export function daily(services: DailyServices): Command {
  const own = { audience: "caller" } as const;
  return {
    name: "daily",
    description: "command-daily",
    subcommands: [
      { name: "today", description: "command-daily-today", options: [], ...own, byLink: true },
      { name: "mind", description: "command-daily-mind", options: [], ...own },
      { name: "board", description: "command-daily-board", options: [], ...own },
      { name: "yesterday", description: "command-daily-yesterday", options: [], ...own },
      { name: "top", description: "command-daily-top", options: TOP_OPTIONS, ...own },
      { name: "remind", description: "command-daily-remind", options: REMIND_OPTIONS, ...own },
    ],
    run: (call) => answer(services, call),
    complete: async (completion) => (completion.option === "zone" ? suggestZones(completion) : []),
  };
}

function answer(services: DailyServices, call: CommandCall): Promise<Reply> {
  switch (call.subcommand) {
    case "mind":
      return mindReply(services, call);
    case "board":
      return boardReply(services, call);
    case "yesterday":
      return yesterdayReply(services, call);
    case "top":
      return topReply(services, call);
    case "remind":
      return remindReply(services, call);
    default:
      return todayReply(services, call);
  }
}
