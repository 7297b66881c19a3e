// Handles updates: skips duplicates, serializes per player and per message, answers outside the queue.

import { Context } from "grammy";
import type { CallbackQuery, Message, Update, UserFromGetMe } from "grammy/types";
import { LRUCache } from "lru-cache";
import { type Dispatch, type Incoming, type Press, WAITING_MAX } from "../../chat/index.ts";
import { atMost } from "../../infra/at-most.ts";
import { say } from "../../infra/i18n/index.ts";
import { KeyedMutex } from "../../infra/keyed-mutex.ts";
import { countAcknowledgement, countEvent } from "../../infra/metrics/meters.ts";
import { after, type MaybePromise } from "../../infra/within.ts";
import { type AcknowledgedTurns, createAcknowledgedTurns } from "./acknowledged-turns.ts";
import type { Administrators } from "./administrators.ts";
import { findPlace } from "./find-place.ts";
import type { CallInPlace } from "./in-flight.ts";
import { readInlineQuery, readMessage, readPress } from "./incoming.ts";
import {
  ANSWER_WITHIN_MS,
  REMEMBERED_PRIVATE_CHATS,
  REMEMBERED_UPDATES,
  WAITING_COMMANDS_MAX,
} from "./limits.ts";
import { createAcknowledgement } from "./outgoing/acknowledgement.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { BACK, takeBack } from "./outgoing/ephemeral.ts";
import { pressedOf } from "./outgoing/message-name.ts";
import { type Outbox, pressOptions } from "./outgoing/outbox.ts";
import { answerPress } from "./outgoing/press-replies.ts";
import { answerMessage, apologise, type Speaker, tellCrowded } from "./outgoing/replies.ts";
import { withDocument } from "./sent-document.ts";

/** The work that's left of an update after its turn in the queue. */
type Tail = () => MaybePromise<void>;

interface Arrived {
  readonly context: Context;
  /** Milliseconds from any origin. */
  readonly arrivedMs: number;
  /** Makes a call by answering the update's request, if one is waiting for its answer. */
  readonly inPlace: (call: CallInPlace) => boolean;
}

export interface UpdateDependencies {
  readonly client: ApiClient;
  readonly outbox: Outbox;
  readonly dispatch: Dispatch;
  readonly administrators: Administrators;
  /** Whether other processes may be answering presses by the same people now. */
  isBesideOthers(): boolean;
  /** Records that an update's handling has answered, and passes on a call that its request is to be answered with. */
  counted(update: number, call?: CallInPlace): void;
  /** Whether updates are requests that wait for an answer. */
  readonly answersInPlace: boolean;
  /** Milliseconds from any origin. */
  now(): number;
}

/** Handles each update once; resolves when it's done. Failures are logged, never thrown. */
export function updateHandler(
  me: UserFromGetMe,
  deps: UpdateDependencies,
): (update: Update) => Promise<void> {
  const updates = new LRUCache<number, true>(atMost(REMEMBERED_UPDATES));
  const privateChats = new LRUCache<number, true>(atMost(REMEMBERED_PRIVATE_CHATS));
  const speaking = {
    ...deps,
    hasPrivateChat: (person: number) => privateChats.has(person),
    acknowledged: acknowledgedTurns(deps),
    typedAgain: createTypedAgain(({ chat }) => deps.outbox.isBusy(chat.id)),
    asked: new InFlight(),
  };
  const waiting = new InFlight();
  const inOrder = new KeyedMutex();
  const { turnAway } = deps.dispatch;
  const away = turnAway && { ...speaking, ...turningAway(deps.dispatch, turnAway) };
  return async (update) => {
    const { update_id: id } = update;
    if (updates.has(id)) return;
    updates.set(id, true);
    const context = new Context(update, deps.client.api, me);
    let call: CallInPlace | undefined;
    let isAnswering = false;
    const inPlace = (asked: CallInPlace): boolean => {
      if (!isAnswering || call) return false;
      call = asked;
      return true;
    };
    const arrived = { context, arrivedMs: deps.now(), inPlace };
    const { chat, from } = context;
    if (chat?.type === "private") privateChats.set(chat.id, true);
    const isAway = away && waiting.of(from?.id) >= WAITING_MAX;
    const left = isAway ? undefined : waiting.begin(from?.id);
    try {
      const tail = await (isAway ? handle(arrived, away) : inTurn(inOrder, arrived, speaking));
      isAnswering = deps.answersInPlace;
      const done = tail?.();
      isAnswering = false;
      deps.counted(id, call);
      await done;
    } catch (error) {
      deps.client.log.error({ update: id, failure: deps.client.describe(error) }, "a Telegram update failed");
    } finally {
      left?.();
    }
  };
}

/** Handles the update after all earlier ones by its player, or about the message whose button was pressed. */
function inTurn(
  inOrder: KeyedMutex,
  arrived: Arrived,
  deps: HandlerDependencies,
): MaybePromise<Tail | undefined> {
  const { from, callbackQuery } = arrived.context;
  const pressed = callbackQuery?.inline_message_id ?? messageKey(callbackQuery);
  const work = () => handle(arrived, deps);
  const ofMessage = pressed ? () => inOrder.run(`message ${pressed}`, work) : work;
  return from ? inOrder.run(`player ${from.id}`, ofMessage) : ofMessage();
}

