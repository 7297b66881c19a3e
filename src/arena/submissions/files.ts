// Files of strategies, stored by the hash of their JavaScript, so that no one can change what a table refers to.

import { createHash } from "node:crypto";
import { z } from "zod";
import { fileHashOf } from "../../core/strategies/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import type { StrategySources } from "../match/task.ts";

/** Keyed by the hash, 64 hexadecimal digits. */
const FILE = documentKind(
  "strategy-file",
  z.strictObject({
    /** The JavaScript that is played. */
    source: z.string(),
    /** The names that refer to it, each behind its owner, whose data this is: `telegram:5 my-bot`. */
    names: z.array(z.string()),
  }),
);

/** The id of a file with this JavaScript: `file:` and its hash. */
export function fileId(source: string): string {
  return `file:${createHash("sha256").update(source).digest("hex")}`;
}

/** The file with this id; undefined if it isn't stored. @throws StoreError as the store. */
export async function readFile(store: Store, id: string): Promise<ReturnType<typeof FILE.parse> | undefined> {
  const hash = fileHashOf(id);
  return hash === undefined ? undefined : store.read(FILE, hash);
}

/** What stored files are played from. */
export function storedStrategySources(store: Store): StrategySources {
  return async (id) => {
    const file = await readFile(store, id);
    return file && new TextEncoder().encode(file.source);
  };
}

/** Stores a file for a name. */
export async function storeFile(store: Store, source: string, name: string): Promise<void> {
  await store.update(FILE, fileHashOf(fileId(source)) as string, (known) => {
    const names: readonly string[] = known?.names ?? [];
    return {
      next: names.includes(name) ? undefined : { source, names: [...names, name] },
      result: undefined,
    };
  });
}

/** Takes a file from a name; it's deleted with its last name. */
export async function dropFile(store: Store, id: string, name: string): Promise<void> {
  await store.update(FILE, fileHashOf(id) as string, (known) => {
    if (!known?.names.includes(name)) return { next: undefined, result: undefined };
    const names = known.names.filter((one) => one !== name);
    return { next: names.length > 0 ? { ...known, names } : null, result: undefined };
  });
}
