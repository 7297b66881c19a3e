// Opens the store and the host as the environment configures them, without the rest of the bot. Most command-line
// commands need no more, and start in a fraction of the time.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigProblem } from "../infra/config-problem.ts";
import { openStore, type Store } from "../infra/store/index.ts";
import { FILE_NAME } from "../infra/store/sqlite.ts";
import { type Host, HostKeyProblem, type KeySource, openHost } from "../people/host/host.ts";
import type { Config } from "./config.ts";

/** Opens the configured store. `warn` hears of a setting of it that could lose data. @throws ConfigProblem with the
 * variable to fix. */
export async function openConfiguredStore(
  { redisUrl, dataDir }: Pick<Config, "redisUrl" | "dataDir">,
  warn?: (sentence: string) => void,
): Promise<Store> {
  try {
    return await openStore({ ...(redisUrl && { redisUrl }), dataDir, ...(warn && { warn }) });
  } catch (error) {
    throw new ConfigProblem(redisUrl ? "REDIS_URL" : "DATA_DIR", (error as Error).message, { cause: error });
  }
}

/** Whether there may be a store already; creates nothing. */
export function hasStore({ redisUrl, dataDir }: Pick<Config, "redisUrl" | "dataDir">): boolean {
  return redisUrl !== undefined || existsSync(join(dataDir, FILE_NAME));
}

/** The source of the host's secret. */
function keySourceOf({ hostKey }: Pick<Config, "hostKey">, store: Store): KeySource {
  return { store, hostKey, freshKey: () => randomBytes(32), now: Date.now };
}

/** The host of this store. @throws ConfigProblem if the store was made with another key. */
export async function openConfiguredHost(config: Config, store: Store): Promise<Host> {
  try {
    return await openHost(keySourceOf(config, store));
  } catch (error) {
    if (!(error instanceof HostKeyProblem)) throw error;
    const what = config.hostKey
      ? "isn't the key that this store was made with"
      : "isn't set, but this store was made with one";
    throw new ConfigProblem("HOST_KEY", `${what}. Give every process on this store the same HOST_KEY.`);
  }
}
