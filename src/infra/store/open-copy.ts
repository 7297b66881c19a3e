// Copies of a whole store, for backups: read while bots are running, written into an empty store, on Redis or in the
// embedded file.

import type { StoreCopy } from "./copy.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { copyOfFile } from "./sqlite/copy.ts";

/** Longer than for a press, because a page of a large store may come over a slow connection. */
const TIMEOUT_MS = 10_000;

/** @throws TypeError (invalid URL), StoreError `unreachable`, `unwritable`. */
export async function openStoreCopy(where: { redisUrl?: string; dataDir: string }): Promise<StoreCopy> {
  if (where.redisUrl === undefined) return copyOfFile(where.dataDir);
  const target = parseRedisUrl(where.redisUrl);
  const { copyOfRedis } = await import("./redis/copy.ts");
  return copyOfRedis(target, TIMEOUT_MS);
}
