// One document per account, under `platform:id`, in parts: what the person chose, agreed to or earned, each a small
// fact that seldom changes. A part is defined, exported and deleted by the module that owns its subject. Data that is
// written at every press, or that expires, gets its own document.

import { type ZodType, z } from "zod";
import { documentKind } from "./document-kind.ts";
import type { Change, Store } from "./store/index.ts";

type Person = Readonly<Record<string, unknown>>;

const schemas: Record<string, ZodType> = {};
/** Schema of all parts defined so far; undefined until the next read. */
let schema: ZodType<Person> | undefined;

/** Parts not defined in this process are kept as they are. */
const PERSON = documentKind<Person>(
  "person",
  z.unknown().transform((value) => {
    schema ??= z.looseObject(schemas);
    return schema.parse(value);
  }),
);

/** A part of an account's document, used like a document of its own. `id`: `platform:id`. */
export interface PersonPart<T> {
  /** Its name among the kinds of personal data, such as `person:language`. */
  readonly name: string;
  read(store: Store, id: string): Promise<T | undefined>;
  /** Works like the store's `update`. */
  update<R>(store: Store, id: string, change: (current: T | undefined) => Change<T, R>): Promise<R>;
  /** Resolves to whether the part existed; removing the last part removes the document. */
  remove(store: Store, id: string): Promise<boolean>;
}

/** Defines a part; called once per name, when its module is loaded. */
export function personPart<T>(name: string, schemaOfPart: ZodType<T>): PersonPart<T> {
  if (Object.hasOwn(schemas, name)) throw new RangeError(`two parts of a person are called "${name}"`);
  schemas[name] = schemaOfPart.optional();
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
    update,
    remove: (store, id) => update(store, id, (part) => ({ next: null, result: part !== undefined })),
  };
}

/** The document with the part set, or without it for null. Null: nothing is left; undefined: no change. */
function withPart(person: Person | undefined, name: string, part: unknown): Person | null | undefined {
  if (part !== null) return { ...person, [name]: part };
  const { [name]: before, ...rest } = person ?? {};
  if (Object.keys(rest).length === 0) return null;
  return before === undefined ? undefined : rest;
}
