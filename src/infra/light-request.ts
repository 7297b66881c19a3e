// Sends requests with short bodies over keep-alive connections, without the streams that bodies of any size need, which
// would take two to three times the work per request.

import type { Dispatcher } from "undici";

interface LightRequest {
  /** Includes the query. */
  readonly path: string;
  readonly origin?: string;
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export interface LightAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Alternating names and values. */
  readonly headers: readonly Buffer[];
  readonly body: Buffer;
}

/** An abort signal from any library. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Resolves to the whole answer, whatever its status; rejects if none came or the signal aborted it. */
export function requestLightly(
  over: Dispatcher,
  request: LightRequest,
  signal?: Signal | undefined,
): Promise<LightAnswer> {
  return new Promise((resolve, reject) => {
    over.dispatch(request, new AnswerReader(resolve, reject, signal));
  });
}

class AnswerReader implements Dispatcher.DispatchHandlers {
  readonly #resolve: (answer: LightAnswer) => void;
  readonly #reject: (error: Error) => void;
  readonly #signal: Signal | undefined;
  readonly #chunks: Buffer[] = [];
  #head: Omit<LightAnswer, "body"> = { status: 0, statusText: "", headers: [] };
  #abort: (() => void) | undefined;

  constructor(
    resolve: (answer: LightAnswer) => void,
    reject: (error: Error) => void,
    signal: Signal | undefined,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#giveUp);
  }

  onConnect(abort: () => void): void {
    this.#abort = abort;
    if (this.#signal?.aborted) abort();
  }

  onHeaders(status: number, headers: Buffer[], _resume: () => void, statusText: string): boolean {
    this.#head = { status, statusText, headers };
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    this.#letGo();
    const [first, ...more] = this.#chunks;
    const body = first && more.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#resolve({ ...this.#head, body });
  }

  onError(error: Error): void {
    this.#letGo();
    this.#reject(error);
  }

  /** Also called while it's waiting for a connection, when there's nothing to abort yet. */
  readonly #giveUp = (): void => {
    this.#abort?.();
    this.#reject(new Error("the call was cancelled"));
  };

  #letGo(): void {
    this.#signal?.removeEventListener("abort", this.#giveUp);
  }
}
