// `/account unlink`: asks once, then separates the accounts; each keeps the rounds played there.

import type { Caller, PressHandler, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  type LinkInEffect,
  linkOf,
  ownerTag,
  type PlayerId,
  readPlayerId,
  unlink,
  writePlayerId,
} from "../../src/people/index.ts";
import { closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { tellPrivately } from "./link.ts";
import { sideWords, textView } from "./link-view.ts";

export const UNLINK_SCOPE = "unlink";

export interface UnlinkServices extends Services {
  /** Called after the accounts are separated. */
  onParted(identities: readonly PlayerId[]): Promise<void>;
}

export async function unlinkReply({ store }: Pick<Services, "store">, caller: Caller): Promise<Reply> {
  const { locale } = caller;
  const link = await linkOf(store, caller);
  if (!link)
    return { type: "post", view: textView(say(locale, "account-unlinked-none")), audience: "caller" };
  const action = (move: string) => ({ scope: UNLINK_SCOPE, session: ownerTag(caller), turn: 0, move });
  return {
    type: "post",
    view: {
      title: say(locale, "account-unlink-title", sideWords(otherThan(link, caller), locale)),
      blocks: [{ type: "text", text: say(locale, "account-unlink-text") }],
      buttons: [
        [
          { label: say(locale, "account-unlink-yes"), action: action("part"), style: "danger" },
          { label: say(locale, "account-unlink-no"), action: action("keep") },
        ],
      ],
    },
    audience: "caller",
  };
}

export function unlinkPress(services: UnlinkServices): PressHandler {
  return async ({ action: { move, session }, caller }) => {
    const { locale } = caller;
    if (session !== ownerTag(caller)) return notYours(locale);
    if (move === "keep") return closed(say(locale, "account-unlink-kept"));
    if (move !== "part") return notice(say(locale, "press-old-button"));
    const link = await unlink(services.store, caller);
    if (!link) return closed(say(locale, "account-unlinked-none"));
    await services.onParted(link.sides.flatMap(({ player }) => readPlayerId(player) ?? []));
    await tellParted(services, link, caller);
    return closed(say(locale, "account-unlinked", sideWords(otherThan(link, caller), locale)));
  };
}

async function tellParted(services: Services, link: LinkInEffect, caller: Caller): Promise<void> {
  const me = link.sides.find(({ player }) => player === writePlayerId(caller));
  for (const other of link.sides.filter((one) => one !== me)) {
    const view = textView(say(other.locale, "account-unlinked", sideWords(me, other.locale)));
    await tellPrivately(services, other, view, `parted-${link.id}`);
  }
}

/** The other side of a link. */
export function otherThan({ sides }: LinkInEffect, caller: Caller) {
  return sides.find(({ player }) => player !== writePlayerId(caller));
}
