// Finds which files a list's entries store, and releases files that no entry uses.

import {
  LIST,
  type Listed,
  leaveFile,
  readStoredFile,
  storeFile,
  versionsOf,
} from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";

/** All files stored for an entry. */
export function filesOf({ pending = [], ...one }: Listed): readonly string[] {
  return [...new Set([...versionsOf(one).map(({ id }) => id), ...pending])];
}

/** Releases the files that none of the owner's entries use any more. */
export async function leaveUnlisted(store: Store, owner: string, ids: readonly string[]): Promise<void> {
  const isListed = async (id: string): Promise<boolean> =>
    ((await store.read(LIST, owner)) ?? []).some((one) => filesOf(one).includes(id));
  for (const id of ids) {
    if (await isListed(id)) continue;
    const file = await readStoredFile(store, id);
    await leaveFile(store, id, owner);
    // It was submitted again in the meantime.
    if (file?.owners.includes(owner) && (await isListed(id))) await storeFile(store, file.source, owner);
  }
}
