// Ctrl+C in a long study stops it early and shows the finished results; a second one exits at once.

import { setImmediate as turn } from "node:timers/promises";
import { progressOn } from "./progress.ts";

/** Intercepts the next Ctrl+C; a second one ends the process as usual. */
export interface HeardCtrlC {
  readonly signal: AbortSignal;
  release(): void;
}

export function hearCtrlC(): HeardCtrlC {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  return { signal: stop.signal, release: () => void process.off("SIGINT", interrupt) };
}

/** Exit code after Ctrl+C. */
export const INTERRUPTED = 130;

/** Handles Ctrl+C until `end` is called. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Restores the default Ctrl+C; if it was pressed, reports that and sets the exit code. */
  end(): void;
}

/** Intercepts the next Ctrl+C. */
export function interruption(): Interruption {
  const { signal, release } = hearCtrlC();
  return {
    signal,
    end() {
      release();
      if (!signal.aborted) return;
      process.stderr.write("Interrupted. Showing what was finished.\n");
      process.exitCode = INTERRUPTED;
    },
  };
}

/** Returns the results of `work` in order, showing progress; when interrupted, fewer but at least one. */
export async function finishedOf<Piece, Result>(
  title: string,
  pieces: readonly Piece[],
  signal: AbortSignal,
  work: (piece: Piece) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const progress = progressOn(process.stderr, title);
  for (const piece of pieces) {
    progress.show(results.length, pieces.length);
    results.push(work(piece));
    // Signals are delivered only between turns of the event loop.
    await turn();
    if (signal.aborted) break;
  }
  progress.end();
  return results;
}
