// A line that tells how far a long study is, on standard error and only where a person watches.

const BAR_CELLS = 24;

export interface Progress {
  /** `done` of `total` pieces of work are finished; `where` tells what they are part of. */
  show(done: number, total: number, where?: string): void;
  /** Takes the line away. */
  end(): void;
}

/** Progress on `stream`, under `title`; nothing where the stream is no terminal. */
export function progressOn(stream: Pick<NodeJS.WriteStream, "isTTY" | "write">, title: string): Progress {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  return {
    show(done, total, where) {
      const full = Math.round((BAR_CELLS * done) / Math.max(1, total));
      stream.write(
        `\r${title} [${"#".repeat(full)}${"-".repeat(BAR_CELLS - full)}] ${done}/${total}${where === undefined ? "" : ` ${where}`}\u001b[K`,
      );
    },
    end() {
      stream.write("\r\u001b[K");
    },
  };
}
