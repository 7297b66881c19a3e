// REST calls by interaction token. Only `callback` bypasses discord.js's queues and limits.

import {
  type APIInteraction,
  type APIMessage,
  InteractionResponseType as Callback,
  type REST,
  type RequestData,
  Routes,
} from "discord.js";
import type { Choice } from "../../../chat/index.ts";
import { countAcknowledgement } from "../../../infra/metrics/meters.ts";
import type { Message } from "../messages/message.ts";
import type { Form } from "./forms.ts";
import { isUnanswered, isUnavailable, isUnknownMessage, wasAcknowledged } from "./refusal.ts";

/** How one interaction is answered. Every call rejects with the REST error. */
export interface Calls {
  /** Acknowledges with a new message; resolves to its id if requested and known. */
  post(message: Message, wantsId?: boolean): Promise<string | undefined>;
  /** Acknowledges by replacing the pressed message. */
  update(message: Message): Promise<void>;
  /** Acknowledges a press; the message stays as it is until edited. */
  deferUpdate(): Promise<void>;
  /** Acknowledges with a placeholder. */
  deferPost(flags: number): Promise<void>;
  /** Acknowledges with a form. */
  showForm(form: Form): Promise<void>;
  /** Acknowledges autocomplete with suggestions. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Replaces the pressed message or the placeholder. Resolves to its id. */
  editOriginal(message: Message): Promise<string | undefined>;
  deleteOriginal(): Promise<void>;
  /** Replaces a follow-up message. */
  editMessage(id: string, message: Message): Promise<void>;
  /** Sends a follow-up message. Resolves to its id. */
  followUp(message: Message): Promise<string | undefined>;
  /** Whether any process has acknowledged the interaction; false if unknown. */
  isAcknowledged(): Promise<boolean>;
}

type Key = Pick<APIInteraction, "id" | "token" | "application_id">;
type Call = () => Promise<unknown>;

const WITH_RESPONSE = new URLSearchParams({ with_response: "true" });

/** `rest` must not retry: one retry is made here, if the call is idempotent or known not to have arrived. */
export function callsFor(rest: REST, { id, token, application_id: app }: Key): Calls {
  const original = Routes.webhookMessage(app, token, "@original");
  const callback = (type: Callback, data?: object, more: Pick<RequestData, "files" | "query"> = {}): Call => {
    return () =>
      rest.post(Routes.interactionCallback(id, token), { ...more, body: { type, data }, auth: false });
  };
  const getOriginal = (): Promise<unknown> => rest.get(original, { auth: false });
  const follow = async (call: Call): Promise<unknown> => repeatUnless(call, never);
  const isAcknowledged = (): Promise<boolean> => succeeds(getOriginal);
  const acknowledge = async (call: Call): Promise<unknown> => {
    try {
      const response = await repeatUnless(call, isAcknowledged);
      countAcknowledgement("discord", "taken");
      return response;
    } catch (error) {
      if (!wasAcknowledged(error)) countAcknowledgement("discord", "lost");
      throw error;
    }
  };
  return {
    post: async (message, wantsId) => {
      const more = { ...filesOf(message), ...(wantsId && { query: WITH_RESPONSE }) };
      const response = await acknowledge(callback(Callback.ChannelMessageWithSource, message.body, more));
      if (!wantsId) return undefined;
      return idInCallback(response) ?? getOriginal().then(idOf, () => undefined);
    },
    update: async (message) =>
      void (await acknowledge(callback(Callback.UpdateMessage, message.body, filesOf(message)))),
    deferUpdate: async () => void (await acknowledge(callback(Callback.DeferredMessageUpdate))),
    deferPost: async (flags) =>
      void (await acknowledge(callback(Callback.DeferredChannelMessageWithSource, { flags }))),
    showForm: async (form) => void (await acknowledge(callback(Callback.Modal, form))),
    suggest: async (choices) =>
      void (await repeatRefused(
        callback(Callback.ApplicationCommandAutocompleteResult, { choices: choices.map(toChoice) }),
      )),
    editOriginal: async (message) => idOf(await follow(() => rest.patch(original, sent(message)))),
    deleteOriginal: async () =>
      void (await follow(() => rest.delete(original, { auth: false })).catch(unlessGone)),
    editMessage: async (message, { body, files }) =>
      void (await repeatUnless(
        () => rest.patch(Routes.webhookMessage(app, token, message), sent({ body, files })),
        never,
      )),
    followUp: async (message) =>
      idOf(await repeatRefused(() => rest.post(Routes.webhook(app, token), sent(message)))),
    isAcknowledged,
  };
}

/** Retries after a 5xx or no response, unless it turns out that the call arrived (then undefined). */
async function repeatUnless(call: Call, hasArrived: () => Promise<boolean>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (!isUnavailable(error) && !isUnanswered(error)) throw error;
    if (isUnanswered(error) && (await hasArrived())) return undefined;
    return call().catch(unlessAcknowledged);
  }
}

/** The first try was the one that arrived. */
function unlessAcknowledged(error: unknown): void {
  if (!wasAcknowledged(error)) throw error;
}

/** Retries after a 5xx only: a call without a response may have arrived, and would show twice. */
async function repeatRefused(call: Call): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return call();
  }
}

function idOf(message: unknown): string | undefined {
  return (message as Partial<APIMessage> | undefined)?.id;
}

function idInCallback(response: unknown): string | undefined {
  return idOf((response as { resource?: { message?: unknown } } | undefined)?.resource?.message);
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
