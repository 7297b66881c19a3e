// Kinds of stored documents that have had one version so far.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/index.ts";

/** A kind in its first version. `name` is its key prefix, `[a-z-]+`; `schema` checks its shape. */
export function firstVersion<T>(name: string, schema: ZodType<T>): DocumentKind<T> {
  return { name, version: 1, migrations: {}, parse: (value) => schema.parse(value) };
}
