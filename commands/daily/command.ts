// `/daily`: one opponent and one board a day, the same for everyone.

import type { Command, CommandCall, Reply } from "../../src/chat/index.ts";
import type { Panel } from "../kit/panel.ts";
import { boardReply } from "./board/board.ts";
import type { DailyServices } from "./day/services.ts";
import { inviteReply } from "./invite.ts";
import { mindReply } from "./mind/answers.ts";
import { yesterdayReply } from "./yesterday.ts";

/** Subcommands that play rather than only show something. */
export const PLAYED: ReadonlySet<string> = new Set(["today", "mind", "board"]);

export function daily(services: DailyServices, panel: Panel): Command {
  const own = { audience: "caller" } as const;
  const former = { ...own, typedOnly: true } as const;
  return {
    name: "daily",
    description: "command-daily",
    subcommands: [
      { name: "today", description: "command-daily-today", options: [], audience: "place", byLink: true },
      { name: "mind", options: [], ...former },
      { name: "board", options: [], ...former },
      { name: "yesterday", options: [], ...former },
    ],
    run: (call) => answer(services, panel, call),
  };
}

async function answer(services: DailyServices, panel: Panel, call: CommandCall): Promise<Reply> {
  switch (call.subcommand) {
    case "mind":
      return mindReply(services, call);
    case "board":
      return boardReply(services, call);
    case "yesterday":
      return yesterdayReply(services, call);
    default:
      return call.place.kind === "group" ? inviteReply(services, call) : panel.open(call);
  }
}
