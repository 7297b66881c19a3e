// The output of one sitting: prints whole messages, waits until they are out, and notices when
// nobody reads any more.

import { stripVTControlCharacters } from "node:util";
import { cellWidth } from "../../chat/index.ts";
import { colourPaint, plainPaint } from "./paint.ts";
import type { Canvas } from "./render.ts";

/** Where texts are printed. */
export interface Screen {
  /**
   * Prints the text and a newline, in one piece; resolves when it is written, or at once when the
   * output is gone.
   * @param overRows how many rows above the present one it takes the place of, with all below; on a
   * terminal only.
   */
  print(text: string, overRows?: number): Promise<void>;
  /** The present width (80 when unknown) and colours. */
  canvas(): Canvas;
  /** How many rows of the terminal the text takes at its present size, and how many there are;
   * undefined where that is unknown. */
  rows(
    text: string,
  ): { readonly taken: number; readonly all: number; readonly widthCells: number } | undefined;
  /** True once the output has closed, as `| head` does. */
  gone(): boolean;
  /** Calls back once when the output closes. */
  onGone(callback: () => void): void;
}

const WIDTH_CELLS_DEFAULT = 80;

/** A screen on `output`; `interactive` when a person sits at a terminal, plain text otherwise. */
export function createScreen(output: NodeJS.WritableStream, interactive: boolean): Screen {
  const paint = interactive ? colourPaint(output) : plainPaint;
  const closing = watchClosing(output);
  return {
    print: async (text, overRows = 0) => {
      if (closing.gone()) return;
      const cleared = interactive ? clearedFrom(overRows) : "";
      // The callback comes with an error, too, when the output closes meanwhile: that ends the
      // waiting, and `onGone` tells.
      await new Promise<void>((resolve) => output.write(`${cleared}${text}\n`, () => resolve()));
    },
    canvas: () => ({ widthCells: sizeOf(output, "columns") ?? WIDTH_CELLS_DEFAULT, paint }),
    rows: (text) => {
      const [widthCells, all] = [sizeOf(output, "columns"), sizeOf(output, "rows")];
      return widthCells && all ? { taken: rowsOf(text, widthCells), all, widthCells } : undefined;
    },
    gone: closing.gone,
    onGone: closing.onGone,
  };
}

/** True when the stream is a terminal. */
export function isTerminal(stream: NodeJS.ReadableStream | NodeJS.WritableStream): boolean {
  return "isTTY" in stream && stream.isTTY === true;
}

/** The listeners stay for ever: an error of a closed pipe may arrive after the last word. */
function watchClosing(output: NodeJS.WritableStream): Pick<Screen, "gone" | "onGone"> {
  let gone = false;
  const callbacks: (() => void)[] = [];
  const close = () => {
    gone = true;
    for (const callback of callbacks.splice(0)) callback();
  };
  output.on("error", close).on("close", close);
  return {
    gone: () => gone,
    onGone: (callback) => {
      if (gone) callback();
      else callbacks.push(callback);
    },
  };
}

/** What was typed while an answer was awaited stands where the answer goes; the next prompt shows
 * it again. */
function clearedFrom(overRows: number): string {
  if (overRows === 0) return "\u001b[1G\u001b[0J";
  // The first row alone, then those below: some terminals keep in their history what is cleared
  // from the very top of the window.
  return `\u001b[1G\u001b[${overRows}A\u001b[0K\u001b[1B\u001b[0J\u001b[1A`;
}

/** Terminals break a line that is wider than they are. */
function rowsOf(text: string, widthCells: number): number {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(cellWidth(line) / widthCells)), 0);
}

function sizeOf(output: NodeJS.WritableStream, side: "columns" | "rows"): number | undefined {
  const size: unknown = side in output ? Reflect.get(output, side) : undefined;
  return typeof size === "number" && size > 0 ? size : undefined;
}
