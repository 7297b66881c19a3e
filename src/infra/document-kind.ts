// Document kinds that have had only one version so far.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/index.ts";

/** A kind in its first version. `name`: key prefix, `[a-z-]+`; `schema` validates the shape; `losable`: see
 * `DocumentKind`. */
export function firstVersion<T>(
  name: string,
  schema: ZodType<T>,
  losable: DocumentKind<T>["losable"] = [],
): DocumentKind<T> {
  return { name, version: 1, losable, parse: (value) => schema.parse(value) };
}
