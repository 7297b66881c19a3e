// Ctrl+C in a long study stops it early and shows the finished results; a second one exits at once.

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
