// The kinds of documents, by name: whoever reads a whole store finds the schema of everything in it.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/index.ts";

const kinds = new Map<string, DocumentKind<unknown>>();

/** Defines a kind; called once per name, when its module is loaded. */
export function documentKind<T>(kind: DocumentKind<T>): DocumentKind<T> {
  if (kinds.has(kind.name)) throw new RangeError(`two kinds of documents are called "${kind.name}"`);
  kinds.set(kind.name, kind as DocumentKind<unknown>);
  return kind;
}

/** The kind of that name, if a loaded module defines it. */
export function kindNamed(name: string): DocumentKind<unknown> | undefined {
  return kinds.get(name);
}

/** A kind in its first version. `name`: key prefix, `[a-z-]+`; `schema` validates the shape; `losable`: see
 * `DocumentKind`. */
export function firstVersion<T>(
  name: string,
  schema: ZodType<T>,
  losable: DocumentKind<T>["losable"] = [],
): DocumentKind<T> {
  return documentKind({ name, version: 1, losable, parse: (value) => schema.parse(value) });
}
