// Sends a compare request: in a group, or in the other player's private chat.

import { createHash } from "node:crypto";
import type { CommandCall } from "../../../src/chat/index.ts";
import {
  type AskOutcome,
  askToCompare,
  type CompareRequest,
  undoRequest,
  writePlayerId,
} from "../../../src/players/index.ts";
import type { ProfileServices } from "../services.ts";
import { REQUEST_ID_CHARACTERS } from "./card.ts";
import { sendCard } from "./delivery.ts";
import type { Pair } from "./pair.ts";

/** `card`: the request is shown by the reply, by a sent message, or only in their list. */
export type AskResult =
  | { readonly request: CompareRequest; readonly card: "here" | "sent" | "none" }
  | { readonly refusal: Exclude<AskOutcome, "asked"> | "refused" | "unavailable" };

export async function askForConsent(
  services: ProfileServices,
  call: CommandCall,
  pair: Pair,
): Promise<AskResult> {
  const hash = createHash("sha256").update(`compare|${call.id}`).digest("base64url");
  const request: CompareRequest = {
    ...{ id: hash.slice(0, REQUEST_ID_CHARACTERS), name: call.caller.name, gameId: pair.game.id },
    ...{ from: writePlayerId(call.caller), to: writePlayerId(pair.target) },
    ...{ locale: pair.locale, at: services.now() },
  };
  if (pair.place === undefined) return askPrivately(services, pair, request);
  const outcome = await askToCompare(services.store, request);
  return outcome === "asked" ? { request, card: "here" } : { refusal: outcome };
}

/** If the platform cannot message people, the request waits in the other's `/profile privacy`. */
async function askPrivately(
  services: ProfileServices,
  pair: Pair,
  request: CompareRequest,
): Promise<AskResult> {
  const { store, now } = services;
  const { platform, id, name } = pair.target;
  const chat = await services.privateChat(platform, id);
  if (chat.state === "refused" || chat.state === "unavailable") return { refusal: chat.state };
  const byCard = chat.state === "open";
  const outcome = await askToCompare(store, request, byCard);
  if (outcome !== "asked") return { refusal: outcome };
  const sent = byCard ? await sendCard(services, request, name, chat.place.id) : "posted";
  if (sent !== "posted" && (await undoRequest(store, request, now()))) return { refusal: sent };
  return { request, card: byCard ? "sent" : "none" };
}
