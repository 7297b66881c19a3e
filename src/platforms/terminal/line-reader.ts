// Shared code of the keyboard and pipe readers, and the pipe reader.

import { createInterface, type Interface } from "node:readline/promises";

/** Lines from a person, in order. */
export interface LineReader {
  /** Start iterating at once, and only once. Ends with the input, or on `close` without the queued lines. */
  lines(): AsyncIterable<string>;
  /** Shows the prompt on a terminal. */
  prompt(): void;
  /** Stops reading; idempotent. */
  close(): Promise<void>;
}

/** Lines of a pipe or file, without prompt or echo, with backpressure. */
export function openPipe(input: NodeJS.ReadableStream): LineReader {
  const readline = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  let closed = false;
  return {
    lines: () => linesUntil(readline, () => closed),
    prompt: () => {},
    close: async () => {
      closed = true;
      readline.close();
    },
  };
}

/** The interface's lines until `closed`; lines before the end of input are all delivered. */
export async function* linesUntil(readline: Interface, closed: () => boolean): AsyncGenerator<string> {
  try {
    for await (const line of readline) {
      if (closed()) return;
      yield line;
    }
  } catch {
    // A failed input (the terminal window was closed) counts as the end of input.
  }
}
