// One document an account, under `platform:id`, in parts: what the person chose, agreed to or earned, each a small
// fact that changes seldom. A part is defined, exported and deleted by the module whose subject it is. What is
// written at every press, or expires, is a document of its own.

import { type ZodType, z } from "zod";
import type { Change, DocumentAt, DocumentKind, Store } from "./store/index.ts";

type Person = Readonly<Record<string, unknown>>;

const schemas: Record<string, ZodType> = {};
const losable: (string | readonly [path: string, instead: unknown])[] = [];
/** Of all parts that were defined so far. */
let schema: ZodType<Person> | undefined;

/** Parts that this process has not defined are kept as they are; a damaged part is lost alone. */
const PERSON: DocumentKind<Person> = {
  name: "person",
  version: 1,
  losable,
  parse: (value) => {
    schema ??= z.looseObject(schemas);
    return schema.parse(value);
  },
};

/** A part of an account's document, as if it were a document of its own. `id`: `platform:id`. */
export interface PersonPart<T> {
  /** Among the kinds of what is stored of people: `person:language`. */
  readonly name: string;
  read(store: Store, id: string): Promise<T | undefined>;
  /** The document that it is a part of, and the part in it, for an update of others that depends on it. */
  at(id: string): DocumentAt<unknown>;
  of(document: unknown): T | undefined;
  /** As the store's. */
  update<R>(store: Store, id: string, change: (current: T | undefined) => Change<T, R>): Promise<R>;
  /** Whether it was there; the last part takes the document with it. */
  remove(store: Store, id: string): Promise<boolean>;
}

/** Defines a part; once for each name, when its module is loaded. `losableIn`: what a damaged part can do
 * without, as a kind's `losable`. */
export function personPart<T>(
  name: string,
  schemaOfPart: ZodType<T>,
  losableIn: readonly string[] = [],
): PersonPart<T> {
  if (Object.hasOwn(schemas, name)) throw new RangeError(`two parts of a person are called "${name}"`);
  schemas[name] = schemaOfPart.optional();
  losable.push(...losableIn.map((path) => `${name}.${path}`), name);
  schema = undefined;
  const partOf = (person: unknown) => (person as Person | undefined)?.[name] as T | undefined;
  const update: PersonPart<T>["update"] = (store, id, change) =>
    store.update(PERSON, id, (person) => {
      const { next, result } = change(partOf(person));
      return { next: next === undefined ? undefined : withPart(person, name, next), result };
    });
  return {
    name: `${PERSON.name}:${name}`,
    read: async (store, id) => partOf(await store.read(PERSON, id)),
    at: (id) => ({ kind: PERSON, id }),
    of: partOf,
    update,
    remove: (store, id) => update(store, id, (part) => ({ next: null, result: part !== undefined })),
  };
}

/** Null for the part, or for the document: without it. Undefined: that changes nothing. */
function withPart(person: Person | undefined, name: string, part: unknown): Person | null | undefined {
  if (part !== null) return { ...person, [name]: part };
  const { [name]: before, ...rest } = person ?? {};
  if (Object.keys(rest).length === 0) return null;
  return before === undefined ? undefined : rest;
}
