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

/** A kind without parts that need more than a schema. `name`: key prefix, `[a-z-]+`; `schema` validates the shape; `losable`: see
 * `DocumentKind`. */
export function firstVersion<T>(
  name: string,
  schema: ZodType<T>,
  losable: DocumentKind<T>["losable"] = [],
): DocumentKind<T> {
  return documentKind({ name, losable, parse: (value) => schema.parse(value) });
}
