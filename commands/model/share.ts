// `/model share`: whether the caller's rounds count, among those of many, towards how the bot reads strangers. The
// consent text comes first; withdrawing needs no confirmation.

import type {
  Button,
  Caller,
  ChoiceOption,
  CommandCall,
  PressHandler,
  Reply,
  Speaker,
  View,
} from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import {
  ownerTag,
  type PlayerId,
  SHARED_PEOPLE_MIN,
  SHARING_TEXT,
  shareModel,
  sharesModel,
  unshareModel,
} from "../../src/people/index.ts";
import { badChoice, closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";

export const SHARE_SCOPE = "share";

export const SHARING_OPTION: ChoiceOption = {
  type: "choice",
  name: "sharing",
  choices: [
    { value: "on", label: "choice-yes" },
    { value: "off", label: "choice-no" },
  ],
};

type Stored = Pick<Services, "store" | "now">;

/** `share` and `keep` answer the question. */
type Move = "share" | "keep" | "withdraw";

export async function shareReply(services: Stored, { caller, options }: CommandCall): Promise<Reply> {
  const { sharing } = options;
  if (sharing !== undefined && sharing !== "on" && sharing !== "off")
    return badChoice(caller.locale, sharing, SHARING_OPTION);
  if (sharing === "off") return notice(await withdraw(services, caller));
  const shares = await sharesModel(services.store, caller);
  if (!shares) return question(caller);
  if (sharing === "on") return notice(say(caller.locale, "model-share-already"));
  return post({
    blocks: [{ type: "text", text: say(caller.locale, "model-shares") }],
    buttons: [[button(caller, "button-share-stop", "withdraw")]],
  });
}

function question(caller: Caller): Reply {
  const { locale } = caller;
  const text = say(locale, "model-share-text", { others: SHARED_PEOPLE_MIN - 1 });
  const share: Button = { ...button(caller, "button-share", "share"), style: "success" };
  return post({
    title: say(locale, "model-share-title"),
    blocks: [{ type: "text", text }],
    buttons: [[share, button(caller, "button-share-keep", "keep")]],
  });
}

function post(view: View): Reply {
  return { type: "post", view, audience: "caller" };
}

/** The turn is the version of the text: a button below an older text doesn't give consent. */
function button(caller: Caller, label: MessageId, move: Move): Button {
  const action = { scope: SHARE_SCOPE, session: ownerTag(caller), turn: SHARING_TEXT, move };
  return { label: say(caller.locale, label), action };
}

export function sharePress(services: Stored): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    const move = action.move as Move;
    if (move === "withdraw" || move === "keep") return closed(await withdraw(services, caller));
    if (action.turn !== SHARING_TEXT) return notice(say(locale, "model-share-old"));
    if (move !== "share") return notice(say(locale, "press-old-button"));
    const isNew = await forAll(caller, (one) => shareModel(services.store, one, services.now()));
    return closed(say(locale, isNew ? "model-share-done" : "model-share-already"));
  };
}

/** *Keep to myself* also withdraws consent given on a different device in the meantime. */
async function withdraw(services: Stored, caller: Speaker): Promise<string> {
  const wasShared = await forAll(caller, (one) => unshareModel(services.store, one));
  return say(caller.locale, wasShared ? "model-unshare-done" : "model-shares-not");
}

/** Changes it for every account of the caller; resolves to whether anything changed. */
async function forAll(caller: Speaker, change: (identity: PlayerId) => Promise<boolean>): Promise<boolean> {
  let isChanged = false;
  for (const one of await caller.identities()) isChanged = (await change(one)) || isChanged;
  return isChanged;
}
