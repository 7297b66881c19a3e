// The newest grid message with a cursor, redrawn in place; if impossible, the prompt names the
// cell.

import type { Key } from "node:readline";
import type { Caller, FieldPart, GridSpot, TypedGrid } from "../../chat/index.ts";
import type { Locale } from "../../infra/i18n/index.ts";
import { neutralLine } from "../../infra/i18n/name-in-text.ts";
import { isArrow, isSameField, lineAt, spotOn, stepped } from "./grid-cursor.ts";
import { type GridBlocks, gridOf, inBands, withCursor, withoutEmptyLine } from "./grid-forms.ts";
import type { PrintableView } from "./render.ts";
import type { Screen } from "./screen.ts";
import { wrapWords } from "./wrap-words.ts";

/** A message that may hold a cell grid. */
interface GridMessage {
  readonly blocks: GridBlocks;
  readonly grid: TypedGrid | undefined;
  /** An answer to a button whose word was typed: the cursor comes back to where it was. */
  readonly isPressed: boolean;
  /** Renders the message with these blocks. */
  draw(blocks: Printed): string;
}

/** Grid keys, as the keyboard sees them. */
export interface GridKeys {
  /** Name of the cell under the cursor; undefined without a cursor. */
  cell(): string | undefined;
  /** Meaning of a key on an empty line: a line or a move. Any other key hides the cursor. */
  press(key: Key | undefined): { readonly line: string } | "moved" | undefined;
  /** Handles a resize; true when something was printed above the prompt. */
  resized(): boolean;
}

/** Prints messages and tracks the newest. */
export interface LiveGrid {
  /** Prints the newest message; with a cursor, over the previous one. */
  print(message: GridMessage): Promise<void>;
  /** Prints a notice on the input. */
  printNotice(text: string): Promise<void>;
  /** Prints a message without making it the newest. */
  printAside(text: string): Promise<void>;
  readonly keys: GridKeys;
}

interface LiveGridOptions {
  readonly screen: Screen;
  readonly caller: Caller;
  readonly hasKeys: boolean;
}

/** Adds the keys' help text above the first grid, if there are keys. */
export function createLiveGrid({ screen, caller, hasKeys }: LiveGridOptions): LiveGrid {
  const live = new Live(screen, caller.locale);
  let isTold = !hasKeys;
  return {
    keys: live,
    print: async (message) => {
      if (message.grid && !isTold) {
        isTold = true;
        const { paint, wrapCells } = screen.canvas();
        await live.printAside(`\n${paint("dim", wrapWords(neutralLine(message.grid.howTo), wrapCells))}`);
      }
      await live.print(message);
    },
    printNotice: (text) => live.printNotice(text),
    printAside: (text) => live.printAside(text),
  };
}

type Printed = PrintableView["blocks"];

const PROMPT_ROWS = 1;

type Size = NonNullable<ReturnType<Screen["rows"]>>;

class Live implements GridKeys {
  readonly #screen: Screen;
  readonly #locale: Locale;
  #message: GridMessage | undefined;
  #grid: TypedGrid | undefined;
  /** Last cursor position and its grid. */
  #last: { readonly grid: TypedGrid; readonly spot: GridSpot } | undefined;
  #hasCursor = false;
  /** Typing has put the cursor away since the last message. */
  #isTyping = false;
  /** The part last shown with a cursor. */
  #part: FieldPart | undefined;
  #drawn = "";
  /** Size of the message if it is fully visible directly above the prompt. */
  #standing: Size | undefined;

  constructor(screen: Screen, locale: Locale) {
    this.#screen = screen;
    this.#locale = locale;
  }

  cell(): string | undefined {
    return this.#hasCursor && this.#last ? lineAt(this.#last.grid, this.#last.spot) : undefined;
  }

