// Opens the configured store for one piece of work; also for studies, which read from it who agreed to be learned from.

import { type Config, readConfig } from "../app/config.ts";
import { openConfiguredStore } from "../app/configured.ts";
import type { Rounds } from "../core/games/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { createLog } from "../infra/logger.ts";
import { type Store, StoreError } from "../infra/store/index.ts";
import type { HostLab } from "../lab/prior/study.ts";
import { SHARED_PEOPLE_MIN, sharedRounds } from "../people/index.ts";

/** The work's result; the store is closed even if the work fails. @throws ConfigProblem that names the variable if the
 * store fails. */
export async function withStore<R>(config: Config, work: (store: Store) => Promise<R>): Promise<R> {
  const store = await openConfiguredStore(config, createLog(config));
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

/** Opened as the environment configures it. @throws ConfigProblem */
export function openHostLab(): HostLab {
  const config = readConfig(process.env);
  return {
    peopleMin: SHARED_PEOPLE_MIN,
    populationDir: config.populationDir,
    sharedPeople: (game) =>
      withStore({ ...config, logLevel: "warn" }, async (store) => {
        const people: Rounds[] = [];
        for await (const rounds of sharedRounds(store, game)) people.push(rounds);
        return people;
      }),
  };
}
