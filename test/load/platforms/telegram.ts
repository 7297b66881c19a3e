// People on the simulated Telegram: most in a private chat with the bot, some in groups of two.

import { decodeAction } from "../../../src/chat/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import type { Answer, Shown } from "../../prove/chats/chat.ts";
import { sessionTagsUnder } from "../../session-tags.ts";
import type { Seat } from "./seat.ts";
import type { TelegramCall, TelegramFake, TelegramMessage } from "./simulators.ts";

/** A press waits while the bot is away, and so does the person. */
const PRESS_PATIENCE_MS = 10_000;
/** People see that what they typed was delivered, so they watch the chat for longer before typing it again. */
const TYPED_PATIENCE_MS = 30_000;

/** Waits for the bot's calls through one shared listener, because thousands of people wait at once. */
interface Calls {
  /** Resolves to the answer to a query; undefined if none came in time. */
  answered(query: string): Promise<TelegramCall | undefined>;
  /** Returns the private message that came with the answer to a query. */
  saidBeside(query: string): string | undefined;
  /** Calls `posted` for every message posted to the chat from now on. */
  watchPosts(chat: number, posted: (message: TelegramMessage) => void): void;
  /** Calls `tell` when the message is next edited by a call made after `since`. */
  edited(chat: number, message: number, since: number, tell: (at: number) => void): void;
}

/** Seats a person; without `chat`, in a private chat with the bot. */
export type SitOnTelegram = (id: number, chat?: number) => Seat;

type IsFor = (player: PlayerId, shown: Shown) => boolean;

/** `isFor` decides whether a message with these buttons belongs to a player. */
export function tableOnTelegram(fake: TelegramFake, isFor: IsFor): SitOnTelegram {
  const bot = fake.world.bot(fake.token);
  const calls = watchCalls(bot.listeners);
  return (id, group) => {
    fake.world.addUser({ id, first_name: "Vera", language_code: "en" });
    const chat = group ?? id;
    const player: PlayerId = { platform: "telegram", id: String(id) };
    let seat: number | undefined;
    let drawn = 0;
    let heard = (): void => {};
    calls.watchPosts(chat, (message) => {
      if (!isFor(player, shown(message))) return;
      seat = message.message_id;
      drawn++;
      heard();
    });
    const look = (): Shown | undefined => {
      const message = seat === undefined ? undefined : fake.world.chats.get(chat)?.messages.get(seat);
      return message && shown(message);
    };
    return {
      player,
      lags: true,
      look,
      drawn: () => drawn,
      begin: async (command) => {
        const posted = inTime<true>(TYPED_PATIENCE_MS, (tell) => {
          heard = () => tell(true);
          return () => {};
        });
        fake.actions.sendMessage(bot, { user: id, chat, text: `/${command}` });
        if (!(await posted)) throw new Error(`"/${command}" drew no buttons`);
      },
      whenShown: (pressedAt, tell) => {
        if (seat !== undefined) calls.edited(chat, seat, pressedAt, tell);
      },
      press: async (button): Promise<Answer> => {
        const query = fake.actions.startPress(bot, {
          user: id,
          chat,
          message: seat,
          data: button,
          force: true,
        });
        const answer = await calls.answered(query.id);
        const words = answer && (answer.params.text ?? calls.saidBeside(query.id));
        return { words: words ?? "", shown: answer && look() };
      },
    };
  };
}

/** For bots with that HOST_KEY. */
export function ownUnder(hostKey: string): IsFor {
  const tagOf = sessionTagsUnder(hostKey);
  return (player, { buttons }) => {
    const tag = tagOf(player);
    return buttons.some((button) => decodeAction(button)?.session.endsWith(tag));
  };
}

interface Edited {
  /** When the last edit arrived. */
  at: number;
  readonly waiting: ((at: number) => void)[];
}

function watchCalls(listeners: Set<(call: TelegramCall) => void>): Calls {
  const queries = new Map<string, (call: TelegramCall) => void>();
  const beside = new Map<string, string>();
  const chats = new Map<number, ((message: TelegramMessage) => void)[]>();
  const edits = new Map<string, Edited>();
  const editsOf = (chat: number, message: number): Edited => {
    const key = `${chat}:${message}`;
    const known = edits.get(key) ?? { at: Number.NEGATIVE_INFINITY, waiting: [] };
    edits.set(key, known);
    return known;
  };
  const noteEdit = (chat: number, message: number): void => {
    const edited = editsOf(chat, message);
    edited.at = performance.now();
    for (const tell of edited.waiting.splice(0)) tell(edited.at);
  };
  const notePost = (chat: number, { params, result }: TelegramCall): void => {
    const query = params.ephemeral_message_parameters?.callback_query_id;
    if (query !== undefined && queries.has(query)) beside.set(query, params.text ?? "");
    if (result) for (const posted of chats.get(chat) ?? []) posted(result);
  };
  listeners.add((call) => {
    const { ok, method, callbackId, chatId, messageId } = call;
    if (!ok) return;
    if (callbackId !== undefined) queries.get(callbackId)?.(call);
    if (chatId === undefined) return;
    if (method.startsWith("send")) notePost(chatId, call);
    else if (method.startsWith("edit") && messageId !== undefined) noteEdit(chatId, messageId);
  });
  return {
    answered: (query) =>
      inTime<TelegramCall>(PRESS_PATIENCE_MS, (tell) => {
        queries.set(query, tell);
        return () => queries.delete(query);
      }),
    saidBeside: (query) => {
      const words = beside.get(query);
      beside.delete(query);
      return words;
    },
    watchPosts: (chat, posted) => void chats.set(chat, [...(chats.get(chat) ?? []), posted]),
    edited: (chat, message, since, tell) => {
      const { at, waiting } = editsOf(chat, message);
      if (at >= since) tell(at);
      else waiting.push(tell);
    },
  };
}

/** `wait` is passed a function that delivers the answer, and returns one that stops waiting. */
function inTime<T>(
  patienceMs: number,
  wait: (tell: (answer: T) => void) => () => unknown,
): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const end = wait(resolve);
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  return promise.finally(() => {
    clearTimeout(timer);
    end();
  });
}

function shown({ text, caption, reply_markup }: TelegramMessage): Shown {
  const buttons = (reply_markup?.inline_keyboard ?? []).flat();
  return {
    text: text ?? caption ?? "",
    buttons: buttons.flatMap(({ callback_data }) => (callback_data === undefined ? [] : [callback_data])),
  };
}
