// *Share*: the strip goes where it is pressed, or, in a private chat, comes as lines to copy.

import type { Block, Button, ButtonPress, Caller, Reply, View } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dailyAction } from "../day-session.ts";
import { readPerson } from "../person.ts";
import type { DailyServices } from "../services.ts";
import { stripPicture } from "./card.ts";
import { type Strip, stripOf, stripText } from "./strip.ts";

export const SHARE = "share";

/** Below whatever ends a try. */
export function shareButton(caller: Caller, day: number): Button {
  const label = say(caller.locale, "button-daily-share");
  return { label, action: dailyAction(caller, day, SHARE), style: "success" };
}

export async function shareReply(services: DailyServices, press: ButtonPress, day: number): Promise<Reply> {
  const { caller, place } = press;
  const person = await readPerson(services.store, caller);
  const strip = stripOf(person, day);
  if (!strip) return notice(say(caller.locale, "daily-gone"));
  const isOwn = place.kind === "private" || place.editsOnly === true;
  const locale = isOwn ? caller.locale : (place.locale ?? caller.locale);
  const view = isOwn ? toCopy(strip, locale) : shown(strip, caller, locale);
  const picture = { ...stripPicture(strip, locale), name: "gadalka.png", about: person.identities };
  return {
    type: "post",
    view: await pictured(services, view, picture, locale),
    audience: isOwn ? "caller" : "place",
  };
}

function toCopy(strip: Strip, locale: Locale): View {
  const how: Block = { type: "quiet", text: say(locale, "daily-share-copy") };
  return { blocks: [{ type: "code", text: stripText(strip, locale) }, how] };
}

function shown(strip: Strip, { name }: Caller, locale: Locale): View {
  return {
    title: say(locale, "daily-share-by", { name: shownName(name) }),
    blocks: [
      { type: "text", text: stripText(strip, locale) },
      { type: "quiet", text: say(locale, "daily-card-call") },
    ],
  };
}
