// What a message looks like, without a platform: plain text in blocks, rows of buttons. Adapters escape and render it.

import type { Action } from "./action.ts";

/** One part of a message. All texts are plain; no platform's markup. */
export type Block =
  /** A paragraph; may hold several lines. */
  | { readonly type: "text"; readonly text: string }
  /** Small print: true but not the news. */
  | { readonly type: "quiet"; readonly text: string }
  /** Text whose columns matter: shown in a fixed-width font, never re-wrapped by us. */
  | { readonly type: "code"; readonly text: string }
  /** Rows of cells, the first row a heading. The first column stands to the left, the second too, the others to the right. Keep it within a phone's 32 letters. */
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] }
  /** A picture (PNG) with what it shows, in words, for those who cannot see it. */
  | { readonly type: "picture"; readonly name: string; readonly png: Uint8Array; readonly alt: string }
  /** A file to keep. Adapters attach it. */
  | { readonly type: "file"; readonly name: string; readonly content: string };

export type ButtonStyle = "primary" | "success" | "danger";

export interface Button {
  /** One emoji before the label; platforms that draw it apart do so. */
  readonly sign?: string;
  /** The word; never only an emoji. */
  readonly label: string;
  readonly action: Action;
  /** Absent: the platform's plain button. */
  readonly style?: ButtonStyle;
}

/** Sign and word in one, for platforms whose buttons are plain text: `✊ Rock`. */
export function buttonText({ sign, label }: Button): string {
  return sign ? `${sign} ${label}` : label;
}

export interface View {
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** Rows of at most five buttons, at most five rows. */
  readonly buttons?: readonly (readonly Button[])[];
}
