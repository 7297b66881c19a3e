// What our messages show, as far as we are the only one to change them: Telegram refuses an edit that changes nothing,
// and a press that was made twice asks for one.

import { createHash } from "node:crypto";
import type { Rendered } from "./render.ts";

export interface Shown {
  /** Whether the message shows this already, for certain. */
  has(message: string, form: Rendered): boolean;
  set(message: string, form: Rendered): void;
  /** The message's form is no longer certain. */
  forget(message: string): void;
}

/** Remembers the forms of the last `capacity` messages; 0 remembers none, for when other processes edit them too. */
export function createShown(capacity: number): Shown {
  const forms = new Map<string, string>();
  return {
    has: (message, form) => forms.get(message) === digest(form),
    set(message, form) {
      forms.delete(message);
      forms.set(message, digest(form));
      const [oldest] = forms.keys();
      if (forms.size > capacity && oldest !== undefined) forms.delete(oldest);
    },
    forget: (message) => void forms.delete(message),
  };
}

const digest = ({ html, keyboard }: Rendered): string =>
  createHash("sha256")
    .update(JSON.stringify([html, keyboard]))
    .digest("base64");
