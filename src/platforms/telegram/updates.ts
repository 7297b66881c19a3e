// Handles updates: in order per message, and answers outside the queue.

import { Context } from "grammy";
import type { CallbackQuery, Message, Update, UserFromGetMe } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { Dispatch, Incoming, Press } from "../../chat/index.ts";
import { say } from "../../infra/i18n/index.ts";
import { KeyedMutex } from "../../infra/keyed-mutex.ts";
import { countAcknowledgement, countEvent } from "../../infra/metrics/meters.ts";
import { createAcknowledgedTurns } from "./acknowledged-turns.ts";
import type { Administrators } from "./administrators.ts";
import { findPlace } from "./find-place.ts";
import { readInlineQuery, readMessage, readPress } from "./incoming.ts";
import { ANSWER_WITHIN_MS, REMEMBERED_PRIVATE_CHATS, WAITING_COMMANDS_MAX } from "./limits.ts";
import { createAcknowledgement } from "./outgoing/acknowledgement.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { pressedOf } from "./outgoing/message-name.ts";
import type { Outbox } from "./outgoing/outbox.ts";
import { answerPress } from "./outgoing/press-replies.ts";
import { answerMessage, apologise, type Speaker, tellCrowded } from "./outgoing/replies.ts";
import { withDocument } from "./sent-document.ts";

/** The work that's left of an update once its event is handled. */
type Tail = () => Promise<void>;

interface Arrived {
  readonly context: Context;
  /** Milliseconds from any origin. */
  readonly arrivedMs: number;
}

export interface UpdateDependencies {
  readonly client: ApiClient;
  readonly outbox: Outbox;
  readonly dispatch: Dispatch;
  readonly administrators: Administrators;
  /** Records that an update's event is handled. */
  counted(update: number): void;
  /** Milliseconds from any origin. */
  now(): number;
}

/** Handles an update; resolves when it's done. Failures are logged, never thrown. */
export function updateHandler(
  me: UserFromGetMe,
  deps: UpdateDependencies,
): (update: Update) => Promise<void> {
  const privateChats = new LRUCache<number, true>({ max: REMEMBERED_PRIVATE_CHATS });
  const speaking = {
    ...deps,
    hasPrivateChat: (person: number) => privateChats.has(person),
    acknowledged: createAcknowledgedTurns(deps.now),
    typedAgain: createTypedAgain(({ chat }) => deps.outbox.isBusy(chat.id)),
    asked: new Asked(),
  };
  const inOrder = new KeyedMutex();
  return async (update) => {
    const context = new Context(update, deps.client.api, me);
    const arrived = { context, arrivedMs: deps.now() };
    const { chat, callbackQuery } = context;
    if (chat?.type === "private") privateChats.set(chat.id, true);
    const pressed = callbackQuery?.inline_message_id ?? messageKey(callbackQuery);
    const work = () => handle(arrived, speaking);
    try {
      const tail = await (pressed ? inOrder.run(pressed, work) : work());
      deps.counted(update.update_id);
      await tail?.();
    } catch (error) {
      const fields = { update: update.update_id, failure: deps.client.describe(error) };
      deps.client.log.error(fields, "a Telegram update failed");
    }
  };
}

function messageKey(query: CallbackQuery | undefined): string | undefined {
  return query?.message && `${query.message.chat.id}:${query.message.message_id}`;
}

interface HandlerDependencies extends UpdateDependencies, Pick<Speaker, "hasPrivateChat" | "acknowledged"> {
  readonly typedAgain: TypedAgain;
  readonly asked: Asked;
}

async function handle(arrived: Arrived, deps: HandlerDependencies): Promise<Tail | undefined> {
  const { me, update } = arrived.context;
  const { outbox, dispatch, hasPrivateChat, acknowledged, typedAgain } = deps;
  const speaker = {
    outbox,
    dispatch,
    hasPrivateChat,
    acknowledged,
    log: deps.client.log,
    link: `https://t.me/${me.username}`,
  };
  const { chat: { id = 0 } = {}, migrate_to_chat_id: to, migrate_from_chat_id: from } = update.message ?? {};
  // A group that becomes a supergroup gets a new id; both ids get an event.
  if (to !== undefined || from !== undefined) {
    await dispatch.moved?.("telegram", String(from ?? id), String(to ?? id));
    return undefined;
  }
  if (update.message) return handleMessage(update.message, me, deps, speaker);
  typedAgain.forget(update.callback_query?.from.id);
  if (update.callback_query) return handlePress(arrived, update.callback_query, deps, speaker);
  if (update.inline_query) {
    const request = readInlineQuery(update.inline_query);
    const offers = await dispatch.offers(request);
    return () => outbox.answerInlineQuery(request.id, offers);
  }
  return undefined;
}

/** Adds whether the bot has inline mode. */
function withInlineMode<Event extends Incoming>(
  incoming: Event,
  { supports_inline_queries }: UserFromGetMe,
): Event {
  if (!supports_inline_queries) return incoming;
  return { ...incoming, caller: { ...incoming.caller, offersElsewhere: true } };
}

/** Adds who manages the chat, which costs an API call and is rarely needed. */
function managed<Event extends Incoming>(incoming: Event, { administrators }: UpdateDependencies): Event {
  const { place, caller } = incoming;
  if (place.kind === "private") return incoming;
  const ask = () => administrators(Number(place.id), Number(caller.id));
  // In a group without administrators, everyone may organise and no one may set the rules.
  const managesHere = async (id: string) => (await administrators(Number(place.id), Number(id))) === true;
  return { ...incoming, mayManage: async () => (await ask()) !== false, mayConfigure: ask, managesHere };
}

