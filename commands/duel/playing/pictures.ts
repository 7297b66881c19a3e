// *Card* below a finished duel. Anyone who sees it gets it privately, but the first one that one of the
// two asks for in a chat is posted there for everyone.

import type { ButtonPress, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type PlayerId, readPlayerId } from "../../../src/people/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import { eventDigest } from "../../kit/session-id.ts";
import type { DuelServices } from "../boards/boards.ts";
import { readerOf } from "../boards/replies.ts";
import { isPlayed, type PlayedDuel } from "../state/document.ts";
import { changeDuel, findDuel } from "../state/duels.ts";
import { personOf, sideOf } from "../state/person.ts";
import { cardPicture, cardView } from "../views/card.ts";
import { hasPictures } from "../views/ended.ts";

/** How many chats to remember as having this duel's card. */
const CARDS_MAX = 8;

export async function cardReply(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const duel = await drawable(deps, press);
  if ("type" in duel) return duel;
  const { caller, place } = press;
  const isOurs = sideOf(duel, personOf(caller)) !== undefined;
  if (!isOurs || place.editsOnly) return privateCard(deps, press, duel);
  const view = await drawnCard(deps, duel, readerOf(press, duel));
  if (!hasPicture(view)) return { type: "post", view, audience: "caller" };
  const noted = await noteCard(deps, press);
  if (noted === "there") return privateCard(deps, press, duel, say(caller.locale, "duel-card-there"));
  return { type: "post", view, audience: "place", counted: noted };
}

/** The duel, or why there is nothing to draw. */
async function drawable(deps: DuelServices, { action, caller }: ButtonPress): Promise<PlayedDuel | Reply> {
  const duel = await findDuel(deps, action.session);
  if (!duel) return notice(say(caller.locale, "duel-gone"));
  if (!isPlayed(duel) || !duel.play.over) return notice(say(caller.locale, "press-old-button"));
  return hasPictures(duel) ? duel : notice(say(caller.locale, "duel-no-picture"));
}

async function privateCard(
  deps: DuelServices,
  { caller: { platform, locale } }: ButtonPress,
  duel: PlayedDuel,
  line?: string,
): Promise<Reply> {
  const view = await drawnCard(deps, duel, { platform, locale });
  const blocks = [...view.blocks, ...(line === undefined ? [] : [{ type: "quiet" as const, text: line }])];
  return { type: "post", view: { ...view, blocks }, audience: "caller" };
}

function drawnCard(deps: DuelServices, duel: PlayedDuel, reader: Reader): Promise<View> {
  const picture = { ...cardPicture(duel, reader), name: "card.png", about: aboutOf(duel) };
  return pictured(deps, cardView(duel, reader), picture, reader.locale);
}

type Reader = ReturnType<typeof readerOf>;

function hasPicture({ blocks }: View): boolean {
  return blocks.some(({ type }) => type === "picture");
}

function aboutOf({ sides }: PlayedDuel): readonly PlayerId[] {
  return sides.flatMap(({ player }) => readPlayerId(player) ?? []);
}

/** `new`: this press is the first in its chat; `duplicate`: it was redelivered; `there`: another press was first. */
function noteCard(
  { store }: DuelServices,
  { id, action, caller, place }: ButtonPress,
): Promise<"new" | "duplicate" | "there"> {
  const where = `${caller.platform}|${place.id}|`;
  const card = where + eventDigest(id);
  return changeDuel<"new" | "duplicate" | "there">(store, action.session, (duel) => {
    if (!duel) return { next: undefined, result: "there" };
    const known = duel.cards?.find((one) => one.startsWith(where));
    if (known !== undefined) return { next: undefined, result: known === card ? "duplicate" : "there" };
    return { next: { ...duel, cards: [...(duel.cards ?? []), card].slice(-CARDS_MAX) }, result: "new" };
  });
}
