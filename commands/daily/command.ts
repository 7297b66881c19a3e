// `/daily`: one opponent and one board a day, the same for everyone.

import { type Command, type CommandCall, placeKey, type Reply } from "../../src/chat/index.ts";
import { noteSeenIn } from "../../src/people/index.ts";
import type { Panel } from "../kit/panel.ts";
import { boardReply } from "./board/board.ts";
import type { DailyServices } from "./day/services.ts";
import { inviteReply } from "./invite.ts";
import { mindReply } from "./mind/answers.ts";
import { TOP_OPTIONS, topReply } from "./top/top.ts";
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
      { name: "top", options: TOP_OPTIONS, audience: "place", typedOnly: true },
    ],
    run: async (call) => {
      await noteHere(services, call);
      return answer(services, panel, call);
    },
  };
}

/** Attempts are private, even if the bot answers in a private chat. So the command notes the chat in which the person
 * plays, for that chat's lists. */
async function noteHere(
  { store, now }: DailyServices,
  { caller, place, subcommand }: CommandCall,
): Promise<void> {
  if (PLAYED.has(subcommand)) await noteSeenIn(store, caller, placeKey(caller, place), now());
}

function answer(services: DailyServices, panel: Panel, call: CommandCall): Promise<Reply> {
  switch (call.subcommand) {
    case "mind":
      return mindReply(services, call);
    case "board":
      return boardReply(services, call);
    case "yesterday":
      return yesterdayReply(services, call);
    case "top":
      return topReply(services, call);
    default:
      return call.place.kind === "group" ? inviteReply(services, call) : panel.open(call);
  }
}
