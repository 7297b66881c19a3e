// The host for studies: its store is opened to read who agreed to be learned from, and closed again.

import { openConfiguredStore } from "../app.ts";
import { readConfig } from "../config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { createLog } from "../infra/logger.ts";
import { StoreError } from "../infra/store/index.ts";
import type { HostLab } from "../lab/host-lab.ts";
import { sharedRounds } from "../players/index.ts";

/** As the environment configures it. @throws ConfigProblem */
export function openHostLab(): HostLab {
  const config = readConfig(process.env);
  return {
    populationDir: config.populationDir,
    async sharedPeople(game) {
      const store = await openConfiguredStore(config, createLog({ ...config, logLevel: "warn" }));
      try {
        return await Array.fromAsync(sharedRounds(store, game));
      } catch (error) {
        throw error instanceof StoreError
          ? new ConfigProblem(config.redisUrl ? "REDIS_URL" : "DATA_DIR", error.message)
          : error;
      } finally {
        await store.close();
      }
    },
  };
}
