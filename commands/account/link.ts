// `/account link`: a code is shown here and typed on the other platform, then both sides confirm. Only the two see
// anything about it.

import type { Caller, CommandCall, PressHandler, Reply, TextOption, View } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  answerLink,
  type ClaimOutcome,
  claimLink,
  handshakeOf,
  join,
  type Link,
  type LinkSide,
  openLink,
  otherSide,
  readPlayerId,
  writePlayerId,
} from "../../src/people/index.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { linkedView, sideWords, standingView, TRIES_MINUTES, textView } from "./link-view.ts";

export const CODE_OPTION: TextOption = {
  type: "text",
  name: "code",
  description: "option-link-code",
  maxLength: 20,
  suggests: false,
  takes: /^[\p{L}\p{N} _-]+$/u,
};

/** What linking needs beyond the services, such as dropping both accounts' outdated models. */
export interface LinkServices extends Services {
  /** Called after the accounts are joined; may run more than once. */
  onLinked(player: Caller): Promise<void>;
}

export async function linkReply(services: LinkServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  if (options.code !== undefined) return typedReply(services, caller, options.code);
  const shake = await openLink(services.store, caller, services.now());
  await join(services.store, shake.id);
  const present = (await handshakeOf(services.store, caller)) ?? shake;
  return post(await standingView(services, present, caller));
}

async function typedReply(services: LinkServices, caller: Caller, code: string): Promise<Reply> {
  const claim = await claimLink(services.store, caller, code, services.now());
  if (claim.outcome === "claimed") return post(await standingView(services, claim.found, caller));
  return post(textView(refusalWords(claim, caller)));
}

function refusalWords(claim: Exclude<ClaimOutcome, { readonly outcome: "claimed" }>, { locale }: Caller) {
  const left = claim.outcome === "wrong" ? claim.left : 0;
  return say(locale, "account-link-refusal", { why: claim.outcome, left, minutes: TRIES_MINUTES });
}

/** Never a notice: in some groups everyone can see those. */
function post(view: View): Reply {
  return { type: "post", view, audience: "caller" };
}

/** *Link*, *No* and *Check*. The button carries the link's id, and the link's document says who it belongs to. */
export function linkPress(services: LinkServices): PressHandler {
  const { store, now } = services;
  return async ({ action: { session: id, move }, caller }) => {
    const { locale } = caller;
    if (move !== "yes" && move !== "no" && move !== "check") return notice(say(locale, "press-old-button"));
    if ((await handshakeOf(store, caller))?.id !== id) return notice(say(locale, "account-link-gone"));
    const said =
      move === "check" ? undefined : await answerLink(store, caller, { id, answer: move, now: now() });
    const link = said ? said.link : await join(store, id);
    if (!link) return notice(say(locale, "account-link-gone"));
    if (link.state === "linked") await services.onLinked(caller);
    if (said?.isNew) await tellOther(services, link, id, caller);
    const shake = (await handshakeOf(store, caller)) ?? { id, link };
    return { type: "edit", view: await standingView(services, { ...shake, link }, caller) };
  };
}

/** Privately informs the person who showed the code that someone typed it, and either side how it ended. */
async function tellOther(services: LinkServices, link: Link, id: string, caller: Caller): Promise<void> {
  const other = otherSide(link, writePlayerId(caller));
  const me = otherSide(link, other?.player ?? "");
  const player = readPlayerId(other?.player ?? "");
  if (!other || !player) return;
  const { locale } = other;
  if (link.state === "open") {
    const view = await standingView(services, { id, link }, { ...player, locale });
    return tellPrivately(services, other, view, `ask-${id}`);
  }
  const view =
    link.state === "linked"
      ? linkedView(me, locale)
      : textView(say(locale, "account-link-refused", sideWords(me, locale)));
  return tellPrivately(services, other, view, `${link.state}-${id}`);
}

/** Sent where the platform permits it; someone who gets no message can press *Check* or ask again. */
export async function tellPrivately(
  { privateChat, post: send, onFailure }: Pick<Services, "privateChat" | "post" | "onFailure">,
  side: LinkSide,
  view: View,
  key: string,
): Promise<void> {
  const player = readPlayerId(side.player);
  if (!player) return;
  try {
    const chat = await privateChat(player.platform, player.id);
    if (chat.state === "open") await send(player.platform, chat.place, view, key.slice(0, KEY_MAX), "asked");
  } catch (error) {
    onFailure(error);
  }
}

/** Characters of a post's key. */
const KEY_MAX = 25;
