// The same command once more while its answer waits for Telegram's pace: the answer that waits is the
// answer to both. Whoever sees nothing types again, and each answer makes all others wait longer.

import type { Message } from "grammy/types";

export interface TypedAgain {
  /** Notes that an answer to the message is under way; the result is called when it no longer is.
   * Undefined: the person's last message said the same in the same place, and its answer waits. */
  note(message: Message): (() => void) | undefined;
  /** The person did something else: what is typed now may have another answer. */
  forget(person: number | undefined): void;
}

/** @param isBusy whether posts into the message's chat wait. */
export function createTypedAgain(isBusy: (message: Message) => boolean): TypedAgain {
  /** What each person typed last, while it is being answered. */
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

/** All that a command's answer depends on; undefined of what is no mere text. */
function wordsOf({ chat, message_thread_id, reply_to_message, text }: Message): string | undefined {
  return text && JSON.stringify([chat.id, message_thread_id, reply_to_message?.message_id, text]);
}
