// Calls that hold no file, over connections that stay open: node-fetch, which grammY makes its calls by,
// takes three times the work for each.

import { type Api, HttpError, type Transformer } from "grammy";
import { type Dispatcher, Pool } from "undici";

/** Those that a bot makes all day; none of them ever holds a file. */
const PLAIN_METHODS: ReadonlySet<string> = new Set([
  "answerCallbackQuery",
  "answerInlineQuery",
  "deleteMessage",
  "editMessageText",
  "getMe",
  "getUpdates",
  "sendMessage",
]);

/** How long a connection is kept that nothing is said on. */
const KEPT_OPEN_MS = 30_000;

type Answer = Awaited<ReturnType<Transformer>>;
type Signal = Parameters<Transformer>[3];

export interface PlainCallsOptions {
  readonly token: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** Between two signs of life of one call. */
  readonly timeoutMs: number;
}

/** Makes the plain calls of this API from now on; fails as grammY does, with an HttpError. */
export function makePlainCalls(api: Api, { token, apiUrl, timeoutMs }: PlainCallsOptions): void {
  const { origin, pathname } = new URL(apiUrl);
  const pool = new Pool(origin, {
    ...{ headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } },
    keepAliveTimeout: KEPT_OPEN_MS,
  });
  const root = `${pathname.replace(/\/$/, "")}/bot${token}/`;
  api.config.use(async (call, method, payload, signal) => {
    if (!PLAIN_METHODS.has(method)) return call(method, payload, signal);
    try {
      return (await ask(pool, root + method, JSON.stringify(payload), signal)) as never;
    } catch (error) {
      throw new HttpError(`Network request for '${method}' failed!`, error);
    }
  });
}

function ask(pool: Pool, path: string, body: string, signal: Signal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reading = new AnswerReader(resolve, reject, signal);
    pool.dispatch({ path, method: "POST", headers: JSON_HEADERS, body }, reading);
  });
}

const JSON_HEADERS = { "content-type": "application/json" };

/** Collects one answer; its text is Telegram's JSON whatever the status says. */
class AnswerReader implements Dispatcher.DispatchHandlers {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #signal: Signal;
  readonly #chunks: Buffer[] = [];
  #abort: (() => void) | undefined;

  constructor(resolve: (answer: Answer) => void, reject: (error: Error) => void, signal: Signal) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#giveUp);
  }

  onConnect(abort: () => void): void {
    this.#abort = abort;
    if (this.#signal?.aborted) abort();
  }

  onHeaders(): boolean {
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    this.#letGo();
    try {
      const [first, ...more] = this.#chunks;
      const whole = more.length === 0 && first ? first : Buffer.concat(this.#chunks);
      this.#resolve(JSON.parse(whole.toString()));
    } catch (error) {
      this.#reject(error as Error);
    }
  }

  onError(error: Error): void {
    this.#letGo();
    this.#reject(error);
  }

  /** Also while it waits for a connection, where there is nothing to abort yet. */
  readonly #giveUp = (): void => {
    this.#abort?.();
    this.#reject(new Error("the call was given up"));
  };

  #letGo(): void {
    this.#signal?.removeEventListener("abort", this.#giveUp);
  }
}
