// Copies of a whole store, for backups: read beside running bots, written into an empty one, on Redis or in the embedded
// file.

import { createCipher } from "./cipher.ts";
import type { StoreCopy, StoredRecord } from "./copy.ts";
import { unwrap } from "./envelope.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { copyOfFile } from "./sqlite/copy.ts";
import { CorruptValueError } from "./types.ts";

/** A page of a large store, on a slow line, may take longer than a press may. */
const TIMEOUT_MS = 10_000;

/** @throws TypeError (URL), StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStoreCopy(where: { redisUrl?: string; dataDir: string }): Promise<StoreCopy> {
  if (where.redisUrl === undefined) return copyOfFile(where.dataDir);
  const target = parseRedisUrl(where.redisUrl);
  const { copyOfRedis } = await import("./redis/copy.ts");
  return copyOfRedis(target, TIMEOUT_MS);
}

/** Reads what a record says: a document's text, undefined where it is damaged, and a board's members.
 * @throws StoreError `key-missing`, `not-encrypted`. */
export function textReader(stateKeys: readonly Uint8Array[], takesPlain: boolean) {
  const cipher = createCipher(stateKeys, takesPlain);
  return ({ key, value }: StoredRecord): string | undefined => {
    if (typeof value !== "string") return JSON.stringify(value);
    try {
      return cipher.decrypt(key, unwrap(value));
    } catch (error) {
      if (error instanceof CorruptValueError) return undefined;
      throw error;
    }
  };
}
