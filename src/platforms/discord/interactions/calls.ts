// The calls that answer an interaction, over REST by its token. discord.js sends the first one
// (`callback`) past all its queues and limits; edits and follow-ups wait in line for theirs, so a
// reply in time costs one call and no edit.

import {
  type APIInteraction,
  type APIMessage,
  InteractionResponseType as Callback,
  type REST,
  type RequestData,
  Routes,
} from "discord.js";
import type { Choice } from "../../../chat/index.ts";
import type { Message } from "../messages/message.ts";
import { isUnanswered, isUnavailable, isUnknownMessage } from "./refusal.ts";

/** How one interaction is answered. Every call rejects with the error of REST. */
export interface Calls {
  /** Acknowledges with a new message. Resolves to its id where that is wanted and can be
   * learned. */
  post(message: Message, wantsId?: boolean): Promise<string | undefined>;
  /** Acknowledges by replacing the pressed message. */
  update(message: Message): Promise<void>;
  /** Acknowledges a press; the pressed message stands until it is edited. */
  deferUpdate(): Promise<void>;
  /** Acknowledges with a placeholder for an answer to come. */
  deferPost(flags: number): Promise<void>;
  /** Acknowledges what is being typed. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Replaces the pressed message or the placeholder. Resolves to the message's id. */
  editOriginal(message: Message): Promise<string | undefined>;
  /** Takes the placeholder away, if it is still there. */
  deleteOriginal(): Promise<void>;
  /** A further message. Resolves to its id. */
  followUp(message: Message): Promise<string | undefined>;
  /** Whether the interaction has been acknowledged, by whomever; false when that cannot be
   * learned. */
  isAcknowledged(): Promise<boolean>;
}

type Key = Pick<APIInteraction, "id" | "token" | "application_id">;
type Call = () => Promise<unknown>;

const WITH_RESPONSE = new URLSearchParams({ with_response: "true" });

/**
 * The calls for an interaction. `rest` must not retry by itself: here a call is repeated once, and
 * only where arriving twice changes nothing, or where it is known not to have arrived.
 */
export function callsFor(rest: REST, { id, token, application_id: app }: Key): Calls {
  const original = Routes.webhookMessage(app, token, "@original");
  const callback = (type: Callback, data?: object, more: Pick<RequestData, "files" | "query"> = {}): Call => {
    return () =>
      rest.post(Routes.interactionCallback(id, token), { ...more, body: { type, data }, auth: false });
  };
  const getOriginal = (): Promise<unknown> => rest.get(original, { auth: false });
  const isAcknowledged = (): Promise<boolean> => succeeds(getOriginal);
  const acknowledge = (call: Call): Promise<unknown> => repeatUnless(call, isAcknowledged);
  return {
    post: async (message, wantsId) => {
      const more = { ...filesOf(message), ...(wantsId && { query: WITH_RESPONSE }) };
      const response = await acknowledge(callback(Callback.ChannelMessageWithSource, message.body, more));
      return wantsId ? (idInCallback(response) ?? getOriginal().then(idOf, unknown)) : undefined;
    },
    update: async (message) =>
      void (await acknowledge(callback(Callback.UpdateMessage, message.body, filesOf(message)))),
    deferUpdate: async () => void (await acknowledge(callback(Callback.DeferredMessageUpdate))),
    deferPost: async (flags) =>
      void (await acknowledge(callback(Callback.DeferredChannelMessageWithSource, { flags }))),
    suggest: async (choices) =>
      void (await repeatRefused(
        callback(Callback.ApplicationCommandAutocompleteResult, { choices: choices.map(toChoice) }),
      )),
    editOriginal: async (message) =>
      idOf(await repeatUnless(() => rest.patch(original, sent(message)), never)),
    deleteOriginal: async () =>
      void (await repeatUnless(() => rest.delete(original, { auth: false }), never).catch(unlessGone)),
    followUp: async (message) =>
      idOf(await repeatRefused(() => rest.post(Routes.webhook(app, token), sent(message)))),
    isAcknowledged,
  };
}

/**
 * Repeats a call that Discord could not take (5xx), or that was left without an answer, unless it
 * turns out to have arrived: then its answer is undefined.
 */
async function repeatUnless(call: Call, hasArrived: () => Promise<boolean>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (!isUnavailable(error) && !isUnanswered(error)) throw error;
    if (isUnanswered(error) && (await hasArrived())) return undefined;
    return call();
  }
}

/** Repeats a call that Discord could not take. One without an answer may have arrived, and twice
 * would show. */
async function repeatRefused(call: Call): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return call();
  }
}

/** The id of a message that Discord answered with. */
function idOf(message: unknown): string | undefined {
  return (message as Partial<APIMessage> | undefined)?.id;
}

function idInCallback(response: unknown): string | undefined {
  return idOf((response as { resource?: { message?: unknown } } | undefined)?.resource?.message);
}

function unknown(): undefined {
  return undefined;
}

async function never(): Promise<boolean> {
  return false;
}

function succeeds(call: Call): Promise<boolean> {
  return call().then(
    () => true,
    () => false,
  );
}

function unlessGone(error: unknown): void {
  if (!isUnknownMessage(error)) throw error;
}

function sent(message: Message): { body: Message["body"]; files?: Message["files"]; auth: false } {
  return { ...filesOf(message), body: message.body, auth: false };
}

function filesOf(message: Message | undefined): Pick<Message, "files"> | undefined {
  return message && message.files.length > 0 ? { files: message.files } : undefined;
}

function toChoice({ label, value }: Choice): { name: string; value: string } {
  return { name: label, value };
}
