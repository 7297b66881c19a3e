// Deliveries that wait for their answer. The first acknowledgement of an interaction answers all of its deliveries,
// including those repeated a moment later.

import type { RawFile } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Acknowledgement, AnswerInPlace } from "../interactions/calls.ts";

/** Discord waits 3 seconds. A later answer goes by REST, which reports when it's too late. */
const WAITS_MS = 2_500;
const REMEMBERED_MS = 10_000;
const REMEMBERED_BYTES = 8_000_000;
const LOOKED_AT_EVERY_MS = 2_000;

/** The content of an answer; kept because a `Response` can be read only once. */
interface Content {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly type?: string;
}

/** An empty accepted response: the acknowledgement is sent, or was sent, by other means. */
const ELSEWHERE: Content = { body: null };

export interface FirstAnswers {
  /** Serves the first delivery of an interaction; resolves to the response for this delivery. Never rejects. */
  answer(
    interaction: string,
    request: Request,
    serve: (inPlace: AnswerInPlace) => Promise<void>,
  ): Promise<Response>;
  /** How many answers are remembered. */
  readonly size: number;
}

interface Waiting {
  readonly requests: Request[];
  readonly content: Promise<Content>;
}

/** @param now milliseconds from any origin. */
export function createFirstAnswers(waitsMs = WAITS_MS, now = () => performance.now()): FirstAnswers {
  const waiting = new Map<string, Waiting>();
  const given = new LRUCache<string, Content>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => 100 + (body?.length ?? 0),
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let lookedAt = now();
  /** Expired answers are purged now and then, not only when space runs out. */
  const remember = (id: string, content: Content): void => {
    given.set(id, content);
    if (now() - lookedAt < LOOKED_AT_EVERY_MS) return;
    lookedAt = now();
    given.purgeStale();
  };
  const begin = (id: string, request: Request, serve: (inPlace: AnswerInPlace) => Promise<void>): Waiting => {
    const requests = [request];
    const content = firstContent(requests, serve, waitsMs).then((found) => {
      waiting.delete(id);
      if (found !== ELSEWHERE) remember(id, found);
      return found;
    });
    return { requests, content };
  };
  return {
    get size() {
      return given.size;
    },
    answer(id, request, serve) {
      const before = given.get(id);
      if (before) return Promise.resolve(responseOf(before));
      const known = waiting.get(id);
      if (known) known.requests.push(request);
      const one = known ?? begin(id, request, serve);
      if (!known) waiting.set(id, one);
      return one.content.then(responseOf);
    },
  };
}

/** The content of the first acknowledgement; `ELSEWHERE` if it doesn't come in time, or at all. */
function firstContent(
  requests: readonly Request[],
  serve: (inPlace: AnswerInPlace) => Promise<void>,
  waitsMs: number,
): Promise<Content> {
  const { promise, resolve } = Promise.withResolvers<Content>();
  let isOpen = true;
  const close = (content: Content | Promise<Content>): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(late);
    resolve(content);
  };
  const late = setTimeout(() => close(ELSEWHERE), waitsMs);
  const inPlace: AnswerInPlace = (acknowledgement) => {
    if (!isOpen || requests.every(({ signal }) => signal.aborted)) return false;
    close(encode(acknowledgement));
    return true;
  };
  void serve(inPlace).then(() => close(ELSEWHERE));
  return promise;
}

function encode({ type, data, files }: Acknowledgement): Content | Promise<Content> {
  const body = JSON.stringify({ type, data });
  return files.length === 0 ? { body, type: "application/json" } : withFiles(body, files);
}

async function withFiles(json: string, files: readonly RawFile[]): Promise<Content> {
  const form = new FormData();
  form.append("payload_json", json);
  files.forEach(({ name, data, key }, index) => {
    form.append(key ?? `files[${index}]`, new Blob([asPart(data)]), name);
  });
  const encoded = new Response(form);
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    type: encoded.headers.get("content-type") ?? "",
  };
}

function asPart(data: RawFile["data"]): string | Uint8Array<ArrayBuffer> {
  return typeof data === "object" ? Uint8Array.from(data) : String(data);
}

function responseOf({ body, type }: Content): Response {
  if (type === undefined) return new Response(body, { status: 202 });
  return new Response(body, { status: 200, headers: { "content-type": type } });
}
