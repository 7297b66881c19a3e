// Cache of what our messages show: Telegram rejects edits that change nothing (double presses).

import { hash } from "node:crypto";
import type { CallbackQuery, InlineKeyboardMarkup } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { Rendered } from "./render.ts";

type Form = Pick<Rendered, "html" | "keyboard">;

export interface RenderCache {
  /** Whether the message is known to show this form. */
  has(message: string, form: Form): boolean;
  set(message: string, form: Form): void;
  /** Invalidates the message's entry. */
  forget(message: string): void;
}

/** LRU. `trusted`: lifetime when other processes may edit, in milliseconds of its clock; default unlimited. */
export function createRenderCache(
  capacity: number,
  trusted?: { readonly ms: number; now(): number },
): RenderCache {
  const lifetime = trusted && { ttl: trusted.ms, ttlResolution: 0, perf: trusted };
  const forms = new LRUCache<string, string>({ max: capacity, ...lifetime });
  return {
    has: (message, form) => forms.peek(message) === digest(form),
    set: (message, form) => void forms.set(message, digest(form)),
    forget: (message) => void forms.delete(message),
  };
}

/** Whether both forms look the same whenever they're viewed. */
export const sameForm = (one: Rendered, other: Rendered): boolean =>
  digest(timeless(one)) === digest(timeless(other));

const timeless = ({ html, keyboard, clock }: Rendered): Form => ({
  html: clock ? html.replace(clock.shown, String(clock.until)) : html,
  keyboard,
});

/** Forms are immutable, and each one's digest is needed several times. */
const digests = new WeakMap<Form, string>();

function digest(form: Form): string {
  const known = digests.get(form);
  if (known !== undefined) return known;
  const { html, keyboard } = form;
  const made = hash("sha256", JSON.stringify([html, buttonsOf(keyboard)]), "base64");
  digests.set(form, made);
  return made;
}

/** Whether the message looked like this, except its clock. Pictures can't be compared: Telegram alters them. */
export function looksLike(message: CallbackQuery["message"], form: Rendered): boolean {
  if (!message || message.date === 0 || (message.photo && form.files.length > 0)) return false;
  return saysTheSame(message.text, form) && buttonsOf(message.reply_markup) === buttonsOf(form.keyboard);
}

function saysTheSame(text: string | undefined, { plain, clock }: Rendered): boolean {
  if (text === undefined || !clock) return text === plain;
  const at = plain.lastIndexOf(clock.shown);
  const [head, tail] = [plain.slice(0, at), plain.slice(at + clock.shown.length)];
  const time = text.slice(head.length, text.length - tail.length);
  return text.startsWith(head) && text.endsWith(tail) && !time.includes("\n");
}

/** Button labels and actions, ignoring Telegram's other fields. */
function buttonsOf(keyboard: InlineKeyboardMarkup | undefined): string {
  const rows = keyboard?.inline_keyboard ?? [];
  return JSON.stringify(
    rows.map((row) => row.map((button) => [button.text, "callback_data" in button && button.callback_data])),
  );
}
