// `/daily` in a group: an invitation for everyone. *Play* opens the challenge for the person who pressed it.

import {
  type Button,
  type ButtonPress,
  type CommandCall,
  type Place,
  placeKey,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { noteSeenIn } from "../../src/people/index.ts";
import { boardReply } from "./board/board.ts";
import { dayOf, numberOf } from "./day/day.ts";
import { countHere } from "./day/here.ts";
import { boardTryOf, mindTryOf } from "./day/person.ts";
import type { DailyServices } from "./day/services.ts";
import { mindReply } from "./mind/answers.ts";
import { queryAction } from "./top/view.ts";
import { settledPerson } from "./tries/board.ts";

export const INVITE_SCOPE = "dailyhere";

export async function inviteReply(services: DailyServices, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const { platform, locale } = caller;
  const view = await inviteView(services, { platform, place, locale: place.locale ?? locale });
  return { type: "post", view, audience: "place" };
}

/** For everyone in the chat. */
export async function inviteView(
  services: DailyServices,
  { platform, place, locale }: { readonly platform: string; readonly place: Place; readonly locale: Locale },
): Promise<View> {
  const day = dayOf(services.now());
  const count = await countHere(services, { caller: { platform }, place }, day);
  const words = { number: String(numberOf(day)), count };
  const play: Button = {
    label: say(locale, "help-play"),
    action: { scope: INVITE_SCOPE, session: String(day), turn: 0, move: "play" },
    style: "primary",
  };
  const top: Button = {
    label: say(locale, "button-daily-top"),
    action: queryAction({ what: "mind", scope: "here", day }, "open"),
  };
  const blocks = [{ type: "text", text: say(locale, "daily-invite", words) }] as const;
  return { blocks, buttons: [[play, top]] };
}

/** Opens what the person hasn't finished today, the opponent first; otherwise shows how it went. An old invitation
 * opens today's challenge, too. */
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
  if (mindTryOf(person, day)?.endedAt === undefined) return mindReply(services, press);
  return boardTryOf(person, day)?.result ? panel() : boardReply(services, press);
}
