// What *Show me on the list* does, and *Undo* below its answer, which only the person who pressed sees.

import {
  type Button,
  type ButtonPress,
  type Caller,
  type PressHandler,
  placeKey,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  consentOf,
  DECIDED_MIN,
  listedOnly,
  noteSeenIn,
  ownerTag,
  profileLevel,
  relistPlayer,
  setVisibility,
  writePlayerId,
} from "../../src/people/index.ts";
import { relistDaily } from "../daily/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { LIST_ME_SCOPE, type ListScope } from "../kit/list-me.ts";
import { closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";

const SCOPES: readonly string[] = ["here", "everywhere"] satisfies readonly ListScope[];
const GAME_IDS = CHAT_GAMES.map(({ id }) => id);

export function listMePress(services: Services): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const { session, move } = action;
    if (move === "undo")
      return session === ownerTag(caller) ? undo(services, caller) : notYours(caller.locale);
    if (move !== "show" || !SCOPES.includes(session)) return notice(say(caller.locale, "press-old-button"));
    const view = await show(services, press, session as ListScope);
    return { type: "post", view, audience: "caller" };
  };
}

/** Lists the person from now on; their profile stays as open as it was. */
async function show(services: Services, { caller, place }: ButtonPress, scope: ListScope): Promise<View> {
  const { store, now } = services;
  const { locale } = caller;
  const before = await consentOf(store, caller);
  const level = scope === "everywhere" ? "everyone" : (before?.level ?? "place");
  const opening = { ...listedOnly(level, profileLevel(before)), gameIds: GAME_IDS, now: now() };
  if (before?.level !== level) await setVisibility(store, caller, opening);
  await noteSeenIn(store, caller, placeKey(caller, place), now());
  const consent = await consentOf(store, caller);
  if (consent) await relistPlayer(store, caller, { consent, gameIds: GAME_IDS, now: now() });
  await relistDaily(services, caller);
  const text = say(locale, "list-me-done", { scope, needed: DECIDED_MIN });
  return {
    blocks: [{ type: "text", text }],
    ...(consent?.profile !== undefined && { buttons: [[undoButton(caller)]] }),
  };
}

function undoButton(caller: Caller): Button {
  const action = { scope: LIST_ME_SCOPE, session: ownerTag(caller), turn: 0, move: "undo" };
  return { label: say(caller.locale, "button-undo"), action };
}

/** Restores the state before the press: lists show no more than the profile does. Choices made since then stay. */
async function undo({ store, painter, now }: Services, caller: Caller): Promise<Reply> {
  const { locale } = caller;
  const consent = await consentOf(store, caller);
  if (consent?.profile !== undefined) {
    const level = consent.profile === "closed" ? "private" : consent.profile;
    await setVisibility(store, caller, { level, gameIds: GAME_IDS, now: now() });
    painter.forget(writePlayerId(caller));
  }
  const level = (await consentOf(store, caller))?.level ?? "private";
  return closed(say(locale, "list-me-undone", { level }));
}
