// What both ways of reading, a keyboard and a pipe, have in common; and the pipe, which needs
// nothing more.

import { createInterface, type Interface } from "node:readline/promises";

/** Lines from a person, one after another. */
export interface LineReader {
  /** To be iterated at once, and once. Ends with the input, or with `close` without the lines still
   * waiting. */
  lines(): AsyncIterable<string>;
  /** Shows that the next line is awaited, where somebody looks. */
  prompt(): void;
  /** Stops reading. May be called again. */
  close(): Promise<void>;
}

/** Lines of a pipe or file: no prompt, no echo. Reads no faster than the lines are taken. */
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

/** The interface's lines until `closed` says so; lines that came before the input's own end are all
 * given. */
export async function* linesUntil(readline: Interface, closed: () => boolean): AsyncGenerator<string> {
  try {
    for await (const line of readline) {
      if (closed()) return;
      yield line;
    }
  } catch {
    // The input broke (the terminal's window was closed): nothing more can come, which is what its
    // end means.
  }
}
