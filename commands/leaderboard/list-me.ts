// What *Show me* and *Don't show me* do.

import { type Caller, type Place, type PressHandler, placeKey, type View } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { hide, ownerTag, show, writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { hideMeButton, showMeButton } from "../kit/list-me.ts";
import { notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";

const gameIds = CHAT_GAMES.map(({ id }) => id);

export function listMePress(services: Services): PressHandler {
  return async ({ action: { session, move }, caller, place }) => {
    if (move === "show")
      return { type: "post", view: await showMe(services, caller, place), audience: "caller" };
    if (move !== "hide") return notice(say(caller.locale, "press-old-button"));
    if (session !== ownerTag(caller)) return notYours(caller.locale);
    return { type: "edit", view: await hideMe(services, caller) };
  };
}

export async function showMe(services: Services, caller: Caller, place: Place): Promise<View> {
  await show(services.store, caller, { gameIds, place: placeKey(caller, place), now: services.now() });
  return switchedView(caller, "yes");
}

export async function hideMe({ store, painter, now }: Services, caller: Caller): Promise<View> {
  await hide(store, caller, { gameIds, now: now() });
  painter.forget(writePlayerId(caller));
  return switchedView(caller, "no");
}

function switchedView(caller: Caller, shown: "yes" | "no"): View {
  const { locale } = caller;
  return {
    blocks: [
      { type: "text", text: say(locale, "shown-now", { shown }) },
      ...(shown === "yes" ? [{ type: "quiet", text: say(locale, "shown-never") } as const] : []),
    ],
    buttons: [[shown === "yes" ? hideMeButton(caller) : showMeButton(locale)]],
  };
}
