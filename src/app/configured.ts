// The store and the host as the environment configures them, without the rest of the bot: most commands of the
// command line need no more, and start in a fraction of the time.

import { randomBytes } from "node:crypto";
import { ConfigProblem } from "../infra/config-problem.ts";
import type { Log } from "../infra/logger.ts";
import {
  openStore,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreProblem,
} from "../infra/store/index.ts";
import { HostKeyProblem, type KeySource, type OpenHost, openHost } from "../people/host/index.ts";
import type { Config } from "./config.ts";

/** The configured store. @throws ConfigProblem with the variable to fix. */
export async function openConfiguredStore(config: Config, log: Log): Promise<Store> {
  const { redisUrl, dataDir, stateKeys, takesPlain } = config;
  const report = (problem: StoreProblem): void => log.error({ problem }, PROBLEMS[problem.code]);
  if (takesPlain)
    log.warn(
      {},
      "STATE_KEY_MIGRATE is on: values without encryption are believed; run: npm run -s gadalka -- store reseal --plain, and unset it",
    );
  try {
    return await openStore({ ...(redisUrl && { redisUrl }), dataDir, stateKeys, takesPlain, report });
  } catch (error) {
    if (redisUrl)
      throw new ConfigProblem(
        "REDIS_URL",
        `${(error as Error).message} Start Redis, mend the address, or unset it to use the embedded store.`,
      );
    throw new ConfigProblem("DATA_DIR", (error as Error).message);
  }
}

const PROBLEMS: Readonly<Record<StoreProblem["code"], string>> = {
  corrupt: "a stored document was quarantined",
  mended: "a stored document was damaged; it goes on without what could not be read",
  "went-back": "a stored document is older than it was seen before; play goes on from there",
};

/** What the host's secret comes from. */
export function keySourceOf({ hostKey }: Pick<Config, "hostKey">, store: Store): KeySource {
  return { store, hostKey, freshKey: () => randomBytes(32), now: Date.now };
}

/** The store has something that STATE_KEY does not fit. */
const KEY_CODES: ReadonlySet<StoreErrorCode> = new Set(["not-encrypted", "key-missing"]);

/** The host of this store. @throws ConfigProblem where the store serves the pledge of another key. */
export async function openConfiguredHost(config: Config, store: Store): Promise<OpenHost> {
  try {
    return await openHost(keySourceOf(config, store));
  } catch (error) {
    if (error instanceof StoreError && KEY_CODES.has(error.code))
      throw new ConfigProblem("STATE_KEY", error.message);
    if (!(error instanceof HostKeyProblem)) throw error;
    const { served } = error;
    const what = config.hostKey
      ? `is not the key of the pledge that this store serves (${served}).`
      : `is not set, and this store serves the pledge of one (${served}).`;
    throw new ConfigProblem(
      "HOST_KEY",
      `${what} Give every process on this store the same HOST_KEY, or begin a new pledge, which says ` +
        "that it follows that one, with: npm run -s gadalka -- pledge --renew",
    );
  }
}
