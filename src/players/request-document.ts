// How a question to be compared is stored: a document, gone after a week, and for each of the two a
// list by which it is found, which names nobody.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../infra/document-kind.ts";
import { LOCALES } from "../infra/i18n/index.ts";
import type { Change, DocumentKind, Store } from "../infra/store/index.ts";

/** A question lapses after so long; a refusal is remembered so long. */
export const REQUEST_MS = 7 * 86_400_000;

const request = z.strictObject({
  /** Which question: the next one of the same person has another. */
  id: z.string(),
  /** Who asks whom, `platform:id`, and by which name the asking one goes. */
  from: z.string(),
  to: z.string(),
  name: z.string(),
  gameId: z.string(),
  /** The language of the card. */
  locale: z.enum(LOCALES),
  /** When it was asked or answered, in milliseconds since 1970. */
  at: z.number(),
  /** `retracted`: taken back, and remembered because a card of it was sent. */
  answer: z.exactOptional(z.enum(["accepted", "declined", "retracted"])),
  /** The last card sent to the asked one's private chat: when, and which message, if known. */
  card: z.exactOptional(
    z.strictObject({
      at: z.number(),
      chat: z.exactOptional(z.string()),
      message: z.exactOptional(z.string()),
    }),
  ),
  /** Who asked is still to be told the answer; by which name the one goes who gave it. */
  owed: z.exactOptional(z.string()),
});

export type CompareRequest = Readonly<z.infer<typeof request>>;
export type RequestCard = NonNullable<CompareRequest["card"]>;

export const REQUEST: DocumentKind<CompareRequest> = {
  name: "compare-request",
  version: 2,
  // Version 1 knew no cards in private chats, and nobody was told of an answer.
  migrations: { 1: (old) => old },
  parse: (value) => request.parse(value),
};

const noted = z.array(z.strictObject({ key: z.string(), at: z.number() }));

export const NOTED = firstVersion("compare-requests-of", noted);

/** Names the question of one person to another; 22 letters, digits, `-` and `_`. */
export function requestKey(from: string, to: string): string {
  return createHash("sha256").update(`compare|${from}|${to}`).digest("base64url").slice(0, 22);
}

export function isLapsed({ at }: Pick<CompareRequest, "at">, now: number): boolean {
  return now - at >= REQUEST_MS;
}

/** Changes a question (undefined where it stands no more). What is written goes when the question lapses
 * that was `asked` (or answered) `at` that moment. */
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
