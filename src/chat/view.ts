// What a message looks like, without a platform: plain text in blocks, rows of buttons. Adapters
// escape and render it.

import type { Action } from "./action.ts";

/** One part of a message. All texts are plain; no platform's markup. */
export type Block =
  /** A paragraph; may hold several lines. */
  | { readonly type: "text"; readonly text: string }
  /** Small print: true but not the news. */
  | { readonly type: "quiet"; readonly text: string }
  /** Text whose columns matter: shown in a fixed-width font, never re-wrapped by us. */
  | { readonly type: "code"; readonly text: string }
  /** Rows of cells, the first row a heading. The first column stands to the left, the second too,
   * the others to the right. Keep it within a phone's 32 letters. */
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] }
  /** A field of cells, as text in a fixed-width font; a part of it where all of it has no room. */
  | { readonly type: "grid"; readonly grid: Grid }
  /** A picture (PNG) with what it shows, in words, for those who cannot see it. The other blocks
   * say the same at more length: where there are no pictures, they stand alone. */
  | { readonly type: "picture"; readonly name: string; readonly png: Uint8Array; readonly alt: string }
  /** A file to keep. Adapters attach it. */
  | { readonly type: "file"; readonly name: string; readonly content: string };

/** Cells in rows and columns, each a single letter. */
export interface Grid {
  /** The columns' names. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

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
  /** Rows of at most five buttons, at most five rows; with `field` as `Caller.fieldLimits` tells. */
  readonly buttons?: readonly (readonly Button[])[];
  /** Above one row of at most five buttons there is a field of cells, or may be in another form of
   * the same message: all its forms say so, or none. */
  readonly field?: true;
  /** What a line that is no command means in answer to this view, where people can answer by a
   * line. */
  readonly typed?: TypedAnswer;
}

/** A line that is an option's value. */
export interface TypedAnswer {
  /** The lines that are meant, whole. */
  readonly takes: RegExp;
  readonly command: string;
  readonly subcommand: string;
  readonly option: string;
  /** The view's `grid` block is a field of cells that such lines name: where there are arrow keys,
   * a cursor goes over it. */
  readonly grid?: TypedGrid;
}

/** What keys over a field of cells mean. */
export interface TypedGrid {
  /** The lines that mean the cells, row by row. */
  readonly cells: readonly (readonly string[])[];
  /** A second thing to do with a cell: the single letters that stand for it on keyboards, and the
   * word before the cell in a line. */
  readonly mark: { readonly key: RegExp; readonly word: string };
  /** What to tell people of the keys: arrows move, Enter or the space bar means the cell, and
   * `mark`. */
  readonly howTo: string;
}

/** How large a field of cells may be. */
export interface FieldLimits {
  readonly columns: number;
  readonly rows: number;
}