/** Runs outside the queue, so features aren't asked and presses aren't recorded. */
function turningAway(dispatch: Dispatch, turnAway: NonNullable<Dispatch["turnAway"]>) {
  return {
    dispatch: {
      ...dispatch,
      handle: async (incoming: Incoming) => turnAway(incoming),
      offers: async () => [],
    },
    acknowledged: NOTHING_ANNOUNCED,
  };
}

const NOTHING_ANNOUNCED: AcknowledgedTurns = {
  raise: (press) => press,
  note: () => {},
  announcedElsewhere: async () => false,
};

function acknowledgedTurns({
  client,
  dispatch: { isFirst },
  answersInPlace,
  isBesideOthers,
  now,
}: UpdateDependencies): AcknowledgedTurns {
  // A poller is alone until it stops.
  if (!isFirst || !answersInPlace) return createAcknowledgedTurns({ now, later: client.later });
  const claim = async (id: string) => !isBesideOthers() || isFirst(id);
  return createAcknowledgedTurns({ now, later: client.later, claim });
}

function messageKey(query: CallbackQuery | undefined): string | undefined {
  return query?.message && `${query.message.chat.id}:${query.message.message_id}`;
}

interface HandlerDependencies extends UpdateDependencies, Pick<Speaker, "hasPrivateChat" | "acknowledged"> {
  readonly typedAgain: TypedAgain;
  /** Counts commands being answered, by chat. */
  readonly asked: InFlight;
}

function handle(arrived: Arrived, deps: HandlerDependencies): MaybePromise<Tail | undefined> {
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
  if (to !== undefined || from !== undefined)
    return after(dispatch.moved?.("telegram", String(from ?? id), String(to ?? id)), () => undefined);
  if (update.message) return handleMessage(update.message, me, deps, speaker);
  typedAgain.forget(update.callback_query?.from.id);
  if (update.callback_query) return handlePress(arrived, update.callback_query, deps, speaker);
  if (update.inline_query) {
    const request = readInlineQuery(update.inline_query);
    return dispatch.offers(request).then((offers) => () => outbox.answerInlineQuery(request.id, offers));
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

function handlePress(
  arrived: Arrived,
  query: CallbackQuery,
  deps: UpdateDependencies,
  speaker: Speaker,
): MaybePromise<Tail> {
  const { me } = arrived.context;
  if (query.data === BACK)
    return async () =>
      void (await Promise.all([takeBack(deps.client, query), speaker.outbox.answerPress(query.id, {})]));
  const pressed = pressedOf(query);
  const lags = pressed !== undefined && speaker.outbox.lags(pressed);
  if (pressed) speaker.outbox.prefetch(pressed);
  // Telegram doesn't identify an inline message's chat, so nothing can be asked about it.
  const read = withInlineMode(readPress(query), me);
  const asked = query.message ? withPlaces(managed(read, deps), deps, me.id) : read;
  return after(deps.dispatch.inLanguage?.(asked) ?? asked, (known) => {
    const press = speaker.acknowledged.raise(known, arrived.arrivedMs, lags);
    return answerInTime(press, query, arrived, deps, speaker);
  });
}

/** Answers a press; a notice that it takes long comes first if it does. */
function answerInTime(
  press: Press,
  query: CallbackQuery,
  { arrivedMs, inPlace }: Arrived,
  deps: UpdateDependencies,
  speaker: Speaker,
): Promise<Tail> {
  const { client } = deps;
  const late = () => ({ text: say(press.caller.locale, "telegram-slow"), alert: true });
  const acknowledgement = createAcknowledgement({
    send: async (answer) => {
      // A toast repeats what the message shows; an alert may be all that's said.
      const call = { method: "answerCallbackQuery", callback_query_id: query.id } as const;
      const isInPlace = !answer.alert && inPlace({ ...call, ...pressOptions(answer) });
      const isTaken = isInPlace || (await speaker.outbox.answerPress(query.id, answer));
      countAcknowledgement("telegram", isTaken ? "taken" : "lost");
      return isTaken;
    },
    late,
    withinMs: deps.dispatch.answersAlone?.(press) ? ANSWER_WITHIN_MS.alone : ANSWER_WITHIN_MS.usual,
    later: client.later,
    ended: client.ended,
  });
  return guarded(
    () => answerPress(speaker, { query, press, acknowledgement, arrivedMs }),
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
  return async () => {
    try {
      await tail();
    } finally {
      answered();
    }
  };
}

/** Runs the task and its tail, and sends the user an error message if either fails. */
function guarded(task: () => Promise<Tail>, answeredAnyway: () => Promise<unknown>): Promise<Tail> {
  const failed = async (error: unknown): Promise<never> => {
    await answeredAnyway();
    throw error;
  };
  return task().then((tail) => {
    return () => {
      const done = tail();
      return done instanceof Promise ? done.catch(failed) : done;
    };
  }, failed);
}

class InFlight {
  readonly #counts = new Map<number, number>();

  of(key = 0): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Call the returned function once, when the work has ended. */
  begin(key = 0): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
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
export function createTypedAgain(isBusy: (message: Message) => boolean): TypedAgain {
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
