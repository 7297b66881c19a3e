// `/daily` in a group: an invitation for everybody. *Play* opens it for its presser alone.

import type { Button, ButtonPress, CommandCall, Reply } from "../../src/chat/index.ts";
import { placeKey } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { noteSeenIn } from "../../src/players/index.ts";
import { boardReply } from "./board/board.ts";
import { settledPerson } from "./board/tries.ts";
import { dayOf, numberOf } from "./day.ts";
import { countHere } from "./here.ts";
import { mindReply } from "./mind/answers.ts";
import { boardTryOf, mindTryOf } from "./person.ts";
import type { DailyServices } from "./services.ts";
import { queryAction } from "./top/buttons.ts";

export const INVITE_SCOPE = "dailyhere";

export async function inviteReply(services: DailyServices, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const locale = place.locale ?? caller.locale;
  const day = dayOf(services.now());
  const words = { number: String(numberOf(day)), count: await countHere(services, call, day) };
  const play: Button = {
    label: say(locale, "button-daily-play"),
    action: { scope: INVITE_SCOPE, session: String(day), turn: 0, move: "play" },
    style: "primary",
  };
  const top: Button = {
    label: say(locale, "button-daily-top"),
    action: queryAction({ what: "mind", scope: "here", day }, "open"),
  };
  const blocks = [{ type: "text", text: say(locale, "daily-invite", words) }] as const;
  return { type: "post", view: { blocks, buttons: [[play, top]] }, audience: "place" };
}

/** What the presser has not finished of today, the opponent first; else how it went. An invitation of another day opens
 * today's, too. */
export async function playPressed(
  services: DailyServices,
  press: ButtonPress,
  panel: () => Promise<Reply>,
): Promise<Reply> {
  const { store, now } = services;
  const { caller, place } = press;
  await noteSeenIn(store, caller, placeKey(caller, place), now());
  const day = dayOf(now());
  const person = await settledPerson(services, caller);
  if (mindTryOf(person, day)?.found.endedAt === undefined) return mindReply(services, press);
  return boardTryOf(person, day)?.found.result ? panel() : boardReply(services, press);
}
