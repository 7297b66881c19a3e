// Messages between the hall and its bots.

import type { FoundPerson, Incoming } from "../../../src/chat/index.ts";

/** A request to a bot. */
export type Ask = { readonly n: number } & (
  | { readonly kind: "read"; readonly id: string }
  | {
      readonly kind: "event";
      readonly incoming: Incoming;
      /** The person named in a person option. */
      readonly found?: FoundPerson;
      /** The name for the message that the answer posts. */
      readonly message: string;
      /** The edit reaches the platform late, so the view is read again. */
      readonly isLate: boolean;
    }
);

/** What a bot sends: an answer, a stored duel, or another outgoing message. */
export interface BotMessage {
  readonly n: number;
  readonly text: string;
  /** For a message other than the answer: its name. */
  readonly message?: string;
}

/** Messages with this suffix are gone when someone tries to edit them. */
export const GONE = "-gone";
