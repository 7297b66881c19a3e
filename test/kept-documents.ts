// Before every file of tests: a document that the store keeps is frozen, so that a change that is not pure
// fails, and one that it wrote of a kind that is exact is read again, so that one that is not so fails.

import { isDeepStrictEqual } from "node:util";
import type { DocumentKind } from "../src/infra/store/index.ts";
import { watchKept } from "../src/infra/store/recent.ts";

watchKept((document, kind, wasWritten) => {
  if (wasWritten) checkExact(kind, document);
  freeze(document);
});

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
}

function checkExact(kind: DocumentKind<unknown>, document: unknown): void {
  const read = kind.parse(plain(kind.encode?.(document) ?? document));
  // JSON has no undefined, and a document none that counts.
  if (!isDeepStrictEqual(plain(read), plain(document)))
    throw new Error(`a document of kind "${kind.name}" is not read as it was written`);
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