/** Adds `findPlace` for commands that name other chats, and for pages about chats. */
function withPlaces<Event extends Incoming>(
  incoming: Event,
  { client, administrators }: UpdateDependencies,
  bot: number,
): Event {
  const person = Number(incoming.caller.id);
  return { ...incoming, findPlace: (typed) => findPlace(typed, { client, administrators, bot, person }) };
}

async function handlePress(
  { context, arrivedMs }: Arrived,
  query: CallbackQuery,
  deps: UpdateDependencies,
  speaker: Speaker,
): Promise<Tail> {
  const { me } = context;
  const pressed = pressedOf(query);
  const lags = pressed !== undefined && speaker.outbox.lags(pressed);
  // Telegram doesn't identify an inline message's chat, so nothing can be asked about it.
  const read = withInlineMode(readPress(query), me);
  const asked = query.message ? withPlaces(managed(read, deps), deps, me.id) : read;
  const known = (await deps.dispatch.inLanguage?.(asked)) ?? asked;
  const press = speaker.acknowledged.raise(known, arrivedMs, lags);
  return answerInTime(press, query, deps, speaker);
}

/** Answers a press; a notice that it takes long comes first if it does. */
function answerInTime(
  press: Press,
  query: CallbackQuery,
  { client }: UpdateDependencies,
  speaker: Speaker,
): Promise<Tail> {
  const acknowledgement = createAcknowledgement({
    send: async (answer) => {
      const isTaken = await speaker.outbox.answerPress(query.id, answer);
      countAcknowledgement("telegram", isTaken ? "taken" : "lost");
      return isTaken;
    },
    late: () => ({ text: say(press.caller.locale, "telegram-slow"), alert: true }),
    withinMs: ANSWER_WITHIN_MS,
    later: client.later,
    ended: client.ended,
  });
  return guarded(
    () => answerPress(speaker, { query, press, acknowledgement }),
    () => acknowledgement.give({ text: say(press.caller.locale, "failure-unexpected"), alert: true }),
  );
}

async function handleMessage(
  message: Message,
  me: UserFromGetMe,
  deps: HandlerDependencies,
  speaker: Speaker,
): Promise<Tail | undefined> {
  const { client, dispatch, outbox, typedAgain, asked } = deps;
  const read = readMessage(message, me.username, dispatch.commands);
  if (!read) return undefined;
  const isCrowded = asked.of(message.chat.id) >= WAITING_COMMANDS_MAX;
  if (isCrowded || outbox.isFull()) {
    countEvent({ platform: "telegram", type: read.type, name: "other", outcome: "busy" }, 0);
    // Elsewhere a refusal would be a message too, and wait as long as the answer.
    return isCrowded ? () => tellCrowded(speaker, message, read) : undefined;
  }
  const noted = typedAgain.note(message);
  if (!noted) return undefined;
  const left = asked.begin(message.chat.id);
  const answered = () => {
    left();
    noted();
  };
  const incoming = withDocument(withInlineMode(read, me), message, client, dispatch.commands);
  const event = withPlaces(managed(incoming, deps), deps, me.id);
  const known = (await dispatch.inLanguage?.(event)) ?? event;
  const answer = guarded(
    () => answerMessage(speaker, message, known),
    () => apologise(speaker, message, known),
  );
  const tail = await answer.catch((error: unknown) => {
    answered();
    throw error;
  });
  return () => tail().finally(answered);
}

/** Runs the task and its tail, and sends the user an error message if either fails. */
async function guarded(task: () => Promise<Tail>, answeredAnyway: () => Promise<unknown>): Promise<Tail> {
  const failed = async (error: unknown): Promise<never> => {
    await answeredAnyway();
    throw error;
  };
  const tail = await task().catch(failed);
  return () => tail().catch(failed);
}

/** Counts commands being answered, by chat. */
class Asked {
  readonly #counts = new Map<number, number>();

  of(chat: number): number {
    return this.#counts.get(chat) ?? 0;
  }

  /** Call the returned function once, when the command is answered. */
  begin(chat: number): () => void {
    this.#counts.set(chat, this.of(chat) + 1);
    return () => {
      const left = this.of(chat) - 1;
      if (left > 0) this.#counts.set(chat, left);
      else this.#counts.delete(chat);
    };
  }
}

// The same command typed again while its answer waits for Telegram's pace: the waiting answer serves both. People who
// see no answer type again, and each further answer would delay all others.

interface TypedAgain {
  /** Records that the message is being answered; call the returned function when that's done. Undefined: the person's
   * last message was the same, in the same chat, and its answer is still waiting. */
  note(message: Message): (() => void) | undefined;
  /** The person did something else: the same text may now have a different answer. */
  forget(person: number | undefined): void;
}

/** @param isBusy whether posts to the message's chat have to wait. */
function createTypedAgain(isBusy: (message: Message) => boolean): TypedAgain {
  /** Each person's last text, while it's being answered. */
  const last = new Map<number, { readonly words: string | undefined }>();
  return {
    note(message) {
      const person = message.from?.id ?? 0;
      const words = wordsOf(message);
      if (words !== undefined && last.get(person)?.words === words && isBusy(message)) return undefined;
      const typed = { words };
      last.set(person, typed);
      return () => {
        if (last.get(person) === typed) last.delete(person);
      };
    },
    forget: (person = 0) => void last.delete(person),
  };
}

/** Everything that a command's answer depends on; undefined for anything but plain text. */
function wordsOf({ chat, message_thread_id, reply_to_message, text }: Message): string | undefined {
  return text && JSON.stringify([chat.id, message_thread_id, reply_to_message?.message_id, text]);
}
