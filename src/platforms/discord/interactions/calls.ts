// REST calls by interaction token. Only `callback` bypasses discord.js's queues and limits. If Discord waits for the
// acknowledgement in the response to its delivery, it's sent there.

import { setTimeout as wait } from "node:timers/promises";
import {
  type APIInteraction,
  type APIMessage,
  InteractionResponseType as Callback,
  DiscordAPIError,
  type RawFile,
  type REST,
  RESTJSONErrorCodes,
  type RequestData,
  Routes,
} from "discord.js";
import type { Choice } from "../../../chat/index.ts";
import { countAcknowledgement, countLostAcknowledgement } from "../../../infra/metrics/meters.ts";
import { after, type MaybePromise } from "../../../infra/within.ts";
import type { Message } from "../messages/message.ts";
import type { Form } from "./forms.ts";
import { isUnanswered, isUnavailable, isUnknownMessage } from "./refusal.ts";

/** How one interaction is answered. Every call rejects with the REST error; an acknowledgement that was sent in the
 * response to the delivery is done at once. */
export interface Calls {
  /** Acknowledges with a new message; resolves to its id if requested and known. */
  post(message: Message, wantsId?: boolean): MaybePromise<string | undefined>;
  /** Acknowledges by replacing the pressed message; `surely`: resolves only once everyone sees the new one. */
  update(message: Message, surely?: boolean): MaybePromise<void>;
  /** Acknowledges a press; the message stays as it is until edited. */
  deferUpdate(): MaybePromise<void>;
  /** Acknowledges with a placeholder. */
  deferPost(flags: number): MaybePromise<void>;
  /** Acknowledges with a form. */
  showForm(form: Form): MaybePromise<void>;
  /** Acknowledges by opening the application's Activity. */
  launch(): MaybePromise<void>;
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

/** An acknowledgement in Discord's format. */
export interface Acknowledgement {
  readonly type: Callback;
  readonly data: object | undefined;
  readonly files: readonly RawFile[];
}

/** Answers in the response to the delivery; false if no request is waiting for it any more. */
export type AnswerInPlace = (acknowledgement: Acknowledgement) => boolean;

type Key = Pick<APIInteraction, "id" | "token" | "application_id">;
type Call = () => Promise<unknown>;
type Acknowledging = () => MaybePromise<unknown>;

const WITH_RESPONSE = new URLSearchParams({ with_response: "true" });

/**
 * `rest` must not retry: one retry is made here, if the call is idempotent or known not to have arrived. `inPlace` gets
 * the acknowledgement first, unless the caller needs its result; absent: everything goes by REST.
 */
export function callsFor(
  rest: REST,
  { id, token, application_id: app }: Key,
  inPlace?: AnswerInPlace,
): Calls {
  const original = Routes.webhookMessage(app, token, "@original");
  const following = createFollowing();
  const callback = (type: Callback, data?: object, more: Pick<RequestData, "files" | "query"> = {}): Call => {
    return () =>
      rest.post(Routes.interactionCallback(id, token), { ...more, body: { type, data }, auth: false });
  };
  const soon = (type: Callback, data?: object, more: Pick<RequestData, "files"> = {}): Acknowledging => {
    return () => {
      if (inPlace?.({ type, data, files: more.files ?? [] })) return following.begin();
      return callback(type, data, more)();
    };
  };
  const getOriginal = (): Promise<unknown> => rest.get(original, { auth: false });
  const follow = async (call: Call): Promise<unknown> => repeatUnless(() => following.follow(call), never);
  const isAcknowledged = (): Promise<boolean> => succeeds(getOriginal);
  const arrivedMs = performance.now();
  const acknowledge = <Made>(call: Acknowledging, made: (response: unknown) => Made): MaybePromise<Made> => {
    const acknowledged = (response: unknown): Made => {
      countAcknowledgement("discord", performance.now() - arrivedMs);
      return made(response);
    };
    const done = repeatUnless(call, isAcknowledged);
    if (!(done instanceof Promise)) return acknowledged(done);
    return done.then(acknowledged, (error: unknown) => {
      countLostAcknowledgement("discord");
      throw error;
    });
  };
  return {
    post: (message, wantsId) => {
      const files = filesOf(message);
      if (!wantsId) return acknowledge(soon(Callback.ChannelMessageWithSource, message.body, files), unknown);
      const more = { ...files, query: WITH_RESPONSE };
      const call = callback(Callback.ChannelMessageWithSource, message.body, more);
      return after(acknowledge(call, idInCallback), (id) => id ?? getOriginal().then(idOf, unknown));
    },
    update: (message, surely) => {
      const by = surely ? callback : soon;
      return acknowledge(by(Callback.UpdateMessage, message.body, filesOf(message)), unknown);
    },
    deferUpdate: () => acknowledge(soon(Callback.DeferredMessageUpdate), unknown),
    deferPost: (flags) => acknowledge(soon(Callback.DeferredChannelMessageWithSource, { flags }), unknown),
    showForm: (form) => acknowledge(soon(Callback.Modal, form), unknown),
    launch: () => acknowledge(soon(Callback.LaunchActivity), unknown),
    suggest: async (choices) =>
      void (await repeatRefused(
        soon(Callback.ApplicationCommandAutocompleteResult, { choices: choices.map(toChoice) }),
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
      idOf(
        await repeatRefused(() =>
          following.follow(() => rest.post(Routes.webhook(app, token), sent(message))),
        ),
      ),
    isAcknowledged,
  };
}

/** Retries after a 5xx or no response, unless it turns out that the call arrived (then undefined). */
function repeatUnless(call: Acknowledging, hasArrived: () => Promise<boolean>): MaybePromise<unknown> {
  const done = call();
  if (!(done instanceof Promise)) return done;
  return done.catch(async (error: unknown) => {
    if (!isUnavailable(error) && !isUnanswered(error)) throw error;
    if (isUnanswered(error) && (await hasArrived())) return undefined;
    return call();
  });
}

/** Retries after a 5xx only: a call without a response may have arrived, and would show twice. */
async function repeatRefused(call: Acknowledging): Promise<unknown> {
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

// Calls after an acknowledgement in a delivery's response: there's no signal that Discord has read it, and Discord
// refuses a call that overtakes it as referring to nothing.

/** Before the first call after an acknowledgement, and then between its attempts. */
const WAITS_MS = [50, 100, 200, 400, 800] as const;

const NOT_YET: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownMessage,
];

interface Following {
  /** Called when the acknowledgement is on its way. */
  begin(): void;
  /** Makes the call; retries while Discord doesn't know of the acknowledgement yet. */
  follow<T>(call: () => Promise<T>): Promise<T>;
}

/** Calls that follow one acknowledgement; without `begin` they're made directly. */
function createFollowing(): Following {
  let begunAt: number | undefined;
  const once = async <T>(call: () => Promise<T>): Promise<T> => {
    const result = await call();
    begunAt = undefined;
    return result;
  };
  return {
    begin: () => {
      begunAt = performance.now();
    },
    async follow(call) {
      let since = begunAt;
      for (const waitMs of WAITS_MS) {
        if (since === undefined || begunAt === undefined) break;
        await wait(Math.max(0, since + waitMs - performance.now()));
        try {
          return await once(call);
        } catch (error) {
          if (!isNotYetKnown(error)) throw error;
        }
        since = performance.now();
      }
      return once(call);
    },
  };
}

function isNotYetKnown(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === 404 && NOT_YET.includes(error.code);
}
