// A progress line for long studies, on standard error and only if that's a terminal.

const BAR_CELLS = 24;

export interface Progress {
  show(done: number, total: number, where?: string): void;
  end(): void;
}

/** Shows progress on `stream` under `title`; does nothing unless the stream is a terminal. */
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
