// One stored document: its key, and its text, which is read back before it's written.

import { randomBytes } from "node:crypto";
import { type DocumentKind, PREFIX, UnreadableDocumentError } from "./types.ts";

/** The number in every stored document; those with another one can't be read. */
export const FORM = 1;

/** A stored value, and the document in it. Shared by all readers, so it's never changed in place. */
export interface Found {
  readonly raw: string | undefined;
  readonly document: unknown;
}

export const NOTHING: Found = { raw: undefined, document: undefined };

/** For tests: sees every document before it's shared. */
export const watched: { see?: (document: unknown, kind: DocumentKind<unknown>) => void } = {};

/** The key of a document. @throws RangeError if the kind's name isn't `[a-z-]+` or is the store's own. */
export function keyOf({ name }: Pick<DocumentKind<unknown>, "name">, id: string): string {
  if (/^[a-z-]+$/.test(name) && name !== "claim" && name !== "board") return `${PREFIX}${name}:${id}`;
  throw new RangeError(`no name for a kind: "${name}"`);
}

/** The stored value, and the document as its readers will get it. @throws UnreadableDocumentError. */
export function encode(kind: DocumentKind<unknown>, key: string, document: unknown): Found {
  try {
    // The revision tells one write from another with the same content.
    const r = randomBytes(9).toString("base64url");
    const raw = JSON.stringify({ v: FORM, r, d: kind.encode?.(document) ?? document });
    return { raw, document: parsed(kind, JSON.parse(raw).d) };
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} wouldn't be readable; nothing was changed`, { cause });
  }
}

/** @throws UnreadableDocumentError. */
export function decode(kind: DocumentKind<unknown>, key: string, raw: string): unknown {
  let problem = "it isn't JSON";
  try {
    const { v, d } = JSON.parse(raw);
    problem = v > FORM ? "a newer version of this program wrote it" : "it isn't a document of its kind";
    if (v !== FORM) throw new RangeError(`form ${v}`);
    return parsed(kind, d);
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} can't be read: ${problem}`, { cause });
  }
}

function parsed(kind: DocumentKind<unknown>, stored: unknown): unknown {
  const document = kind.parse(stored);
  watched.see?.(document, kind);
  return document;
}
