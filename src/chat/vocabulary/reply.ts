// Replies are values that an adapter renders; they never call a platform.

import type { Action } from "./action.ts";
import type { LinkedCall } from "./incoming.ts";
import type { View } from "./view.ts";

/** Whether the event was counted now or earlier (by this or another process). */
export type Counted = "now" | "before";

export type Reply =
  | {
      readonly type: "post";
      readonly view: View;
      readonly audience: Audience;
      /** For `caller`: left out where only the place could show it, as the place shows it by itself. */
      readonly discreet?: true;
      readonly counted?: Counted;
      /**
       * What the message becomes after it was posted: each view replaces the one before. Who cannot
       * show one any more stops asking, so that the rest can reach the caller otherwise.
       */
      readonly later?: AsyncIterable<View>;
      /** Receives the posted message's name for edits, if known; rejections are only logged. */
      readonly onPosted?: (message: string) => Promise<void>;
      /** For a command's caller alone, besides; left out where they cannot be reached. */
      readonly beside?: View;
    }
  /** Edits the pressed message. `toast` is optional; `notice` must reach the presser, privately. */
  | {
      readonly type: "edit";
      readonly view: View;
      readonly toast?: string;
      /**
       * The message does not say what the toast does: where there are no toasts it is a private message,
       * one by presser and message, which the next such toast replaces.
       */
      readonly privateToast?: true;
      /** The turn that the toast tells of: whoever read it may press buttons of earlier turns for it. */
      readonly toastTurn?: number;
      readonly notice?: string;
      /** The press came from an outdated button and changed nothing; `notice` says so. */
      readonly outdated?: true;
      /** Reads the current view for late or concurrent edits; undefined if no longer known. */
      readonly present?: () => Promise<View | undefined>;
      /** Others press the message too, or the bot edits it by itself: `present` is asked each time. */
      readonly shared?: true;
      readonly counted?: Counted;
    }
  /** A private message to the caller; nothing else changes. */
  | {
      readonly type: "notice";
      readonly text: string;
      /** Left out where only the place could show it. */
      readonly discreet?: true;
      /** Something has to be typed or sent first: a platform with forms shows one instead of the text. */
      readonly asks?: Question;
      /** What was pressed is somebody else's. */
      readonly isNotYours?: true;
      /** It says what was done, and is no refusal. */
      readonly counted?: Counted;
      /** As of a post. */
      readonly beside?: View;
    }
  /** The event is acknowledged without a word; `brief` where the platform insists on words. */
  | { readonly type: "silence"; readonly brief: string };

/** The call that lacks something. Its options are given already, and the form makes the call with the others. */
export interface Question extends LinkedCall {
  /** One option is asked for, and what was typed comes with another press of the button, which says `label`: see
   * `Press.typed`. */
  readonly pressed?: { readonly option: string; readonly action: Action; readonly label: string };
}

/** Who sees a posted message. */
export type Audience = "place" | "caller";

/** An autocomplete suggestion. */
export interface Choice {
  /** At most 100 characters. */
  readonly value: string;
  /** At most 100 characters. */
  readonly label: string;
}

/** A message that a user may post into any chat. */
export interface Offer {
  /** Stable id, at most 64 ASCII characters. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What may be typed to find it, besides its title: names in all languages. */
  readonly words: readonly string[];
  readonly view: View;
}
