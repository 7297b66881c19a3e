// How somebody is asked whether they agree to be compared: with a card in the group, or from a
// private chat with one in their own.

import { createHash } from "node:crypto";
import type { CommandCall, Platform, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  type AskOutcome,
  askToCompare,
  type CompareRequest,
  noteCard,
  takeCard,
  undoRequest,
  writePlayerId,
} from "../../../src/players/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { Services } from "../../kit/services.ts";
import { shownName } from "../../kit/shown-name.ts";
import { cardView, questionButton, REQUEST_ID_CHARACTERS } from "./card.ts";
import { comparedView, type Pair } from "./compare.ts";

/** Asks in a group by a card that both see, elsewhere by one in the other's private chat. */
export function askForConsent(services: Services, call: CommandCall, pair: Pair): Promise<Reply> {
  const { target, game, locale } = pair;
  const id = createHash("sha256")
    .update(`compare|${call.id}`)
    .digest("base64url")
    .slice(0, REQUEST_ID_CHARACTERS);
  const [from, to] = [writePlayerId(call.caller), writePlayerId(target)];
  const request = { id, from, to, name: call.caller.name, gameId: game.id, locale, at: services.now() };
  return pair.place === undefined ? askPrivately(services, pair, request) : askHere(services, pair, request);
}

const REFUSALS: Readonly<Record<Exclude<AskOutcome, "asked">, string>> = {
  waiting: "compare-waiting",
  declined: "compare-not-now",
  "too-many": "compare-too-many",
  lately: "compare-lately",
};

async function askHere(
  { store }: Services,
  { target, locale }: Pair,
  request: CompareRequest,
): Promise<Reply> {
  const outcome = await askToCompare(store, request);
  if (outcome !== "asked") return refusal(REFUSALS[outcome], target.name, locale);
  return { type: "post", view: cardView(request, target.name, false), audience: "place" };
}

/** Where the platform brings nothing to people, the question waits for the other's `/profile
 * privacy`. */
async function askPrivately(services: Services, pair: Pair, request: CompareRequest): Promise<Reply> {
  const { target, locale } = pair;
  const { store } = services;
  const chat = await services.privateChat(target.platform as Platform, target.id);
  if (chat.state === "refused" || chat.state === "unavailable")
    return refusal(UNDELIVERED[chat.state], target.name, locale);
  const byCard = chat.state === "open";
  const outcome = await askToCompare(store, request, byCard);
  if (outcome !== "asked") return refusal(REFUSALS[outcome], target.name, locale);
  const sent = byCard ? await sendCard(services, pair, request, chat.place.id) : "posted";
  if (sent !== "posted" && (await undoRequest(store, request, services.now())))
    return refusal(UNDELIVERED[sent], target.name, locale);
  // Who is asked may have been faster than this.
  const answered = await comparedView(services, pair);
  const view = answered ?? askedView(pair, request, byCard ? "compare-sent" : "compare-noted");
  return { type: "post", view, audience: "caller" };
}

const UNDELIVERED = { refused: "compare-unwelcome", unavailable: "compare-away" } as const;

/** One process alone posts it, once: a crash in between costs the card, and the question is found
 * in the other's list all the same. */
async function sendCard(
  { store, post, now }: Services,
  { target }: Pair,
  request: CompareRequest,
  chat: string,
): Promise<"posted" | "refused" | "unavailable"> {
  if (!(await takeCard(store, request, now()))) return "posted";
  const place = { kind: "private", id: chat } as const;
  const posted = await post(
    target.platform as Platform,
    place,
    cardView(request, target.name, true),
    `asked-${request.id}`,
  );
  if (posted.state !== "posted") return posted.state;
  const { message } = posted;
  if (message !== undefined) await noteCard(store, request, { chat, message }, now());
  return "posted";
}

/** What the one who asked sees while the question waits. */
function askedView({ target, locale }: Pair, request: CompareRequest, words: string): View {
  const name = shownName(target.name);
  return {
    blocks: [{ type: "text", text: say(locale, words, { name }) }],
    buttons: [[questionButton(request, say(locale, "button-retract"), "retract")]],
  };
}

function refusal(words: string, name: string, locale: Pair["locale"]): Reply {
  return notice(say(locale, words, { name: shownName(name) }));
}
