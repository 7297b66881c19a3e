// Platform-independent messages: plain text blocks and button rows; adapters escape and render.

import type { Locale } from "../../infra/i18n/index.ts";
import type { Action } from "./action.ts";

/** One part of a message. All texts are plain, without markup. */
export type Block =
  /** A paragraph of one or more lines. `mention`: see `Mention`. */
  | { readonly type: "text"; readonly text: string; readonly mention?: Mention }
  /** Small print. */
  | { readonly type: "quiet"; readonly text: string }
  /**
   * A paragraph that a time ends: `text`, then how long it is until `until` (milliseconds since 1970),
   * as "in 1 min 40 s". Where an app counts by itself, it does so in its reader's language.
   */
  | { readonly type: "clock"; readonly text: string; readonly until: number; readonly locale: Locale }
  /** Preformatted text in a fixed-width font, never re-wrapped. */
  | { readonly type: "code"; readonly text: string }
  /** Rows of cells, first a heading; two columns left-aligned, others right. At most 32 wide. */
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] }
  /** A cell grid as fixed-width text, cropped where it does not fit. */
  | { readonly type: "grid"; readonly grid: Grid }
  /** A PNG with alt text. The other blocks repeat the content for platforms without images. */
  | { readonly type: "picture"; readonly name: string; readonly png: Uint8Array; readonly alt: string }
  /** A file attachment: a text, sent in UTF-8, or bytes that are told in base64. */
  | {
      readonly type: "file";
      readonly name: string;
      readonly content: string;
      readonly encoding?: "base64";
    };

/** The bytes of a file attachment. */
export function fileBytes({ content, encoding }: Extract<Block, { type: "file" }>): Uint8Array {
  return Buffer.from(content, encoding ?? "utf8");
}

/** A person whom a message calls: a new message notifies this one, an edit never does. */
export interface Mention {
  /** How the paragraph begins; the adapter makes a real mention of it. */
  readonly name: string;
  /** The platform's id; absent where only the handle is known. */
  readonly id?: string;
  /** The @name without its sign, where the caller named the person by it. */
  readonly handle?: string;
}

/** The only person whom the view may notify: its first mention. */
export function mentionIn({ blocks }: View): Mention | undefined {
  for (const block of blocks) if (block.type === "text" && isMentioning(block)) return block.mention;
  return undefined;
}

/** Whether the paragraph begins with the name of the person whom it calls. */
export function isMentioning<B extends { readonly text: string; readonly mention?: Mention }>(
  block: B,
): block is B & { readonly mention: Mention } {
  return block.mention !== undefined && block.text.startsWith(block.mention.name);
}

/** Cell position, 0-based. */
interface GridSpot {
  readonly column: number;
  readonly row: number;
}

/** Cells in rows and columns, one letter each. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** A cell to look at, such as a hint's; in round brackets. */
  readonly mark?: GridSpot;
}

export type ButtonStyle = "primary" | "success" | "danger";

export interface Button {
  /** One emoji before the label. */
  readonly sign?: string;
  /** Text; never only an emoji. */
  readonly label: string;
  readonly action: Action;
  /** Set where `Caller.offersElsewhere`: the button asks for a chat and types this inline query there, which offers
   * messages to post; it is no press of the bot's then. */
  readonly inlineQuery?: string;
  /** Absent: the platform's default button. */
  readonly style?: ButtonStyle;
}

/** Sign and label in one text: `✊ Rock`. */
export function buttonText({ sign, label }: Pick<Button, "sign" | "label">): string {
  return sign ? `${sign} ${label}` : label;
}

/** A button that leads out of the chat. */
export interface Link {
  readonly sign?: string;
  readonly label: string;
  /** An https address. */
  readonly url: string;
  /** It is opened within the app, which tells the page who opened it: see `PageOpening`. */
  readonly isApp?: true;
}

export interface View {
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** At most five rows of five buttons; with `field`, the limits of `Caller.fieldLimits`. */
  readonly buttons?: readonly (readonly Button[])[];
  /** Below the buttons; left out where the message has no room for it. */
  readonly link?: Link;
  /** Some form of this message has a cell grid above its button row; equal in all its forms. */
  readonly field?: true;
  /** How to read a non-command line typed in answer to this view. */
  readonly typed?: TypedAnswer;
}

/** A line that is read as an option's value. */
export interface TypedAnswer {
  /** Must match the whole line. */
  readonly takes: RegExp;
  readonly command: string;
  readonly subcommand: string;
  readonly option: string;
}

/** Maximum size of a cell grid. */
export interface FieldLimits {
  readonly columns: number;
  readonly rows: number;
}
