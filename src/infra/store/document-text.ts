// Documents as text with a schema version and an age: newer versions are refused, older ones migrated.

import { type Age, readAge, writeAge } from "./age.ts";
import { CorruptValueError, type DocumentKind, StoreError } from "./types.ts";

/** The text `{"v":version,"s":age,"d":document}`. */
export function encodeDocument<T>(kind: DocumentKind<T>, document: T, age: Age): string {
  return JSON.stringify({ v: kind.version, s: writeAge(age), d: kind.encode?.(document) ?? document });
}

/** A document as it was read; no age: a program wrote it that counted none. */
export interface Decoded<T> {
  readonly document: T;
  readonly age: Age | undefined;
}

/** The document migrated to the current version. @throws CorruptValueError when invalid; StoreError
 * `newer` when a newer program wrote it. */
export function decodeDocument<T>(kind: DocumentKind<T>, key: string, text: string): Decoded<T> {
  const { version, age, data } = versioned(text);
  if (version > kind.version) {
    const message = `${key} was written by a newer version of the program (${version}, this one knows ${kind.version}); update this one`;
    throw new StoreError("newer", message);
  }
  const document = corruptUnless("its content is not a document of its kind", () =>
    kind.parse(migrated(kind, version, data)),
  );
  return { document, age };
}

function versioned(text: string): { version: number; age: Age | undefined; data: unknown } {
  const value: unknown = corruptUnless("it is not JSON", () => JSON.parse(text));
  if (typeof value !== "object" || value === null || !("v" in value) || !("d" in value))
    throw new CorruptValueError("it carries no version");
  if (!Number.isSafeInteger(value.v) || Number(value.v) < 1)
    throw new CorruptValueError("its version is not a number from 1");
  return { version: Number(value.v), age: "s" in value ? readAge(value.s) : undefined, data: value.d };
}

function migrated<T>(kind: DocumentKind<T>, version: number, data: unknown): unknown {
  let current = data;
  for (let step = version; step < kind.version; step++) {
    const migrate = kind.migrations[step];
    if (!migrate) throw new MissingMigration(`kind "${kind.name}" has no migration from version ${step}`);
    current = migrate(current);
  }
  return current;
}

/** A bug in the program, not in the stored value: such a value must not be quarantined. */
class MissingMigration extends Error {}

function corruptUnless<R>(reason: string, read: () => R): R {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof MissingMigration) throw cause;
    throw new CorruptValueError(reason, { cause });
  }
}
