// Sends a compare request, to a group or to the other player's private chat.

import { createHash } from "node:crypto";
import type { CommandCall, PrivateChat } from "../../../src/chat/index.ts";
import {
  type AskOutcome,
  askToCompare,
  type ChallengeOutcome,
  type CompareRequest,
  isNamedOnly,
  mayAsk,
  noteChallengePosted,
  startChallenge,
  takeCard,
  undoRequest,
  writePlayerId,
} from "../../../src/people/index.ts";
import type { ProfileServices } from "../worker/index.ts";
import { REQUEST_ID_CHARACTERS } from "./card.ts";
import { sendCard } from "./delivery.ts";
import type { Pair } from "./pair.ts";

type Refusal = Exclude<AskOutcome, "asked"> | Exclude<ChallengeOutcome["state"], "begun">;

/** `card`: the request is shown by the reply (`here`), by a sent message, or only in the other player's list. */
export type AskResult =
  | { readonly request: CompareRequest; readonly card: "sent" | "none" }
  | {
      readonly request: CompareRequest;
      readonly card: "here";
      /** Whether the reply may notify the player who is asked. */
      readonly mentions: boolean;
      /** Must be called once the reply has been posted, so that it's posted only once. */
      readonly onPosted: () => Promise<void>;
    }
  | { readonly refusal: Refusal | "unavailable" | "muted" | "left" };

export async function askForConsent(
  services: ProfileServices,
  call: CommandCall,
  pair: Pair,
): Promise<AskResult> {
  const hash = createHash("sha256").update(`compare|${call.id}`).digest("base64url");
  const request: CompareRequest = {
    id: hash.slice(0, REQUEST_ID_CHARACTERS),
    name: call.caller.name,
    gameId: pair.game.id,
    from: writePlayerId(call.caller),
    to: writePlayerId(pair.target),
    locale: pair.locale,
    at: services.now(),
  };
  const { target: to, place } = pair;
  const may = await mayAsk(services.store, { what: "compare", from: call.caller, to, place });
  if (may !== "yes") return { refusal: "muted" };
  return pair.place === undefined ? askPrivately(services, pair, request) : askHere(services, pair, request);
}

async function askHere(
  { store, now }: ProfileServices,
  { target }: Pair,
  request: CompareRequest,
): Promise<AskResult> {
  const { id, from, to, at } = request;
  if (target.isAbsent) return { refusal: "left" };
  const outcome = await askToCompare(store, request);
  if (outcome !== "asked") return { refusal: outcome };
  // Without an expiry: the requests themselves limit how many may be open.
  const begun = await startChallenge(store, { id, what: "compare", from, to, at });
  if (begun.state !== "begun") {
    await undoRequest(store, request, now());
    return { refusal: begun.state };
  }
  if (begun.isPosted) return { refusal: "waiting" };
  const onPosted = () => noteChallengePosted(store, from, id, now());
  return { request, card: "here", mentions: begun.mentions, onPosted };
}

/** If the platform can't message people, the request waits in the other player's `/profile privacy`. The requester
 * isn't shown if the bot may not message the player: that would reveal who has a chat with it. */
async function askPrivately(
  services: ProfileServices,
  pair: Pair,
  request: CompareRequest,
): Promise<AskResult> {
  const { store, now } = services;
  const { platform, id, name } = pair.target;
  const chat: PrivateChat = isNamedOnly(pair.target)
    ? { state: "refused" }
    : await services.privateChat(platform, id);
  if (chat.state === "unavailable") return { refusal: chat.state };
  const byCard = chat.state === "open" || chat.state === "refused";
  const outcome = await askToCompare(store, request, byCard);
  if (outcome !== "asked") return { refusal: outcome };
  if (chat.state === "refused") await takeCard(store, request, now());
  const sent = chat.state === "open" ? await sendCard(services, request, name, chat.place.id) : "posted";
  if (sent === "unavailable" && (await undoRequest(store, request, now()))) return { refusal: sent };
  return { request, card: byCard ? "sent" : "none" };
}
