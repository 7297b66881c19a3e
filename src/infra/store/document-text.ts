// Documents as text with a schema version and an age. Other versions are refused, and so is any document that wouldn't
// be read back unchanged.

import { type Age, readAge, writeAge } from "./age.ts";
import { salvaged } from "./salvage.ts";
import { CorruptValueError, type DocumentKind, StoreError, UnreadableDocumentError } from "./types.ts";

interface Encoded<T> {
  readonly text: string;
  /** The document as a reader of the text will get it. */
  readonly document: T;
}

/** The text `{"v":version,"s":age,"d":document}`. @throws UnreadableDocumentError if JSON would change the document
 * (NaN becomes null), or if its kind would refuse to read it. */
export function encodeDocument<T>(kind: DocumentKind<T>, key: string, document: T, age: Age): Encoded<T> {
  try {
    const given = kind.encode?.(document) ?? document;
    const text = JSON.stringify({ v: kind.version, s: writeAge(age), d: given });
    const stored: unknown = (JSON.parse(text) as { readonly d: unknown }).d;
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

/** A document as read; no age if it was written by a version without ages. */
export interface Decoded<T> {
  readonly document: T;
  readonly age: Age | undefined;
  /** Paths of damaged parts that were dropped; usually none. */
  readonly lost: readonly string[];
}

/** @throws CorruptValueError if it's invalid; StoreError `newer` if a later version of the program wrote it, or an
 * earlier one that this one doesn't know. */
export function decodeDocument<T>(kind: DocumentKind<T>, key: string, text: string): Decoded<T> {
  const { version, age, data } = versioned(text);
  const isEarlier = version < kind.version;
  if (isEarlier ? !kind.earlier : version > kind.version) {
    const message = `${key} was written by another version of the program (${version}, this one knows ${kind.version})`;
    throw new StoreError("newer", message);
  }
  const read = corruptUnless("its content isn't a document of its kind", () =>
    salvaged(kind, isEarlier ? kind.earlier?.(data, version) : data),
  );
  return { ...read, age };
}

function versioned(text: string): { version: number; age: Age | undefined; data: unknown } {
  const value: unknown = corruptUnless("it isn't JSON", () => JSON.parse(text));
  if (typeof value !== "object" || value === null || !("v" in value) || !("d" in value))
    throw new CorruptValueError("it has no version");
  if (!Number.isSafeInteger(value.v) || Number(value.v) < 1)
    throw new CorruptValueError("its version isn't a number from 1");
  return { version: Number(value.v), age: "s" in value ? readAge(value.s) : undefined, data: value.d };
}

/** What this program makes of a stored text: reads it, or reads it and writes another version next time, or refuses it
 * because of its version, or can't read all of it. */
export type Reading = "current" | "earlier" | "refused" | "damaged";

export function readingOf(kind: DocumentKind<unknown>, key: string, text: string): Reading {
  try {
    const { lost } = decodeDocument(kind, key, text);
    if (lost.length > 0) return "damaged";
    return versioned(text).version < kind.version ? "earlier" : "current";
  } catch (error) {
    if (error instanceof CorruptValueError) return "damaged";
    if (error instanceof StoreError) return "refused";
    throw error;
  }
}

function corruptUnless<R>(reason: string, read: () => R): R {
  try {
    return read();
  } catch (cause) {
    throw new CorruptValueError(reason, { cause });
  }
}
