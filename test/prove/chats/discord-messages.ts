// The content of the simulated Discord's messages.

import type { Shown } from "./chat.ts";

/** A part of a message: a row of buttons, a button, or text. */
export interface Component {
  readonly custom_id?: string;
  readonly content?: string;
  readonly components?: readonly Component[];
}

interface Message {
  readonly content: string;
  readonly flags: number;
  readonly components: readonly Component[];
}

const PRIVATE_FLAG = 64;

/** A message's text and buttons. */
export function shown({ content, components }: Omit<Message, "flags">): Shown {
  const parts = components.flatMap(partsOf);
  return {
    text: [content, ...parts.flatMap((part) => part.content ?? [])].join("\n"),
    buttons: parts.flatMap(({ custom_id }) => custom_id ?? []),
  };
}

function partsOf(part: Component): readonly Component[] {
  return [part, ...(part.components ?? []).flatMap(partsOf)];
}

/** What only the person behind the interaction was shown. */
export function privateWords(outcome: {
  readonly message: Message | null;
  readonly followups: readonly Message[];
}): string {
  return [...(outcome.message ? [outcome.message] : []), ...outcome.followups]
    .filter(({ flags }) => (flags & PRIVATE_FLAG) !== 0)
    .map(({ content }) => content)
    .join("\n");
}
