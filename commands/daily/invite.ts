// `/daily` in a group: an invitation for everyone. *Play* opens the challenge for the person who pressed it.

import {
  type Button,
  type ButtonPress,
  type CommandCall,
  localeOf,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { boardReply } from "./board/board.ts";
import { dayOf, numberOf } from "./day/day.ts";
import { boardTryOf, mindTryOf } from "./day/person.ts";
import type { DailyServices } from "./day/services.ts";
import { mindReply } from "./mind/answers.ts";
import { settledPerson } from "./tries/board.ts";

export const INVITE_SCOPE = "dailyhere";

export function inviteReply(services: DailyServices, call: CommandCall): Reply {
  const view = inviteView(services, localeOf(call));
  return { type: "post", view, audience: "place" };
}

/** For everyone in the chat. */
export function inviteView({ now }: Pick<DailyServices, "now">, locale: Locale): View {
  const day = dayOf(now());
  const play: Button = {
    label: say(locale, "help-play"),
    action: { scope: INVITE_SCOPE, session: String(day), turn: 0, move: "play" },
    style: "primary",
  };
  const text = say(locale, "daily-invite", { number: String(numberOf(day)) });
  return { blocks: [{ type: "text", text }], buttons: [[play]] };
}

/** Opens what the person hasn't finished today, the opponent first; otherwise shows how it went. An old invitation
 * opens today's challenge, too. */
export async function playPressed(
  services: DailyServices,
  press: ButtonPress,
  panel: () => Promise<Reply>,
): Promise<Reply> {
  const day = dayOf(services.now());
  const person = await settledPerson(services, press.caller);
  if (mindTryOf(person, day)?.endedAt === undefined) return mindReply(services, press);
  return boardTryOf(person, day)?.result ? panel() : boardReply(services, press);
}
