// Documents as text. Any document that wouldn't be read back unchanged is refused.

import { salvaged } from "./salvage.ts";
import { CorruptValueError, type DocumentKind, UnreadableDocumentError } from "./types.ts";

interface Encoded<T> {
  readonly text: string;
  /** The document as a reader of the text will get it. */
  readonly document: T;
}

/** @throws UnreadableDocumentError if JSON would change the document (NaN becomes null), or if its kind would refuse to
 * read it. */
export function encodeDocument<T>(kind: DocumentKind<T>, key: string, document: T): Encoded<T> {
  try {
    const given = kind.encode?.(document) ?? document;
    const text = JSON.stringify(given);
    const stored: unknown = JSON.parse(text);
    const loss = lossIn(given, stored);
    if (loss !== undefined) throw new TypeError(`JSON does not keep ${loss || "it"}`);
    return { text, document: kind.parse(stored) };
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} wouldn't be readable; nothing was changed`, { cause });
  }
}

/** The path of something that JSON changes, such as `/matches/0/account`; undefined if nothing changes. Absent and
 * undefined keys are equal, and so are 0 and -0. */
function lossIn(given: unknown, read: unknown): string | undefined {
  if (!isKeyed(given)) return given === read ? undefined : "";
  if (!isKeyed(read) || !isLike(given, read)) return "";
  const isList = Array.isArray(given);
  for (const key of isList ? given.keys() : Object.keys(given)) {
    const loss = isList || given[key] !== undefined ? lossIn(given[key], read[key]) : undefined;
    if (loss !== undefined) return `/${key}${loss}`;
  }
  return undefined;
}

type Keyed = Readonly<Record<PropertyKey, unknown>>;

function isKeyed(value: unknown): value is Keyed {
  return typeof value === "object" && value !== null;
}

/** Both are lists of the same length, or the first is a plain object rather than a Map, a Date or bytes. */
function isLike(given: Keyed, read: Keyed): boolean {
  if (Array.isArray(given)) return Array.isArray(read) && given.length === read.length;
  return !Array.isArray(read) && [Object.prototype, null].includes(Object.getPrototypeOf(given));
}

/** A document as read. */
interface Decoded<T> {
  readonly document: T;
  /** Paths of damaged parts that were dropped; usually none. */
  readonly lost: readonly string[];
}

/** @throws CorruptValueError if it's invalid. */
export function decodeDocument<T>(kind: DocumentKind<T>, text: string): Decoded<T> {
  const data = corruptUnless("it isn't JSON", () => JSON.parse(text) as unknown);
  return corruptUnless("its content isn't a document of its kind", () => salvaged(kind, data));
}

function corruptUnless<R>(reason: string, read: () => R): R {
  try {
    return read();
  } catch (cause) {
    throw new CorruptValueError(reason, { cause });
  }
}
