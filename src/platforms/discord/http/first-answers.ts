// Deliveries that wait for their answer. The first acknowledgement of an interaction answers all of its deliveries,
// including those repeated a moment later.

import type { RawFile } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Delivery, DeliveryAnswer } from "../../../infra/http/server.ts";
import { after, type MaybePromise } from "../../../infra/within.ts";
import type { Acknowledgement, AnswerInPlace } from "../interactions/calls.ts";

/** Discord waits 3 seconds. A later answer goes by REST, which reports when it's too late. */
const WAITS_MS = 2_500;
const REMEMBERED_MS = 10_000;
const REMEMBERED_BYTES = 8_000_000;
const LOOKED_AT_EVERY_MS = 2_000;

/** The acknowledgement is sent, or was sent, by other means. */
const ELSEWHERE: DeliveryAnswer = { status: 202 };

export interface FirstAnswers {
  /** Serves the first delivery of an interaction; resolves to the answer to this delivery. Never rejects. */
  answer(
    interaction: string,
    delivery: Pick<Delivery, "isGone">,
    serve: (inPlace: AnswerInPlace) => Promise<void>,
  ): MaybePromise<DeliveryAnswer>;
  /** How many answers are remembered. */
  readonly size: number;
}

interface Waiting {
  readonly deliveries: Pick<Delivery, "isGone">[];
  readonly answer: Promise<DeliveryAnswer>;
}

/** @param now milliseconds from any origin. */
export function createFirstAnswers(waitsMs = WAITS_MS, now = () => performance.now()): FirstAnswers {
  const waiting = new Map<string, Waiting>();
  const given = new LRUCache<string, DeliveryAnswer>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => 100 + (body?.length ?? 0),
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let lookedAt = now();
  /** Expired answers are purged now and then, not only when space runs out. */
  const remember = (id: string, answer: DeliveryAnswer): void => {
    given.set(id, answer);
    if (now() - lookedAt < LOOKED_AT_EVERY_MS) return;
    lookedAt = now();
    given.purgeStale();
  };
  return {
    get size() {
      return given.size;
    },
    answer(id, delivery, serve) {
      const before = given.get(id);
      if (before) return before;
      const known = waiting.get(id);
      if (known) {
        known.deliveries.push(delivery);
        return known.answer;
      }
      const { promise, resolve } = Promise.withResolvers<DeliveryAnswer>();
      const deliveries = [delivery];
      waiting.set(id, { deliveries, answer: promise });
      const settle = (found: DeliveryAnswer): void => {
        waiting.delete(id);
        if (found !== ELSEWHERE) remember(id, found);
        resolve(found);
      };
      serveFirst(deliveries, serve, waitsMs, settle);
      return promise;
    },
  };
}

/** Settles with the first acknowledgement; with `ELSEWHERE` if it doesn't come in time, or at all. */
function serveFirst(
  deliveries: Waiting["deliveries"],
  serve: (inPlace: AnswerInPlace) => Promise<void>,
  waitsMs: number,
  settle: (answer: DeliveryAnswer) => void,
): void {
  let isOpen = true;
  const close = (answer: MaybePromise<DeliveryAnswer>): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(late);
    void after(answer, settle);
  };
  const late = setTimeout(() => close(ELSEWHERE), waitsMs);
  const inPlace: AnswerInPlace = (acknowledgement) => {
    if (!isOpen || deliveries.every((one) => one.isGone())) return false;
    close(encode(acknowledgement));
    return true;
  };
  void serve(inPlace).then(() => close(ELSEWHERE));
}

function encode({ type, data, files }: Acknowledgement): MaybePromise<DeliveryAnswer> {
  const body = JSON.stringify({ type, data });
  return files.length === 0 ? { status: 200, body, type: "application/json" } : withFiles(body, files);
}

async function withFiles(json: string, files: readonly RawFile[]): Promise<DeliveryAnswer> {
  const form = new FormData();
  form.append("payload_json", json);
  files.forEach(({ name, data, key }, index) => {
    form.append(key ?? `files[${index}]`, new Blob([asPart(data)]), name);
  });
  const encoded = new Response(form);
  return {
    status: 200,
    body: new Uint8Array(await encoded.arrayBuffer()),
    type: encoded.headers.get("content-type") ?? "",
  };
}

function asPart(data: RawFile["data"]): string | Uint8Array<ArrayBuffer> {
  return typeof data === "object" ? Uint8Array.from(data) : String(data);
}
