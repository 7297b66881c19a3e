// Tables where people press move buttons, one per platform. A seat is a person with a running match, who always presses
// a button that is on the message now.

import { decodeAction } from "../../src/chat/index.ts";
import type { Simulator } from "../platforms/conformance/rig.ts";
import { buttonIds, newDiscordUser, pressOnDiscord, sayOnDiscord } from "./discord-table.ts";

export interface Seat {
  /** Presses a move; resolves when the message shows the next round. @throws Error if there is no answer. */
  press(): Promise<void>;
}

export interface Table {
  /** A new person starts an endless match. */
  sit(): Promise<Seat>;
}

export type TableOf = (simulator: Simulator) => Table;

/** The first three buttons are moves. */
const MOVES = 3;
const WAIT_MS = 10_000;

/** What a message shows: its buttons, and the turn they belong to. */
interface Shown {
  readonly buttons: readonly string[];
  readonly turn: number;
}

function shownBy(buttons: readonly string[]): Shown {
  const action = decodeAction(buttons[0] ?? "");
  if (!action) throw new Error(`no match stands there: ${buttons.join(" ")}`);
  return { buttons, turn: action.turn };
}

/** Moves vary, so that no two rounds are quite the same. */
const choiceOf = ({ buttons, turn }: Shown): string => buttons[(turn * turn) % MOVES] as string;

export const discordTable: TableOf = (simulator) => ({
  async sit() {
    const user = await newDiscordUser(simulator);
    const { message } = await sayOnDiscord(simulator, user, "rps play", { length: "endless" });
    if (!message) throw new Error("no match began on Discord");
    let shown = shownBy(buttonIds(message));
    return {
      async press() {
        const outcome = await pressOnDiscord(simulator, user, {
          message: message.id,
          button: choiceOf(shown),
        });
        const before = shown;
        if (outcome.message) shown = shownBy(buttonIds(outcome.message));
        if (outcome.state !== "acked" || shown.turn === before.turn)
          throw new Error(`a press was left ${outcome.state}`);
      },
    };
  },
});

interface TelegramMessage {
  readonly message_id: number;
  readonly text?: string;
  readonly reply_markup?: {
    readonly inline_keyboard: readonly (readonly { readonly callback_data: string }[])[];
  };
}

const keysOf = (message: TelegramMessage): string[] =>
  (message.reply_markup?.inline_keyboard ?? []).flat().map(({ callback_data }) => callback_data);

/** Adds a person the bot hasn't met. */
async function newTelegramUser(simulator: Simulator): Promise<number> {
  return (await simulator.post<{ id: number }>("user", { first_name: "Vera" })).id;
}

/** Types a message and waits for the first one back. */
async function sayOnTelegram(simulator: Simulator, typed: object): Promise<TelegramMessage> {
  const body = { wait: WAIT_MS, ...typed };
  const { replies } = await simulator.post<{ replies: readonly { result: TelegramMessage }[] }>(
    "message",
    body,
  );
  if (!replies[0]) throw new Error("nothing was posted");
  return replies[0].result;
}

export const telegramTable: TableOf = (simulator) => ({
  async sit() {
    const user = await newTelegramUser(simulator);
    const posted = await sayOnTelegram(simulator, { user, text: "/rps play endless" });
    if (!posted.reply_markup) throw new Error(`no match began on Telegram: ${posted.text}`);
    let shown = shownBy(keysOf(posted));
    return {
      async press() {
        const press = { user, message: posted.message_id, data: choiceOf(shown), wait: WAIT_MS };
        const pressed = await simulator.post<{ answered: boolean; message: TelegramMessage }>("press", press);
        if (!pressed.answered) throw new Error("a press was left unanswered");
        shown = await shownNext(simulator, user, pressed.message, shown);
      },
    };
  },
});

/** The answer to a press and the edit are separate calls; the edit may come a little later. */
async function shownNext(
  simulator: Simulator,
  chat: number,
  first: TelegramMessage,
  before: Shown,
): Promise<Shown> {
  const until = performance.now() + WAIT_MS;
  for (let message: TelegramMessage | undefined = first; performance.now() < until; ) {
    const shown: Shown = shownBy(keysOf(message ?? first));
    if (shown.turn > before.turn) return shown;
    const messages: readonly TelegramMessage[] = await simulator.get(`chat?id=${chat}`);
    message = messages.find(({ message_id }) => message_id === first.message_id);
  }
  throw new Error("a message was never edited");
}
