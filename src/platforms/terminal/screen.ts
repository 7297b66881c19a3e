// The output of one sitting: prints whole messages, waits until they are out, and notices when nobody reads any more.

import { clearScreenDown, cursorTo } from "node:readline";
import { colourPaint, plainPaint } from "./paint.ts";
import type { Canvas } from "./render.ts";

/** Where texts are printed. */
export interface Screen {
  /** Prints the text and a newline; resolves when it is written, or at once when the output is gone. */
  print(text: string): Promise<void>;
  /** The present width (80 when unknown) and colours. */
  canvas(): Canvas;
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
    print: async (text) => {
      if (closing.gone()) return;
      if (interactive) clearTypedAhead(output);
      // The callback comes with an error, too, when the output closes meanwhile: that ends the waiting, and `onGone` tells.
      await new Promise<void>((resolve) => output.write(`${text}\n`, () => resolve()));
    },
    canvas: () => ({ widthCells: columnsOf(output) ?? WIDTH_CELLS_DEFAULT, paint }),
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

/** What was typed while an answer was awaited stands where the answer goes; the next prompt shows it again. */
function clearTypedAhead(output: NodeJS.WritableStream): void {
  cursorTo(output, 0);
  clearScreenDown(output);
}

function columnsOf(output: NodeJS.WritableStream): number | undefined {
  if (!("columns" in output) || typeof output.columns !== "number") return undefined;
  return output.columns > 0 ? output.columns : undefined;
}
