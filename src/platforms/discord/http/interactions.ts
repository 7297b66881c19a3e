// The interactions endpoint: Discord delivers each interaction by a request, whose response is the first answer.

import {
  type APIInteraction,
  type APIPingInteraction,
  InteractionResponseType,
  InteractionType,
} from "discord.js";
import type { Handler } from "../../../infra/http/server.ts";
import type { Service } from "../interactions/serve.ts";
import { createFirstAnswers } from "./first-answers.ts";
import { readJson } from "./read-json.ts";
import type { ReadSigned } from "./signature.ts";

/** Answers 401 where Discord did not sign, 400 where it is no interaction, else what the service says. */
export function interactionsHandler(readSigned: ReadSigned, service: Pick<Service, "receive">): Handler {
  const answers = createFirstAnswers();
  return async (request) => {
    const body = await readSigned(request);
    if (!body) return new Response(null, { status: 401 });
    const delivered = readJson(body);
    if (isPing(delivered)) return pong();
    if (!isInteraction(delivered)) return new Response(null, { status: 400 });
    return answers.answer(delivered.id, request, (inPlace) => service.receive(delivered, inPlace));
  };
}

function pong(): Response {
  return new Response(JSON.stringify({ type: InteractionResponseType.Pong }), {
    headers: { "content-type": "application/json" },
  });
}

type Fields = Readonly<Record<string, unknown>>;

function isPing(value: Fields | undefined): value is Fields & APIPingInteraction {
  return value?.type === InteractionType.Ping;
}

/** The signature authenticates Discord, so an interaction is not validated further. */
function isInteraction(value: Fields | undefined): value is Fields & APIInteraction {
  if (!value) return false;
  const { id, token, type } = value;
  return typeof id === "string" && typeof token === "string" && typeof type === "number";
}
