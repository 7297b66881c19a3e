// Copies of a whole store: read beside running bots, written into an empty one, on Redis or in the embedded file.

import { createCipher } from "../cipher.ts";
import { unwrap } from "../envelope.ts";
import { parseRedisUrl } from "../redis/url.ts";
import { CorruptValueError } from "../types.ts";
import type { StoreCopy, StoredDocument } from "./records.ts";
import { copyOfFile } from "./sqlite.ts";

export { isCopied, type StoreCopy, type StoredDocument, type StoredRecord } from "./records.ts";

/** A page of a large store, on a slow line, may take longer than a press may. */
const TIMEOUT_MS = 10_000;

/** @throws TypeError (URL), StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStoreCopy(where: {
  readonly redisUrl?: string;
  readonly dataDir: string;
}): Promise<StoreCopy> {
  if (where.redisUrl === undefined) return copyOfFile(where.dataDir);
  const target = parseRedisUrl(where.redisUrl);
  const { copyOfRedis } = await import("./redis.ts");
  return copyOfRedis(target, TIMEOUT_MS);
}

/** Reads the text of stored documents; undefined where one is damaged. @throws StoreError `key-missing`,
 * `not-encrypted`. */
export function textReader(
  stateKeys: readonly Uint8Array[],
  takesPlain: boolean,
): (document: StoredDocument) => string | undefined {
  const cipher = createCipher(stateKeys, takesPlain);
  return ({ key, value }) => {
    try {
      return cipher.decrypt(key, unwrap(value));
    } catch (error) {
      if (error instanceof CorruptValueError) return undefined;
      throw error;
    }
  };
}
