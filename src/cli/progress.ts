// A line that tells how far a long study is, on standard error and only where a person watches.

const BAR_CELLS = 24;

export interface Progress {
  /** `done` of `total` pieces of work are finished. */
  show(done: number, total: number): void;
  /** Takes the line away. */
  end(): void;
}

/** Progress on `stream`, under `title`; nothing where the stream is no terminal. */
export function progressOn(stream: Pick<NodeJS.WriteStream, "isTTY" | "write">, title: string): Progress {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  return {
    show(done, total) {
      const full = Math.round((BAR_CELLS * done) / Math.max(1, total));
      stream.write(`\r${title} [${"#".repeat(full)}${"-".repeat(BAR_CELLS - full)}] ${done}/${total}`);
    },
    end() {
      stream.write("\r\u001b[K");
    },
  };
}
