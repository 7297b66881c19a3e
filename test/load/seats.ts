// One person in one chat of a simulated platform.

import { decodeAction } from "../../src/chat/index.ts";
import type { Component, DiscordFake, DiscordMessage, TelegramCall, TelegramFake } from "./simulators.ts";

export interface Seat {
  readonly platform: "discord" | "telegram";
  /** The data of the buttons on the person's newest message that are moves; empty: there's no match. */
  moves(): readonly string[];
  /** Types `/rps play`, with a length if any; resolves to whether buttons came while the person waited. */
  begin(length?: string): Promise<boolean>;
  /** Presses a button of the message; resolves to whether it was acknowledged while the person waited. */
  press(button: string): Promise<boolean>;
}

/** Discord itself gives up after 3,000 ms. */
const DISCORD_PATIENCE_MS = 4_000;
const PRESS_PATIENCE_MS = 10_000;
/** People see that what they typed was delivered, so they watch the chat for longer before typing it again. */
const TYPED_PATIENCE_MS = 30_000;

const MOVES: ReadonlySet<string> = new Set(["rock", "paper", "scissors"]);

const isMove = (button: string): boolean => MOVES.has(decodeAction(button)?.move ?? "");

/** Seats a person in the server. */
export function sitOnDiscord(fake: DiscordFake, id: string, guild: string): Seat {
  fake.world.addUser({ id, username: `player${id}`, global_name: "Vera" });
  let seen: DiscordMessage | undefined;
  const interact = (action: object) =>
    fake.actions.interact({ user: id, wait: DISCORD_PATIENCE_MS, ...action });
  return {
    platform: "discord",
    moves: () => {
      seen = seen && fake.world.channels.get(seen.channel_id)?.messages.get(seen.id);
      return (seen?.components ?? []).flatMap(buttonsOf).filter(isMove);
    },
    begin: async (length) => {
      const options = length === undefined ? {} : { length };
      const { message } = await interact({ kind: "slash", name: "rps play", options, guild });
      seen = message ?? undefined;
      return (message?.components ?? []).length > 0;
    },
    press: async (button) => {
      const pressed = { kind: "button", message: seen?.id, custom_id: button, force: true };
      return (await interact(pressed)).state === "acked";
    },
  };
}

function buttonsOf({ custom_id, components = [] }: Component): readonly string[] {
  return [...(custom_id === undefined ? [] : [custom_id]), ...components.flatMap(buttonsOf)];
}

/** Remembers the channel of each message, because finding one would otherwise search all channels, of which there are
 * thousands here. */
export function findMessagesFast({ world }: DiscordFake): void {
  const places = new Map<string, string>();
  const slow = world.findMessage.bind(world);
  world.findMessage = (id) => {
    const known = world.channels.get(places.get(id) ?? "")?.messages.get(id);
    if (known) return known;
    const found = slow(id);
    places.set(id, found.channel_id);
    return found;
  };
}

/** Seats people in private chats with the bot. */
export function tableOnTelegram(fake: TelegramFake): (id: number) => Seat {
  const bot = fake.world.bot(fake.token);
  const answers = new Map<string, () => void>();
  const posts = new Map<number, (message: number) => void>();
  bot.listeners.add(({ ok, method, callbackId, chatId, result }: TelegramCall) => {
    if (ok && callbackId !== undefined) answers.get(callbackId)?.();
    if (ok && chatId !== undefined && result && method.startsWith("send"))
      posts.get(chatId)?.(result.message_id);
  });
  return (id) => {
    fake.world.addUser({ id, first_name: "Vera", language_code: "en" });
    let seen: number | undefined;
    let heard = (): void => {};
    const movesOn = (message: number | undefined): readonly string[] => {
      const found = message === undefined ? undefined : fake.world.chats.get(id)?.messages.get(message);
      const buttons = (found?.reply_markup?.inline_keyboard ?? []).flat();
      return buttons.flatMap(({ callback_data: data }) => (data === undefined ? [] : [data])).filter(isMove);
    };
    posts.set(id, (message) => {
      if (movesOn(message).length === 0) return;
      seen = message;
      heard();
    });
    return {
      platform: "telegram",
      moves: () => movesOn(seen),
      begin: (length = "") => {
        const posted = inTime(TYPED_PATIENCE_MS, (tell) => {
          heard = tell;
        });
        fake.actions.sendMessage(bot, { user: id, chat: id, text: `/rps play ${length}` });
        return posted;
      },
      press: async (data) => {
        const press = { user: id, chat: id, message: seen, data, force: true };
        const query = fake.actions.startPress(bot, press);
        const answered = await inTime(PRESS_PATIENCE_MS, (tell) => answers.set(query.id, tell));
        answers.delete(query.id);
        return answered;
      },
    };
  };
}

/** Whether `tell`, which `wait` is passed, is called in time. */
function inTime(patienceMs: number, wait: (tell: () => void) => unknown): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  wait(() => resolve(true));
  return promise.finally(() => clearTimeout(timer));
}
