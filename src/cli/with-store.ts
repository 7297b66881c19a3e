// Opens the configured store for one piece of work.

import type { Config } from "../app/config.ts";
import { openConfiguredStore } from "../app/configured.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Store, StoreError } from "../infra/store/index.ts";

/** The work's result; the store is closed even if the work fails. @throws ConfigProblem that names the variable if the
 * store fails. */
export async function withStore<R>(config: Config, work: (store: Store) => Promise<R>): Promise<R> {
  const store = await openConfiguredStore(config);
  try {
    return await work(store);
  } catch (error) {
    throw error instanceof StoreError
      ? new ConfigProblem(config.redisUrl ? "REDIS_URL" : "DATA_DIR", error.message)
      : error;
  } finally {
    await store.close();
  }
}
