// The newest message when it is a field of cells: keys move a cursor over it, and it is drawn again where it stands. Where that
// cannot be (it has scrolled away, the window has changed, the terminal is too small), the prompt alone tells the cell.

import type { Key } from "node:readline";
import type { TypedGrid } from "../../chat/index.ts";
import { isArrow, lineAt, type Spot, spotOn, stepped, withCursor } from "./grid-cursor.ts";
import { neutralLine } from "./neutral-text.ts";
import type { PrintableView } from "./render.ts";
import type { Screen } from "./screen.ts";

type Blocks = PrintableView["blocks"];

/** A message that may hold a field of cells. */
interface GridMessage {
  readonly blocks: Blocks;
  readonly grid: TypedGrid | undefined;
  /** The message as text, with these blocks. */
  draw(blocks: Blocks): string;
}

/** What a keyboard asks. */
export interface GridKeys {
  /** The name of the cell under the cursor; undefined while no cursor is shown. */
  cell(): string | undefined;
  /** What the key, pressed on an empty line, means here: a line, or only a move. Any other key, told as undefined too, puts the cursor away. */
  press(key: Key | undefined): { readonly line: string } | "moved" | undefined;
}

/** Prints messages, and keeps the newest at hand. */
export interface LiveGrid {
  /** Prints the newest message; while there is a cursor, in place of the one before. */
  print(message: GridMessage): Promise<void>;
  /** Prints a word on what was typed or pressed. */
  printNotice(text: string): Promise<void>;
  /** Prints a message that leaves the newest in force. */
  printAside(text: string): Promise<void>;
  readonly keys: GridKeys;
}

/** Tells people of the keys above the first field, if there are keys. */
export function createLiveGrid(screen: Screen, hasKeys: boolean): LiveGrid {
  const live = new Live(screen);
  let isTold = !hasKeys;
  return {
    keys: live,
    print: async (message) => {
      if (message.grid && !isTold) {
        isTold = true;
        await live.printAside(`\n${screen.canvas().paint("dim", neutralLine(message.grid.howTo))}`);
      }
      await live.print(message);
    },
    printNotice: (text) => live.printNotice(text),
    printAside: (text) => live.printAside(text),
  };
}

type Size = NonNullable<ReturnType<Screen["rows"]>>;

class Live implements GridKeys {
  readonly #screen: Screen;
  #message: GridMessage | undefined;
  #grid: TypedGrid | undefined;
  /** Where the cursor was last, on which field. */
  #last: { readonly grid: TypedGrid; readonly spot: Spot } | undefined;
  #hasCursor = false;
  /** What the message takes, if it stands as a whole directly above the prompt. */
  #standing: Size | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
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
    const { grid } = message;
    this.#message = message;
    this.#grid = grid;
    if (grid) this.#last = { grid, spot: spotOn(grid, this.#last) };
    else this.#hasCursor = false;
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

  /** The first arrow shows the cursor where it is. */
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
    this.#hasCursor = false;
    if (hadCursor && this.#standing) void this.#write(this.#text(), true);
    // What is typed now may take any number of rows.
    this.#standing = undefined;
  }

  /** With a cursor where it can be drawn in place: the whole message, or without its words; else as it is. */
  #text(below = ""): string {
    const { blocks = [], draw = () => "" } = this.#message ?? {};
    if (!this.#hasCursor || !this.#last) return draw(blocks);
    const pointed = withCursor(blocks, this.#last.grid, this.#last.spot);
    const forms = [pointed, pointed.filter(({ type }) => type === "code")].map((form) => `${draw(form)}${below}`);
    return forms.find((form) => fits(this.#screen.rows(form))) ?? `${draw(blocks)}${below}`;
  }

  #write(text: string, inPlace: boolean): Promise<void> {
    const [before, now] = [this.#standing, this.#screen.rows(text)];
    // A window that has changed may have broken the lines anew.
    const isSameWindow = before?.widthCells === now?.widthCells && before?.all === now?.all;
    this.#standing = fits(now) ? now : undefined;
    return this.#screen.print(text, inPlace && before && isSameWindow ? before.taken : 0);
  }
}

/** With a row for the prompt. */
function fits(size: Size | undefined): boolean {
  return size !== undefined && size.taken < size.all;
}
