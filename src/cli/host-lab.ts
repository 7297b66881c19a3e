// The host for studies: its store is opened to read who agreed to be learned from, and closed again.

import { openConfiguredStore } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Rounds } from "../core/games/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { createLog } from "../infra/logger.ts";
import { StoreError } from "../infra/store/index.ts";
import type { HostLab } from "../lab/host-lab.ts";
import { SHARED_PEOPLE_MIN, sharedRounds } from "../players/index.ts";

/** As the environment configures it. @throws ConfigProblem */
export function openHostLab(): HostLab {
  const config = readConfig(process.env);
  return {
    peopleMin: SHARED_PEOPLE_MIN,
    populationDir: config.populationDir,
    async sharedPeople(game) {
      const store = await openConfiguredStore(config, createLog({ ...config, logLevel: "warn" }));
      try {
        const people: Rounds[] = [];
        for await (const rounds of sharedRounds(store, game)) people.push(rounds);
        return people;
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
