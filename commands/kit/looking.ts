// Work in the background that looks again and again at what is due.

import type { Background } from "../../src/chat/index.ts";

export interface Looking extends Background {
  /** Looks once; whoever asks while it looks waits for that. Never rejects. */
  look(): Promise<void>;
}

/** Looks every `everyMs` milliseconds once it is started, and never twice at a time. */
export function lookingEvery(
  everyMs: number,
  lookOnce: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Looking {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = (): Promise<void> => {
    looking ??= lookOnce()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  return {
    look,
    start: async () => {
      timer = setInterval(() => void look(), everyMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
