// Replies are values for adapters to render; they never call a platform.

import type { Action } from "./action.ts";
import type { LinkedCall } from "./incoming.ts";
import type { View } from "./view.ts";

export type Reply =
  | {
      readonly type: "post";
      readonly view: View;
      readonly audience: Audience;
      /** For `caller`: dropped if it can't be sent privately, as the chat shows the result anyway. */
      readonly discreet?: true;
      /** The pressed button is of someone else's game: the view says so in one line, and starts one's own. A platform
       * that answers presses by a text alone shows the line; see `View.inPrivate`. */
      readonly isNotYours?: true;
      /**
       * Later forms of the message, each replacing the one before. An adapter that can't show one any more stops
       * iterating, so that the rest can reach the caller in a different way.
       */
      readonly later?: AsyncIterable<View>;
      /** Receives the posted message's name for edits, if known; rejections are only logged. */
      readonly onPosted?: (message: string) => Promise<void>;
    }
  /** Edits the pressed message. `toast` is optional; `notice` must reach the presser, privately. */
  | {
      readonly type: "edit";
      readonly view: View;
      readonly toast?: string;
      /**
       * The message doesn't repeat the toast, so a platform without toasts sends it as a private message: one per
       * presser and message, replaced by the next such toast.
       */
      readonly privateToast?: true;
      readonly notice?: string;
      /** The press came from an outdated button and changed nothing; `notice` says so. */
      readonly outdated?: true;
      /** Reads the current view for late or concurrent edits; undefined if no longer known. */
      readonly present?: () => Promise<View | undefined>;
      /** Others press the message too, or the bot edits it by itself, so `present` is called each time. */
      readonly shared?: true;
    }
  /** A private message to the caller; nothing else changes. */
  | {
      readonly type: "notice";
      readonly text: string;
      /** Dropped if it can't be sent privately. */
      readonly discreet?: true;
      /** Something has to be typed or sent first: a platform with forms shows a form instead of the text. */
      readonly asks?: Question;
      /** Nothing has begun: what's asked for can only be shown in the private chat, where the person can't be written to.
       * They're led there, and ask again. */
      readonly opensPrivate?: true;
    }
  /** Acknowledges the event silently; `brief` is the text if the platform requires one. */
  | { readonly type: "silence"; readonly brief: string }
  /** The event was delivered before: nothing is sent, not even an acknowledgement. */
  | { readonly type: "dropped" };

/** An incomplete call. It includes the options given so far; the form asks for the others and makes the call. */
export interface Question extends LinkedCall {
  /** Asks for one option. The form submits it with another press of the button, labelled `label`: see `Press.typed`. */
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
  /** Words that find it, besides its title: names in all languages. */
  readonly words: readonly string[];
  readonly view: View;
}
