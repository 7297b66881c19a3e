// What our messages show, as far as we know it: Telegram refuses an edit that changes nothing, and
// a press that was made twice asks for one.

import { hash } from "node:crypto";
import type { CallbackQuery, InlineKeyboardMarkup } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { Rendered } from "./render.ts";

/** What people see of a message. */
type Form = Pick<Rendered, "html" | "keyboard">;

export interface RenderCache {
  /** Whether the message shows this already, as far as we know. */
  has(message: string, form: Form): boolean;
  set(message: string, form: Form): void;
  /** The message's form is no longer certain. */
  forget(message: string): void;
}

/**
 * Remembers the forms of the last `capacity` messages. `trustedMs`: how long each is believed where other
 * processes edit them too, about as long as presses made twice lie apart; for ever unless told.
 */
export function createRenderCache(capacity: number, trustedMs?: number): RenderCache {
  const forms = new LRUCache<string, string>({ max: capacity, ...(trustedMs && { ttl: trustedMs }) });
  return {
    has: (message, form) => forms.peek(message) === digest(form),
    set: (message, form) => void forms.set(message, digest(form)),
    forget: (message) => void forms.delete(message),
  };
}

/** Whether a message would look the same in both forms. */
export const sameForm = (one: Form, other: Form): boolean => digest(one) === digest(other);

const digest = ({ html, keyboard }: Form): string =>
  hash("sha256", JSON.stringify([html, buttonsOf(keyboard)]), "base64");

/** Whether the pressed message looked like this to the presser. A picture cannot be compared: what
 * Telegram tells of it is not what was sent. */
export function looksLike(message: CallbackQuery["message"], { plain, keyboard, files }: Rendered): boolean {
  if (!message || message.date === 0 || (message.photo && files.length > 0)) return false;
  return message.text === plain && buttonsOf(message.reply_markup) === buttonsOf(keyboard);
}

/** The buttons' words and meanings, whatever else Telegram says of them. */
function buttonsOf(keyboard: InlineKeyboardMarkup | undefined): string {
  const rows = keyboard?.inline_keyboard ?? [];
  return JSON.stringify(
    rows.map((row) => row.map((button) => [button.text, "callback_data" in button && button.callback_data])),
  );
}
