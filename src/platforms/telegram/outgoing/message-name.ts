// Message names include the kind: text, captions and inline messages need different edit calls.

import type { CallbackQuery } from "grammy/types";
import type { Pressed } from "./send-edit.ts";

/** A message that we posted. */
export interface PostedMessage {
  readonly id: number;
  /** `photo`: the text is a caption. */
  readonly kind: "text" | "photo";
}

const PHOTO = "photo-";
const INLINE = "inline-";
const INLINE_ID = /^[\w-]{1,100}$/;

export function nameOf({ id, kind }: PostedMessage): string {
  return kind === "photo" ? `${PHOTO}${id}` : String(id);
}

/** The message of the pressed button. */
export function pressedOf({ message, inline_message_id }: CallbackQuery): Pressed | undefined {
  if (inline_message_id !== undefined) return { kind: "inline", id: inline_message_id };
  if (!message) return undefined;
  const photo = message.date !== 0 && message.photo !== undefined;
  return { kind: "chat", chat: message.chat.id, message: message.message_id, ...(photo && { photo }) };
}

/** The name of the message whose button was pressed. */
export function nameOfPressed(pressed: Pressed): string {
  if (pressed.kind === "inline") return `${INLINE}${pressed.id}`;
  return nameOf({ id: pressed.message, kind: pressed.photo ? "photo" : "text" });
}

/** The message with that name in the chat (an inline message needs no chat); undefined if the name isn't ours. */
export function messageNamed(name: string, chat: number): Pressed | undefined {
  if (name.startsWith(INLINE)) {
    const id = name.slice(INLINE.length);
    return INLINE_ID.test(id) ? { kind: "inline", id } : undefined;
  }
  const photo = name.startsWith(PHOTO);
  const message = Number(photo ? name.slice(PHOTO.length) : name);
  if (!Number.isSafeInteger(message) || message <= 0) return undefined;
  return { kind: "chat", chat, message, ...(photo && { photo }) };
}
