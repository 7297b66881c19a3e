// The stored compare request, which expires, and a list of requests for each of the two players, without names.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { STORED_LOCALE } from "../../infra/i18n/stored-locale.ts";
import type { Change, Store } from "../../infra/store/index.ts";

/** Time to live of a request or a refusal. */
export const REQUEST_MS = 7 * 86_400_000;

const request = z.strictObject({
  /** Unique per request; a later one between the same two players has a different id. */
  id: z.string(),
  /** Requester and requested player as `platform:id`, and the requester's name. */
  from: z.string(),
  to: z.string(),
  name: z.string(),
  gameId: z.string(),
  locale: STORED_LOCALE,
  /** When it was sent or answered, in milliseconds since 1970. */
  at: z.number(),
  /** `retracted`: kept because a card was sent for it. */
  answer: z.exactOptional(z.enum(["accepted", "declined", "retracted"])),
  /** The last card sent to the requested player in private: when, and the message id if known. */
  card: z.exactOptional(
    z.strictObject({
      at: z.number(),
      chat: z.exactOptional(z.string()),
      message: z.exactOptional(z.string()),
    }),
  ),
  /** The name of the person who answered, while the requester still has to be notified. */
  owed: z.exactOptional(z.string()),
});

export type CompareRequest = Readonly<z.infer<typeof request>>;
export type RequestCard = NonNullable<CompareRequest["card"]>;

export const REQUEST = firstVersion<CompareRequest>("compare-request", request);

const noted = z.array(z.strictObject({ key: z.string(), at: z.number() }));

export const NOTED = firstVersion("compare-requests-of", noted);

/** The key of an ordered pair of players; 22 letters, digits, `-` and `_`. */
export function requestKey(from: string, to: string): string {
  return createHash("sha256").update(`compare|${from}|${to}`).digest("base64url").slice(0, 22);
}

export function isLapsed({ at }: Pick<CompareRequest, "at">, now: number): boolean {
  return now - at >= REQUEST_MS;
}

/** Changes a request (undefined if expired); the result expires `REQUEST_MS` after `at`. */
export function changeRequest<R>(
  store: Store,
  { id, from, to, at }: Pick<CompareRequest, "id" | "from" | "to" | "at">,
  now: number,
  change: (before: CompareRequest | undefined) => Change<CompareRequest, R>,
): Promise<R> {
  return store.update(
    REQUEST,
    requestKey(from, to),
    (before) => change(before?.id === id && !isLapsed(before, now) ? before : undefined),
    Math.max(1, at + REQUEST_MS - now),
  );
}
