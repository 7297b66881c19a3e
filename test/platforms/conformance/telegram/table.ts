// A match's message in a chat: its text, and its buttons, pressed as people press them.

import { eventually, type Simulator } from "../rig.ts";
import { PATIENCE_MS, type Person, type Stage, type TelegramButton, type TelegramMessage } from "./stage.ts";

/** The message's chat; `inline` is its id if it was sent by inline mode. */
export interface Seat {
  readonly chat: number;
  readonly message: number;
  readonly inline?: string;
}

/** The answer that the presser got. */
interface Answer {
  readonly text: string | null;
  readonly show_alert: boolean;
  /** The address that it opened. */
  readonly url: string | null;
}

interface Pressed {
  readonly callback_query_id: string;
  readonly answered: boolean;
  readonly answer: Answer | null;
}

interface Pressing {
  /** The person who presses; by default, the one who opened the table. */
  readonly who?: Person;
  /** How many extra times the update is delivered. */
  readonly duplicate?: number;
  /** Returns at once instead of waiting for the answer. */
  readonly hurry?: boolean;
}

interface Chats {
  readonly simulator: Simulator;
  messages(chat: number): Promise<readonly TelegramMessage[]>;
}

export type Table = ReturnType<typeof openTable>;

const NOTHING_SAID: Answer = { text: null, show_alert: false, url: null };

export function openTable({ simulator, messages }: Chats, owner: Person, seat: Seat) {
  /** The current message. */
  const now = async (): Promise<TelegramMessage> => {
    const found = (await messages(seat.chat)).find(({ message_id }) => message_id === seat.message);
    if (!found) throw new Error(`there is no message ${seat.message}`);
    return found;
  };
  /** The data of the button for this move (`rock`, `why`, `begin`), or whose label contains this (`Accept`). @throws
   * Error if there's no such button. */
  const button = async (move: string): Promise<string> => {
    const message = await now();
    const buttons = buttonsOf(message);
    const found =
      buttons.find(({ callback_data }) => callback_data?.endsWith(`:${move}`)) ??
      buttons.find(({ text }) => text.includes(move));
    if (!found) throw new Error(`no button for ${move} below: ${wordsOf(message)}`);
    return found.callback_data;
  };
  /** Presses by data, whether or not there's such a button. */
  const pressData = async (data: string, { who = owner, hurry = false, duplicate = 0 }: Pressing = {}) => {
    const where = seat.inline ? { inline_message: seat.inline } : { chat: seat.chat, message: seat.message };
    const wait = hurry ? {} : { wait: PATIENCE_MS };
    const body = { user: who.id, ...where, data, duplicate, force: true, ...wait };
    const { answer, answered } = await simulator.post<Pressed>("press", body);
    if (!answered && !hurry) throw new Error(`the press of ${data} was not answered`);
    return answer ?? NOTHING_SAID;
  };
  /** Presses the button and resolves to the presser's answer. @throws Error if there was no answer. */
  const press = async (move: string, pressing?: Pressing) => pressData(await button(move), pressing);
  /** Resolves to the message once it satisfies the condition. */
  const becomes = (satisfied: (message: TelegramMessage) => boolean) => eventually(now, satisfied);
  /** Presses and resolves to the edited message. */
  const play = async (move: string, pressing?: Pressing): Promise<TelegramMessage> => {
    const shown = (one: TelegramMessage) => JSON.stringify([wordsOf(one), buttonsOf(one)]);
    const before = shown(await now());
    await press(move, pressing);
    return becomes((message) => shown(message) !== before);
  };
  return { seat, now, button, press, pressData, play, becomes };
}

/** The table for a message. */
export function tableOf(stage: Stage, who: Person, message: TelegramMessage | undefined): Table {
  return openTable(stage, who, { chat: message?.chat.id ?? 0, message: message?.message_id ?? 0 });
}

/** A message's text, or the caption of its picture. */
function wordsOf(message: TelegramMessage | undefined): string {
  return message?.caption ?? message?.text ?? "";
}

/** A filter for successful edits of this message in the transcript. */
export function editsOf({ chat, message, inline }: Seat): Record<string, string | number | boolean> {
  const which = inline ? { inlineMessageId: inline } : { chatId: chat, messageId: message };
  return { method: "editMessageText", ok: true, ...which };
}

export function buttonsOf(message: TelegramMessage): readonly TelegramButton[] {
  return (message.reply_markup?.inline_keyboard ?? []).flat();
}

/** The data of the same button after `turns` more moves. */
export function laterButton(data: string, turns: number): string {
  const [scope, session, turn, move] = data.split(":");
  return `${scope}:${session}:${(Number.parseInt(turn ?? "", 36) + turns).toString(36)}:${move}`;
}

/** Whether the match can still be played. */
export function isLive(message: TelegramMessage): boolean {
  return buttonsOf(message).some(({ callback_data }) => callback_data?.endsWith(":stop"));
}

/** The number of rounds shown in a live match's message: won, lost and drawn. */
export function roundsIn({ text }: TelegramMessage): number {
  const [, won, lost, drawn = 0] = / (\d+) : (\d+) Gadalka(?: · (\d+))?/.exec(text) ?? [];
  if (won === undefined) throw new Error(`no score in: ${text}`);
  return Number(won) + Number(lost) + Number(drawn);
}
