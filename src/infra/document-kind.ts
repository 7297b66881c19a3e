// The kinds of documents; no two have the same name.

import type { ZodType } from "zod";
import type { DocumentKind } from "./store/types.ts";

/** Those at first are the store's own. */
const names = new Set(["board", "claim", "store"]);

/** Defines a kind; called once per name, `[a-z-]+`, when its module is loaded. @throws RangeError for another form of
 * name, and for one that's taken. */
export function documentKind<T>(name: string, schema: ZodType<T>): DocumentKind<T> {
  if (!/^[a-z-]+$/.test(name)) throw new RangeError(`no name for a kind of documents: "${name}"`);
  if (names.has(name)) throw new RangeError(`there's already a kind of documents called "${name}"`);
  names.add(name);
  return { name, parse: (value) => schema.parse(value) };
}
