// Output of one sitting: prints whole messages with backpressure and detects a closed output.

import { colourPaint, plainPaint } from "./paint.ts";
import type { Canvas } from "./render.ts";

/** A text output. */
export interface Screen {
  /** Resolves when written or closed. */
  print(text: string): Promise<void>;
  /** Current width (80 when unknown) and colours. */
  canvas(): Canvas;
  /** True once the output has closed, as with `| head`. */
  gone(): boolean;
  /** Calls back once when the output closes. */
  onGone(callback: () => void): void;
}

const WIDTH_CELLS_DEFAULT = 80;
/** Clears input typed while waiting, to print the answer there; the next prompt shows it again. */
const CLEARED = "\u001b[1G\u001b[0J";

/** A screen on `output`; plain text unless `interactive`. */
export function createScreen(output: NodeJS.WritableStream, interactive: boolean): Screen {
  const paint = interactive ? colourPaint(output) : plainPaint;
  const closing = watchClosing(output);
  return {
    print: async (text) => {
      if (closing.gone()) return;
      const cleared = interactive ? CLEARED : "";
      // The callback also runs on an error when the output closes; `onGone` reports that.
      await new Promise<void>((resolve) => output.write(`${cleared}${text}\n`, () => resolve()));
    },
    canvas: () => {
      const columns = sizeOf(output, "columns");
      return {
        widthCells: columns ?? WIDTH_CELLS_DEFAULT,
        wrapCells: interactive ? columns : undefined,
        paint,
      };
    },
    gone: closing.gone,
    onGone: closing.onGone,
  };
}

/** Whether the stream is a terminal. */
export function isTerminal(stream: NodeJS.ReadableStream | NodeJS.WritableStream): boolean {
  return "isTTY" in stream && stream.isTTY === true;
}

/** The listeners stay attached: a closed pipe's error may arrive after the last write. */
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

function sizeOf(output: NodeJS.WritableStream, side: "columns" | "rows"): number | undefined {
  const size: unknown = side in output ? Reflect.get(output, side) : undefined;
  return typeof size === "number" && size > 0 ? size : undefined;
}