  press(key: Key | undefined): ReturnType<GridKeys["press"]> {
    if (!key || key.ctrl || key.meta || !this.#last || !this.#grid) return this.#putAway();
    if (isArrow(key.name)) return this.#move(key.name);
    const line = this.cell();
    if (line === undefined) return this.#putAway();
    if (key.name === "return" || key.name === "enter" || key.name === "space") return { line };
    const { mark } = this.#grid;
    return mark.key.test(key.sequence ?? "") ? { line: `${mark.word} ${line}` } : this.#putAway();
  }

  print(message: GridMessage): Promise<void> {
    const inPlace = this.#hasCursor;
    const { grid, isPressed } = message;
    this.#message = message;
    this.#grid = grid;
    const isSame = grid !== undefined && this.#last !== undefined && isSameField(this.#last.grid, grid);
    this.#hasCursor = grid !== undefined && (this.#hasCursor || (this.#isTyping && isPressed && isSame));
    this.#isTyping = false;
    if (grid) {
      if (!isSame) this.#part = undefined;
      this.#last = { grid, spot: spotOn(grid, this.#last) };
    }
    return this.#write(this.#text(), inPlace);
  }

  printNotice(text: string): Promise<void> {
    const below = this.#hasCursor && this.#standing ? this.#text(`\n${text}`) : "";
    return below !== "" && fits(this.#screen.rows(below)) ? this.#write(below, true) : this.printAside(text);
  }

  printAside(text: string): Promise<void> {
    this.#standing = undefined;
    return this.#screen.print(text);
  }

  resized(): boolean {
    if (!gridOf(this.#message?.blocks ?? [])) return false;
    const before = this.#drawn;
    const text = this.#text();
    // The terminal re-wraps existing lines itself.
    if (this.#standing) this.#standing = this.#screen.rows(before);
    if (text !== before) void this.#write(text, true);
    else if (!fits(this.#standing)) this.#standing = undefined;
    return text !== before;
  }

  /** The first arrow key only shows the cursor. */
  #move(arrow: string): "moved" {
    if (this.#hasCursor && this.#last)
      this.#last = { ...this.#last, spot: stepped(this.#last.grid, this.#last.spot, arrow) };
    this.#hasCursor = true;
    const text = this.#text();
    if (fits(this.#screen.rows(text))) void this.#write(text, true);
    return "moved";
  }

  #putAway(): undefined {
    const hadCursor = this.#hasCursor;
    this.#isTyping ||= hadCursor;
    this.#hasCursor = false;
    if (hadCursor && this.#standing) void this.#write(this.#text(), true);
    // Typed text may take any number of rows.
    this.#standing = undefined;
  }

  /** With a cursor if it can be redrawn in place; else without. */
  #text(below = ""): string {
    const { blocks = [], draw = () => "" } = this.#message ?? {};
    const cursor = this.#hasCursor ? this.#last?.spot : undefined;
    const rows = (text: string) => this.#screen.rows(text)?.taken ?? Number.POSITIVE_INFINITY;
    const { widthCells } = this.#screen.canvas();
    const banded = (kept: GridBlocks) => `${draw(inBands(kept, widthCells, this.#locale))}${below}`;
    const plain = () => {
      const all = banded(blocks);
      const forms = formsOf(blocks)
        .map(banded)
        .flatMap((text) => [text, withoutEmptyLine(text)]);
      return forms.find((text) => fits(this.#screen.rows(text))) ?? all;
    };
    if (cursor === undefined) return plain();
    const message = { blocks, draw: (some: Printed) => `${draw(some)}${below}`, cursor, before: this.#part };
    const room = { widthCells, rows: (this.#screen.rows("")?.all ?? 0) - PROMPT_ROWS, rowsOf: rows };
    const pointed = withCursor(message, room, this.#locale);
    this.#part = pointed?.part ?? this.#part;
    return pointed?.text ?? plain();
  }

  #write(text: string, inPlace: boolean): Promise<void> {
    const [before, now] = [this.#standing, this.#screen.rows(text)];
    // A resized window may have re-wrapped the lines.
    const isSameWindow = before?.widthCells === now?.widthCells && before?.all === now?.all;
    this.#standing = fits(now) ? now : undefined;
    this.#drawn = text;
    return this.#screen.print(text, inPlace && before && isSameWindow ? before.taken : 0);
  }
}

/** With small print and without it, so that the title is seen above a high grid. */
function formsOf(blocks: GridBlocks): readonly GridBlocks[] {
  return gridOf(blocks) ? [blocks, blocks.filter(({ type }) => type !== "quiet")] : [blocks];
}

function fits(size: Size | undefined): boolean {
  return size !== undefined && size.taken <= size.all - PROMPT_ROWS;
}
