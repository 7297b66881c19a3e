// Platform-independent messages: plain text blocks and button rows; adapters escape and render.

import type { Locale } from "../../infra/i18n/index.ts";
import type { Action, LinkedCall } from "./action.ts";

/** One part of a message. All texts are plain, without markup. */
export type Block =
  /** A paragraph of one or more lines. `mention`: see `Mention`. */
  | { readonly type: "text"; readonly text: string; readonly mention?: Mention }
  /** Small print. */
  | { readonly type: "quiet"; readonly text: string }
  /**
   * A countdown: `text`, then the time left until `until` (Unix ms), as "in 1 min 40 s". Apps that count by themselves
   * do so in their reader's language.
   */
  | { readonly type: "clock"; readonly text: string; readonly until: number; readonly locale: Locale }
  /** Preformatted text in a fixed-width font, never re-wrapped. */
  | { readonly type: "code"; readonly text: string }
  /** Rows of cells, starting with a heading; two columns left-aligned, the rest right. At most 32 wide. */
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] }
  /** A PNG with alt text. The other blocks repeat its content for platforms without images. */
  | { readonly type: "picture"; readonly name: string; readonly png: Uint8Array; readonly alt: string }
  /** A file attachment: text sent as UTF-8. */
  | { readonly type: "file"; readonly name: string; readonly content: string };

/** The person a message addresses: a new message notifies them, an edit never does. */
export interface Mention {
  /** The paragraph starts with this name, which the adapter turns into a real mention. */
  readonly name: string;
  /** The platform's id; absent if only the handle is known. */
  readonly id?: string;
  /** The @name without the @, if the caller used it to name the person. */
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

/** A button that leads out of the chat. */
export interface Link {
  readonly sign?: string;
  readonly label: string;
  /** An https address. */
  readonly url: string;
}

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

/** Maximum size of a cell grid. */
export interface FieldLimits {
  readonly columns: number;
  readonly rows: number;
}
