// How answers are sent: discord.js still counts limits and classifies errors, but requests without files use a lighter
// client.

import { DefaultRestOptions, type RESTOptions, type ResponseLike } from "discord.js";
import { Agent, type Dispatcher } from "undici";
import { type LightAnswer, requestLightly } from "../../infra/light-request.ts";

/** How long an idle connection is kept open. */
const KEPT_OPEN_MS = 30_000;

const agent = new Agent({ keepAliveTimeout: KEPT_OPEN_MS });

/** Makes a request for discord.js; one with files uses the library's own method. */
export const makeLightRequest: RESTOptions["makeRequest"] = async (url, init) => {
  const { method = "GET", headers = {}, body, signal } = init;
  if (body && typeof body !== "string") return DefaultRestOptions.makeRequest(url, init);
  const { origin, pathname, search } = new URL(url);
  const request = {
    origin,
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: headers as Record<string, string>,
    body: body || null,
  };
  return new LightResponse(await requestLightly(agent, request, signal ?? undefined));
};

/** The parts of a response that discord.js reads. */
class LightResponse implements ResponseLike {
  readonly #answer: LightAnswer;
  readonly body = null;
  readonly bodyUsed = false;

  constructor(answer: LightAnswer) {
    this.#answer = answer;
  }

  get status(): number {
    return this.#answer.status;
  }

  get statusText(): string {
    return this.#answer.statusText;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** Only what discord.js uses: building a full header list would cost as much as the call. */
  get headers(): ResponseLike["headers"] {
    const get = (name: string) => this.#header(name.toLowerCase());
    const asked: Pick<Headers, "get" | "has"> = { get, has: (name) => get(name) !== null };
    return asked as Headers;
  }

  async text(): Promise<string> {
    return this.#answer.body.toString();
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#answer.body.toString());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(this.#answer.body).buffer;
  }

  #header(name: string): string | null {
    const { headers } = this.#answer;
    for (let at = 0; at < headers.length; at += 2)
      if (headers[at]?.toString().toLowerCase() === name) return headers[at + 1]?.toString() ?? null;
    return null;
  }
}
