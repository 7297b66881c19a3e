// The kinds of documents; no two have the same name.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/types.ts";

/** Those at first are the store's own. */
const names = new Set(["board", "claim", "store"]);

/** Defines a kind; called once per name, `[a-z-]+`, when its module is loaded. @throws RangeError if the name is taken. */
export function documentKind<T>(name: string, schema: ZodType<T>): DocumentKind<T> {
  if (names.has(name)) throw new RangeError(`there's already a kind of documents called "${name}"`);
  names.add(name);
  return { name, parse: (value) => schema.parse(value) };
}
