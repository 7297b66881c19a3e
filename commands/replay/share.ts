// *Share*: publishes a page once everyone in it has agreed.

import type { Caller, PressHandler, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/identity/player.ts";
import { notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { agreeToShow, type Consent, type Listed, REPLAYS_MAX, replaysOf, takeBack } from "./replays.ts";
import { listView, sharedView } from "./views.ts";

/** Longer ones are not shown round by round. */
export const ROUNDS_SHOWN_MAX = 1_000;
/** For a longer proof, people have to ask in the chat. */
export const PROOF_SHOWN_MAX = 8_000;

type ReplayServices = Pick<Services, "store" | "now" | "publicUrl">;

interface Asked extends Pick<Consent, "needed" | "replay"> {
  /** The identity that took part, `platform:id`. */
  readonly by: string;
  /** The other person who is asked. */
  readonly other?: string;
}

/** Stores the caller's consent, and shows them the result privately. @throws StoreError. */
export async function shareReply(
  { store, now, publicUrl }: ReplayServices,
  caller: Pick<Caller, "locale" | "offersElsewhere">,
  { by, needed, replay, other = "" }: Asked,
): Promise<Reply> {
  const { locale } = caller;
  if (publicUrl === undefined) return notice(say(locale, "press-old-button"));
  if (replay.rounds.length > ROUNDS_SHOWN_MAX)
    return notice(say(locale, "replay-too-long", { max: ROUNDS_SHOWN_MAX }));
  const sharing = await agreeToShow(store, { by, needed, replay, at: now() });
  if (sharing === "too-many") return notice(say(locale, "replay-too-many", { max: REPLAYS_MAX }));
  const view = sharedView({ sharing, replay, publicUrl }, other, caller);
  return { type: "post", view, audience: "caller" };
}

/** Everything the caller shares, from all their accounts. @throws StoreError. */
export async function sharedList({ store, publicUrl }: ReplayServices, caller: Caller): Promise<Reply> {
  const view = listView(await sharedBy(store, caller), publicUrl, caller.locale);
  return { type: "post", view, audience: "caller" };
}

async function sharedBy(store: Services["store"], caller: Caller): Promise<readonly Listed[]> {
  return replaysOf(store, writePlayerId(caller));
}

/** *Take it back*: open to anyone who is in it. */
export function replayPress({ store, publicUrl }: ReplayServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    const of = action.session;
    const before = await sharedBy(store, caller);
    const isOwn = before.some((one) => one.of === of);
    const isTaken = isOwn && (await takeBack(store, of));
    if (!isOwn && before.length > 0) return notYours(locale, "replay-not-there");
    const left = before.filter((one) => one.of !== of);
    const said = say(locale, isTaken ? "replay-stopped" : "replay-not-there");
    return { type: "edit", view: listView(left, publicUrl, locale, said) };
  };
}
