// `gadalka worker`: plays tournament matches until stopped.

import { readConfig } from "../../app/config.ts";
import { openConfiguredStore } from "../../app/configured.ts";
import { usualThreads } from "../../arena/index.ts";
import { storedMaterials, storedQuarantine } from "../../arena/made/index.ts";
import { serveQueue } from "../../arena/queue/on-redis.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { createLog } from "../../infra/logger.ts";
import { readNumber } from "../../lab/kit/options.ts";
import { loadOwnPopulations } from "../../people/host/index.ts";
import { explained } from "./run.ts";

/** Resolves after draining when stopped. @throws ConfigProblem. */
export async function runWorker(options: { readonly threads?: string }): Promise<void> {
  const config = readConfig(process.env);
  const { redisUrl } = config;
  const threads = readNumber("--threads", options.threads ?? String(usualThreads()), 1, 256);
  if (redisUrl === undefined)
    throw new ConfigProblem("REDIS_URL", "workers meet on Redis; set it, such as redis://127.0.0.1:6379");
  const log = createLog(config);
  loadOwnPopulations(config.populationDir, log);
  const store = await openConfiguredStore(config, log);
  await explained(async () => {
    const onFailure = (error: Error): void =>
      log.warn({ err: error }, "a match could not be played; it is tried again");
    // Before the ready message, since its reader may stop the process at once.
    const told = stopped();
    const made = { materials: storedMaterials(store), quarantine: storedQuarantine(store, Date.now) };
    const worker = serveQueue({ redisUrl, store, threads, onFailure, ...made });
    process.stderr.write(`takes matches, ${threads} at a time; Ctrl+C ends it\n`);
    await told;
    await worker.close();
  });
  await store.close();
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
