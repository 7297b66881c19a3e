// Takes commands that could not be sent in time out of the client's queue, so that a Redis that comes back
// is not sent what nobody waits for. An AbortSignal a command would cost more than the command itself, and
// to listen to a shared one a tenth of it.

/** How long one signal is given to new commands, in milliseconds. */
const SHARED_MS = 100;

/** An option of the client's commands. */
export interface TimeLimit {
  /** Fires `timeoutMs` to `timeoutMs + SHARED_MS` after it was asked for. */
  readonly abortSignal?: AbortSignal;
}

/** `isSentAtOnce`: whether a command needs no limit, because it is sent before it could be late. */
export function sharedTimeLimit(timeoutMs: number, isSentAtOnce: () => boolean = () => false): TimeLimit {
  let signal: AbortSignal | undefined;
  let givenUntilMs = 0;
  const limit = {
    // The client reads its options anew for every command.
    get abortSignal(): AbortSignal | undefined {
      if (isSentAtOnce()) return undefined;
      const nowMs = performance.now();
      if (!signal || nowMs >= givenUntilMs) {
        givenUntilMs = nowMs + SHARED_MS;
        signal = abortedAfter(timeoutMs + SHARED_MS);
      }
      return signal;
    },
  };
  // The client takes undefined for none, though its type does not say so.
  return limit as TimeLimit;
}

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms).unref();
  return controller.signal;
}
