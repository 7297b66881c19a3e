// People on the simulated Telegram: most in a chat with the bot alone, some two to a group.

import { decodeAction } from "../../../src/chat/index.ts";
import { ownerTag, type PlayerId } from "../../../src/players/index.ts";
import type { Answer, Shown } from "../../prove/chats/chat.ts";
import type { Seat } from "./seat.ts";
import type { TelegramCall, TelegramFake, TelegramMessage } from "./simulators.ts";

/** A press waits for a bot that is away, so a person does. */
const PATIENCE_MS = 10_000;

/** Who waits for which call of the bot: one listener for all, because thousands wait at once. */
interface Calls {
  /** Resolves to the answer to a query; undefined: none came in time. */
  answered(query: string): Promise<TelegramCall | undefined>;
  /** Resolves to the next message in the chat that passes the test. */
  posted(chat: number, test: (message: TelegramMessage) => boolean): Promise<TelegramMessage | undefined>;
}

/** Seats people: `chat` absent, alone with the bot. */
export type SitOnTelegram = (id: number, chat?: number) => Seat;

/** `isFor` says whether a message with these buttons is a player's. */
export function tableOnTelegram(fake: TelegramFake, isFor = isOwn): SitOnTelegram {
  const bot = fake.world.bot(fake.token);
  const calls = watchCalls(bot.listeners);
  return (id, group) => {
    fake.world.addUser({ id, first_name: "Vera", language_code: "en" });
    const chat = group ?? id;
    const player: PlayerId = { platform: "telegram", id: String(id) };
    let seat: number | undefined;
    const look = (): Shown | undefined => {
      const message = seat === undefined ? undefined : fake.world.chats.get(chat)?.messages.get(seat);
      return message && shown(message);
    };
    return {
      player,
      lags: true,
      look,
      begin: async (command) => {
        const posted = calls.posted(chat, (message) => isFor(player, shown(message)));
        fake.actions.sendMessage(bot, { user: id, chat, text: `/${command}` });
        const message = await posted;
        if (!message) throw new Error(`"/${command}" drew no buttons`);
        seat = message.message_id;
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
        return { words: answer?.params.text ?? "", shown: answer && look() };
      },
    };
  };
}

function isOwn(player: PlayerId, { buttons }: Shown): boolean {
  const tag = ownerTag(player);
  return buttons.some((button) => decodeAction(button)?.session.endsWith(tag));
}

function watchCalls(listeners: Set<(call: TelegramCall) => void>): Calls {
  const queries = new Map<string, (call: TelegramCall) => void>();
  const chats = new Map<number, Set<(message: TelegramMessage) => void>>();
  listeners.add((call) => {
    if (!call.ok) return;
    if (call.callbackId !== undefined) queries.get(call.callbackId)?.(call);
    if (call.chatId === undefined || !call.method.startsWith("send") || !call.result) return;
    for (const tell of [...(chats.get(call.chatId) ?? [])]) tell(call.result);
  });
  return {
    answered: (query) =>
      inTime<TelegramCall>((tell) => {
        queries.set(query, tell);
        return () => queries.delete(query);
      }),
    posted: (chat, test) =>
      inTime<TelegramMessage>((tell) => {
        const waiting = chats.get(chat) ?? new Set();
        const one = (message: TelegramMessage): void => void (test(message) && tell(message));
        chats.set(chat, waiting.add(one));
        return () => waiting.delete(one);
      }),
  };
}

/** `wait` gets how to tell the answer, and gives back how to wait no more. */
function inTime<T>(wait: (tell: (answer: T) => void) => () => unknown): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const end = wait(resolve);
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
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
