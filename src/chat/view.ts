// What the bot shows, the same for all platforms: messages of plain text blocks and button rows, which adapters escape
// and render; the actions in their buttons; and replies as values, which never call a platform.

import type { Locale } from "../infra/i18n/index.ts";

/** The meaning of a button press. */
export interface Action {
  /** The handler: a game's id (`rps`, `rpsls`) or another registered scope (`data`). */
  readonly scope: string;
  readonly session: string;
  /** The session's move count when the button was drawn; presses with an older count are ignored. */
  readonly turn: number;
  /** The move's id, or a verb such as `why` or `stop`. */
  readonly move: string;
}

/** The maximum size of an encoded action, the smallest of all platforms (Telegram's; Discord allows 100). */
export const ACTION_BYTES_MAX = 64;

const ENCODED = /^([A-Za-z0-9_-]+):([A-Za-z0-9_-]+):([0-9a-z]{1,6}):([A-Za-z0-9_-]+)$/;

/** Encodes `scope:session:turn:move` in ASCII, with the turn in base 36. @throws RangeError for an invalid part or size. */
export function encodeAction(action: Action): string {
  const encoded = written(action);
  // An invalid part never matches: it has a character that none may have, or one colon too many.
  if (!ENCODED.test(encoded) || encoded.length > ACTION_BYTES_MAX)
    throw new RangeError(`not an action that fits a button: ${JSON.stringify(action)}`);
  return encoded;
}

/** Whether an action with valid parts is short enough for a button; player names may be long. */
export function fitsButton(action: Action): boolean {
  return written(action).length <= ACTION_BYTES_MAX;
}

function written({ scope, session, turn, move }: Action): string {
  return `${scope}:${session}:${turn.toString(36)}:${move}`;
}

/** Decodes what `encodeAction` wrote; undefined for anything else (an old version, a forged press). */
export function decodeAction(encoded: string): Action | undefined {
  const [, scope = "", session = "", digits = "", move = ""] = ENCODED.exec(encoded) ?? [];
  const action = { scope, session, turn: Number.parseInt(digits, 36), move };
  return encoded.length <= ACTION_BYTES_MAX && written(action) === encoded ? action : undefined;
}

/** One part of a message. All texts are plain, without markup. */
export type Block =
  /** A paragraph of one or more lines. `mention`: see `Mention`. */
  | { readonly type: "text"; readonly text: string; readonly mention?: Mention }
  /** Small print. */
  | { readonly type: "quiet"; readonly text: string }
  /** A countdown: `text`, then the time left until `until` (Unix ms), as "in 1 min 40 s". Apps that count by themselves
   * do so in their reader's language. */
  | { readonly type: "clock"; readonly text: string; readonly until: number; readonly locale: Locale }
  /** Preformatted text in a fixed-width font, never re-wrapped. */
  | { readonly type: "code"; readonly text: string }
  /** Rows of cells, starting with a heading; two columns left-aligned, the rest right. At most 32 wide. */
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] }
  /** A PNG with alt text. The other blocks repeat its content for platforms without images. */
  | { readonly type: "picture"; readonly name: string; readonly png: Uint8Array; readonly alt: string }
  /** A file attachment: text sent as UTF-8. */
  | { readonly type: "file"; readonly name: string; readonly content: string };

/** The person a message addresses: a new message notifies them, an edit never does. The paragraph starts with `name`,
 * which the adapter turns into a real mention by the platform's `id`, or the @name without the @. */
export interface Mention {
  readonly name: string;
  readonly id?: string;
  readonly handle?: string;
}

/** The only person the view may notify: its first mention. */
export function mentionIn({ blocks }: View): Mention | undefined {
  for (const block of blocks) if (block.type === "text" && isMentioning(block)) return block.mention;
  return undefined;
}

/** Whether the paragraph starts with the mentioned person's name. */
export function isMentioning<B extends { readonly text: string; readonly mention?: Mention }>(
  block: B,
): block is B & { readonly mention: Mention } {
  return block.mention !== undefined && block.text.startsWith(block.mention.name);
}

export type ButtonStyle = "primary" | "success" | "danger";

export interface Button {
  /** One emoji before the label. */
  readonly sign?: string | undefined;
  /** Text; never only an emoji. */
  readonly label: string;
  readonly action: Action;
  /** Only if `Caller.offersElsewhere`: the button asks for a chat and types this inline query there, which offers
   * messages to post. It doesn't send the bot a press. */
  readonly inlineQuery?: string;
  /** Absent: the platform's default button. */
  readonly style?: ButtonStyle;
}

/** Sign and label as one text: `✊ Rock`. */
export function buttonText({ sign, label }: Pick<Button, "sign" | "label">): string {
  return sign ? `${sign} ${label}` : label;
}

/** A button that leads out of the chat, to an https address. */
export type Link = { readonly sign?: string; readonly label: string; readonly url: string };

export interface View {
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** At most five rows of five buttons; with `field`, within `Caller.fieldLimits`. */
  readonly buttons?: readonly (readonly Button[])[];
  /** Below the buttons; left out if the message has no room for it. */
  readonly link?: Link;
  /** In a group, where a platform's link can make this call in the private chat: a button that does, below the others. */
  readonly inPrivate?: { readonly label: string; readonly call: LinkedCall };
  /** Some form of this message has a cell grid above its button row; the same in all its forms. */
  readonly field?: true;
}

/** Who sees a posted message. */
export type Audience = "place" | "caller";

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
      /** Later forms of the message, each replacing the one before. An adapter that can't show one any more stops
       * iterating, so that the rest can reach the caller in a different way. */
      readonly later?: AsyncIterable<View>;
      /** Receives the posted message's name for edits, if known; rejections are only logged. */
      readonly onPosted?: (message: string) => Promise<void>;
    }
  /** Edits the pressed message. `toast` is optional; `notice` must reach the presser, privately. */
  | {
      readonly type: "edit";
      readonly view: View;
      readonly toast?: string;
      /** The message doesn't repeat the toast, so a platform without toasts sends it as a private message. */
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

/** A call of a command with its options by name, values as typed and validated. */
export interface LinkedCall {
  readonly command: string;
  readonly subcommand: string;
  readonly options: Readonly<Record<string, string>>;
}

/** An incomplete call. It includes the options given so far; the form asks for the others and makes the call. */
export interface Question extends LinkedCall {
  /** Asks for one option. The form submits it with another press of the button, labelled `label`: see `Press.typed`. */
  readonly pressed?: { readonly option: string; readonly action: Action; readonly label: string };
}

/** An autocomplete suggestion; both have at most 100 characters. */
export type Choice = { readonly value: string; readonly label: string };

/** A message that a user may post into any chat. `id`: at most 64 ASCII characters. `words` find it, besides its title. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly words: readonly string[];
  readonly view: View;
}
