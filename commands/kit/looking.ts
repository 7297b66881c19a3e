// Background work that repeatedly checks what's due.

import type { Background } from "../../src/chat/index.ts";

export interface Looking extends Background {
  /** Checks once; a call during a check waits for that one. Never rejects. */
  look(): Promise<void>;
}

/** Checks every `everyMs` milliseconds once started, and never twice at a time. */
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
