// The calls that answer an interaction, over REST by its token. discord.js sends the first one (`callback`) past all its queues and
// limits; edits and follow-ups wait in line for theirs, so a reply in time costs one call and no edit.

import { type APIInteraction, InteractionResponseType as Callback, type REST, Routes } from "discord.js";
import type { Choice } from "../../chat/index.ts";
import type { Message } from "./message.ts";
import { isUnanswered, isUnavailable, isUnknownMessage } from "./refusal.ts";

/** How one interaction is answered. Every call rejects with the error of REST. */
export interface Calls {
  /** Acknowledges with a new message. */
  post(message: Message): Promise<void>;
  /** Acknowledges by replacing the pressed message. */
  update(message: Message): Promise<void>;
  /** Acknowledges a press; the pressed message stands until it is edited. */
  deferUpdate(): Promise<void>;
  /** Acknowledges with a placeholder for an answer to come. */
  deferPost(flags: number): Promise<void>;
  /** Acknowledges what is being typed. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Replaces the pressed message or the placeholder. */
  editOriginal(message: Message): Promise<void>;
  /** Takes the placeholder away, if it is still there. */
  deleteOriginal(): Promise<void>;
  /** A further message. */
  followUp(message: Message): Promise<void>;
  /** Whether the interaction has been acknowledged, by whomever; false when that cannot be learned. */
  isAcknowledged(): Promise<boolean>;
}

type Key = Pick<APIInteraction, "id" | "token" | "application_id">;
type Call = () => Promise<unknown>;

/**
 * The calls for an interaction. `rest` must not retry by itself: here a call is repeated once, and only where arriving twice
 * changes nothing, or where it is known not to have arrived.
 */
export function callsFor(rest: REST, { id, token, application_id: app }: Key): Calls {
  const original = Routes.webhookMessage(app, token, "@original");
  const callback = (type: Callback, data?: object, message?: Message): Call => {
    return () =>
      rest.post(Routes.interactionCallback(id, token), { ...filesOf(message), body: { type, data }, auth: false });
  };
  const isAcknowledged = (): Promise<boolean> => succeeds(() => rest.get(original, { auth: false }));
  const acknowledge = (call: Call): Promise<void> => repeatUnless(call, isAcknowledged);
  return {
    post: (message) => acknowledge(callback(Callback.ChannelMessageWithSource, message.body, message)),
    update: (message) => acknowledge(callback(Callback.UpdateMessage, message.body, message)),
    deferUpdate: () => acknowledge(callback(Callback.DeferredMessageUpdate)),
    deferPost: (flags) => acknowledge(callback(Callback.DeferredChannelMessageWithSource, { flags })),
    suggest: (choices) =>
      repeatRefused(callback(Callback.ApplicationCommandAutocompleteResult, { choices: choices.map(toChoice) })),
    editOriginal: (message) => repeatUnless(() => rest.patch(original, sent(message)), never),
    deleteOriginal: () => repeatUnless(() => rest.delete(original, { auth: false }), never).catch(unlessGone),
    followUp: (message) => repeatRefused(() => rest.post(Routes.webhook(app, token), sent(message))),
    isAcknowledged,
  };
}

/** Repeats a call that Discord could not take (5xx), or that was left without an answer, unless it turns out to have arrived. */
async function repeatUnless(call: Call, hasArrived: () => Promise<boolean>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isUnavailable(error) && !isUnanswered(error)) throw error;
    if (isUnanswered(error) && (await hasArrived())) return;
    await call();
  }
}

/** Repeats a call that Discord could not take. One without an answer may have arrived, and twice would show. */
async function repeatRefused(call: Call): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await call();
  }
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
