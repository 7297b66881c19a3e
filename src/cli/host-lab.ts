// The host for studies: its store is opened to read who agreed to be learned from, and closed again.

import { readConfig } from "../app/config.ts";
import type { Rounds } from "../core/games/index.ts";
import type { HostLab } from "../lab/prior/study.ts";
import { SHARED_PEOPLE_MIN, sharedRounds } from "../people/index.ts";
import { withStore } from "./with-store.ts";

/** As the environment configures it. @throws ConfigProblem */
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
