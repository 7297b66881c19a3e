// What the hall and its bots say to each other.

import type { FoundPerson, Incoming } from "../../../src/chat/index.ts";

/** What a bot is asked. */
export type Ask = { readonly n: number } & (
  | { readonly kind: "read"; readonly id: string }
  | {
      readonly kind: "event";
      readonly incoming: Incoming;
      /** Whom a person option names. */
      readonly found?: FoundPerson;
      /** The name of the message that the answer posts. */
      readonly message: string;
      /** The edit reaches the platform late, so that it is read again. */
      readonly isLate: boolean;
    }
);

/** What a bot sends: an answer, a stored duel, or what leaves besides. */
export interface Told {
  readonly n: number;
  readonly text: string;
  /** Of a message that stands elsewhere: its name. */
  readonly message?: string;
}

/** Messages with this ending are gone when somebody wants to edit them. */
export const GONE = "-gone";
