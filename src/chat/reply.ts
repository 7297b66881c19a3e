// What we answer: a value that an adapter renders, never a call to a platform.

import type { View } from "./view.ts";

/** What the store tells of the event that is answered: it was counted now, or had been before (by
 * us or by another process). */
export type Counted = "now" | "before";

export type Reply =
  /** A new message, for everybody in the place or for the caller alone. */
  | {
      readonly type: "post";
      readonly view: View;
      readonly audience: Audience;
      readonly counted?: Counted;
      /**
       * Told which message it became, so that it can be edited later; never called where the
       * platform cannot tell. What it rejects with is logged by the adapter and does not hurt the
       * answer.
       */
      readonly onPosted?: (message: string) => Promise<void>;
    }
  /**
   * The pressed message in its new form. `toast` is a nicety for platforms that answer a press with
   * a passing line; `notice` must reach the presser, privately.
   */
  | {
      readonly type: "edit";
      readonly view: View;
      readonly toast?: string;
      readonly notice?: string;
      /** The button was drawn before the last accepted move, and the press changed nothing.
       * `notice` says so. */
      readonly outdated?: true;
      /** Asks for the message as it is when asked, for an edit that goes out late or beside other
       * processes' edits; undefined when nobody knows any more. */
      readonly present?: () => Promise<View | undefined>;
      readonly counted?: Counted;
    }
  /** A private word to the caller; nothing else changes. */
  | { readonly type: "notice"; readonly text: string };

/** Who sees a posted message. */
export type Audience = "place" | "caller";

/** One suggestion for an option's value. */
export interface Choice {
  /** What is filled in, at most 100 characters. */
  readonly value: string;
  /** What is shown, at most 100 characters. */
  readonly label: string;
}

/** A message that a person may post into any chat. */
export interface Offer {
  /** Stable id, at most 64 ASCII characters. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly view: View;
}
