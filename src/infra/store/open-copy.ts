// Copies of a whole store, for backups: read while bots are running, written into an empty store, on Redis or in the
// embedded file.

import { createCipher } from "./cipher.ts";
import type { StoreCopy, StoredRecord } from "./copy.ts";
import { unwrap } from "./envelope.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { copyOfFile } from "./sqlite/copy.ts";
import { CorruptValueError } from "./types.ts";

/** Longer than for a press, because a page of a large store may come over a slow connection. */
const TIMEOUT_MS = 10_000;

/** `readOnly`: changes nothing, and accepts any form; an embedded file must exist. @throws TypeError (invalid URL),
 * StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStoreCopy(
  where: { redisUrl?: string; dataDir: string },
  readOnly = false,
): Promise<StoreCopy> {
  if (where.redisUrl === undefined) return copyOfFile(where.dataDir, readOnly);
  const target = parseRedisUrl(where.redisUrl);
  const { copyOfRedis } = await import("./redis/copy.ts");
  return copyOfRedis(target, TIMEOUT_MS);
}

/**
 * Reads a record's contents: a document's text (undefined if it's damaged) or a board's members.
 * @throws StoreError `key-missing`, `not-encrypted`.
 */
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
