// The kinds of documents; no two have the same name.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/index.ts";

const names = new Set<string>();

/** Defines a kind; called once per name, when its module is loaded. */
export function documentKind<T>(kind: DocumentKind<T>): DocumentKind<T> {
  if (names.has(kind.name)) throw new RangeError(`two kinds of documents are called "${kind.name}"`);
  names.add(kind.name);
  return kind;
}

/** A kind that a schema describes. `name`: key prefix, `[a-z-]+`. */
export function firstVersion<T>(name: string, schema: ZodType<T>): DocumentKind<T> {
  return documentKind({ name, parse: (value) => schema.parse(value) });
}
