// Stored strategy files, keyed by the hash of their JavaScript, so that no one can change what a table or a
// seal refers to.

import { createHash } from "node:crypto";
import { z } from "zod";
import { fileHashOf } from "../../core/strategies/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

const stored = z.strictObject({
  /** The JavaScript that is played. */
  source: z.string(),
  /** Who submitted it (`platform:id`), in order of submission. */
  owners: z.array(z.string()),
});

export type StoredFile = z.infer<typeof stored>;

/** Keyed by the key in its id (`fileHashOf`), 64 hexadecimal digits. */
export const STRATEGY_FILE = documentKind<StoredFile>("strategy-file", stored);

/** The id of a file with this JavaScript. */
export function fileId(source: string): string {
  return `file:${createHash("sha256").update(source).digest("hex")}`;
}

/** The file with this id. @throws StoreError as the store. */
export async function readStoredFile(store: Store, id: string): Promise<StoredFile | undefined> {
  const hash = fileHashOf(id);
  return hash === undefined ? undefined : store.read(STRATEGY_FILE, hash);
}

/** Adds an owner; the first one stores the file. Returns its id. */
export async function storeFile(store: Store, source: string, owner: string): Promise<string> {
  const id = fileId(source);
  await store.update(STRATEGY_FILE, keyOf(id), (known) => {
    const owners = known?.owners ?? [];
    const isKnown = owners.includes(owner);
    return {
      next: isKnown ? undefined : { source, owners: [...owners, owner] },
      result: undefined,
    };
  });
  return id;
}

/** Removes an owner; the file is deleted with the last one. */
export async function leaveFile(store: Store, id: string, owner: string): Promise<void> {
  await store.update(STRATEGY_FILE, keyOf(id), (known) => {
    if (!known?.owners.includes(owner)) return { next: undefined, result: undefined };
    const owners = known.owners.filter((one) => one !== owner);
    return { next: owners.length > 0 ? { ...known, owners } : null, result: undefined };
  });
}

function keyOf(id: string): string {
  const hash = fileHashOf(id);
  if (hash !== undefined) return hash;
  throw new RangeError(`${id} is no file`);
}
