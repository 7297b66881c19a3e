// Limits how often pages are rendered: pages are public and share a thread with everyone's presses, which they mustn't
// delay. Public answers are rendered and compressed once a minute. Of the others, a few are rendered at once, one per
// turn of the event loop; beyond that, the answer is 503.

import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const compressed = promisify(gzip);

/** How long a public answer is reused, in milliseconds. */
export const KEPT_MS = 60_000;
/** Cached answers in memory, in bytes; the least recently used are evicted first. */
const KEPT_BYTES_MAX = 32_000_000;
/** Pages rendered at once; further requests wait or are turned away. */
export const RENDERED_AT_ONCE = 8;
export const WAITING_MAX = 32;
/** Seconds after which a rejected client may retry. */
export const RETRY_AFTER_SECONDS = 2;
/** Below this size, compression saves less than a packet. */
const COMPRESSED_FROM_BYTES = 1_024;

/** An answer as bytes, reusable for any number of requests. */
interface Ready {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The same body for clients that accept gzip; absent if that isn't shorter. */
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
}

interface Kept {
  /** Unix ms. */
  readonly until: number;
  readonly ready: Ready;
}

/** A response, and whether its body is a stream, which is passed on as it is: it can be read only once. */
export interface Rendered {
  readonly response: Response;
  readonly isStream: boolean;
}

type Render = () => Promise<Rendered>;

export interface Rendering {
  /**
   * The answer to one request; undefined if too many are being rendered. With a `key`, the answer cached under it, or
   * one rendered for everyone waiting for the same; it's cached if it's public (`cache-control`).
   * @param key undefined if the answer is for this request only.
   */
  answer(request: Asking, key: string | undefined, render: Render): Promise<Response | undefined>;
}

type Asking = Pick<Request, "headers">;

/** @param now Unix ms. */
export function createRendering(now: () => number): Rendering {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ ready }) => 1 + ready.body.length + (ready.gzip?.length ?? 0),
  });
  const inTheMaking = new Map<string, Promise<Ready | undefined>>();
  const places = createPlaces();
  const made = async (key: string, render: Render): Promise<Ready | undefined> => {
    const ready = await places.run(async () => readied((await render()).response));
    if (ready && isPublic(ready.headers)) kept.set(key, { until: now() + KEPT_MS, ready });
    return ready;
  };
  const shared = (key: string, render: Render): Promise<Ready | undefined> => {
    const making = inTheMaking.get(key) ?? made(key, render).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };
  return {
    answer: async (request, key, render) => {
      if (key === undefined) return places.run(async () => encodedFor(request, await render()));
      const found = kept.get(key);
      const ready = found && now() < found.until ? found.ready : await shared(key, render);
      return ready && responseOf(ready, request);
    },
  };
}

/** The response in an encoding that the request accepts: compressed if that's shorter and it isn't a stream. */
export async function encodedFor(request: Asking, { response, isStream }: Rendered): Promise<Response> {
  return isStream ? response : responseOf(await readied(response), request);
}

function isPublic(headers: Headers): boolean {
  return headers.get("cache-control")?.startsWith("public") === true;
}

async function readied(response: Response): Promise<Ready> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const isText = /^text\/|json|xml|javascript|svg/.test(headers.get("content-type") ?? "");
  const gzip = isText && body.length >= COMPRESSED_FROM_BYTES ? await compressed(body) : undefined;
  return { status, headers, body, gzip: gzip && Uint8Array.from(gzip) };
}

function responseOf(
  { status, headers: made, body, gzip }: Ready,
  request: Pick<Request, "headers">,
): Response {
  const headers = new Headers(made);
  if (!gzip) return new Response(body, { status, headers });
  headers.append("vary", "Accept-Encoding");
  if (!takesGzip(request.headers.get("accept-encoding") ?? ""))
    return new Response(body, { status, headers });
  headers.set("content-encoding", "gzip");
  return new Response(gzip, { status, headers });
}

/** Whether an Accept-Encoding allows gzip; `gzip;q=0` refuses it. */
function takesGzip(accepted: string): boolean {
  return accepted.split(",").some((one) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
}

/** A few at once, each starting in a later turn of the event loop, so that events arriving meanwhile, such as presses,
 * are answered in between. */
function createPlaces() {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) setImmediate(next);
    else taken -= 1;
  };
  return {
    /** The work's result; undefined if too many are already waiting. */
    async run<R>(work: () => Promise<R>): Promise<R | undefined> {
      if (taken >= RENDERED_AT_ONCE) {
        if (waiting.length >= WAITING_MAX) return undefined;

        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        await promise;
      } else taken += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
