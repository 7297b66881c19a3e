// What Ctrl+C does in a long study: no further work is begun, and what is finished is shown. A
// second Ctrl+C ends at once.

import { setImmediate as turn } from "node:timers/promises";
import { progressOn } from "./progress.ts";

/** The next Ctrl+C, heard instead of ending the process; the one after it ends it as usual. */
export interface HeardCtrlC {
  readonly signal: AbortSignal;
  /** It is heard no more. */
  release(): void;
}

export function hearCtrlC(): HeardCtrlC {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  return { signal: stop.signal, release: () => void process.off("SIGINT", interrupt) };
}

/** The exit code of what Ctrl+C ended. */
export const INTERRUPTED = 130;

/** Ctrl+C from its making to its end. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Ctrl+C ends the process as usual; if it came before, says so and sets the exit code. */
  end(): void;
}

/** Takes over the next Ctrl+C. */
export function interruption(): Interruption {
  const { signal, release } = hearCtrlC();
  return {
    signal,
    end() {
      release();
      if (!signal.aborted) return;
      process.stderr.write("Interrupted: what was finished is shown.\n");
      process.exitCode = INTERRUPTED;
    },
  };
}

/** The results of `work` on the pieces in order, with a progress line under `title`; fewer than the
 * pieces when interrupted, but at least one. */
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
    // Signals are heard between turns of the event loop only.
    await turn();
    if (signal.aborted) break;
  }
  progress.end();
  return results;
}
