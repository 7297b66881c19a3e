// The bot without its platforms: the store, and the features folded into one dispatch.

import { randomBytes, randomInt } from "node:crypto";
import { createFeatures, type Services } from "../commands/index.ts";
import { threadExecutor, usualThreads } from "./arena/index.ts";
import { type Caller, createDispatch, type Dispatch, type Messenger } from "./chat/index.ts";
import type { Config } from "./config.ts";
import { ConfigProblem } from "./infra/config-problem.ts";
import { type MessageId, say } from "./infra/i18n/index.ts";
import type { Log } from "./infra/logger.ts";
import { openPainter } from "./infra/pictures/painter.ts";
import {
  openStore,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreProblem,
} from "./infra/store/index.ts";

/** Exclusive bound of random integers: the largest range with unbiased draws. */
const NUMBERS = 2 ** 48 - 1;

/** Longer than the delay between deliveries of one event to several processes. */
const EVENT_REMEMBERED_MS = 60_000;

export interface App {
  readonly dispatch: Dispatch;
  readonly store: Store;
  /** Starts posting outside replies, and resumes what is left in the outboxes. */
  serve(platforms: Messenger): Promise<void>;
  close(): Promise<void>;
}

/** @throws ConfigProblem when the store cannot be opened as configured. */
export async function openApp(config: Config, log: Log): Promise<App> {
  const store = await openConfiguredStore(config, log);
  const claim = (kind: string) => (id: string) => store.claim(`${kind}:${id}`, EVENT_REMEMBERED_MS);
  let platforms: Messenger | undefined;
  const services: Services = {
    ...{ store, log, painter: openPainter(), now: Date.now },
    freshSeed: () => randomBytes(16),
    freshNumber: () => randomInt(NUMBERS),
    post: async (...posted) => (await platforms?.post(...posted)) ?? { state: "unavailable" },
    edit: async (...edited) => (await platforms?.edit(...edited)) ?? "unavailable",
    privateChat: async (...asked) => (await platforms?.privateChat(...asked)) ?? { state: "unavailable" },
    onFailure: (error) => log.error({ err: error }, "picture could not be drawn: answered without it"),
    ...(config.redisUrl && { claim: claim("command") }),
  };
  const { historyRounds } = config;
  const { features, place } = createFeatures(services, {
    ...{ historyRounds, players: (runId: string) => playersOf(config, runId) },
  });
  const dispatch = createDispatch({
    ...{ features, explainFailure, log },
    ...(config.redisUrl && { claim: claim("event") }),
  });
  return {
    ...{ dispatch, store },
    serve: async (messenger) => {
      platforms = place.quietly(messenger);
      for (const { background } of features) await background?.start(platforms);
    },
    close: async () => {
      await Promise.allSettled(features.map(({ background }) => background?.stop()));
    },
  };
}

/** Worker processes if there are any; otherwise threads, which leave one core to the chats. */
async function playersOf({ redisUrl }: Config, runId: string) {
  const threads = Math.max(1, usualThreads() - 1);
  if (!redisUrl) return threadExecutor(threads);
  const { workersOrThreads } = await import("./arena/queue/on-redis.ts");
  return workersOrThreads({ redisUrl, runId, threads });
}

/** The configured store. @throws ConfigProblem with the variable to fix. */
export async function openConfiguredStore(config: Config, log: Log): Promise<Store> {
  const { redisUrl, dataDir, stateKeys, takesPlain } = config;
  const report = (problem: StoreProblem): void => log.error({ problem }, PROBLEMS[problem.code]);
  if (takesPlain) log.warn({}, "STATE_KEY_MIGRATE is on: values without encryption are believed");
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
  "went-back": "a stored document is older than it was seen before; play goes on from there",
};

const FAILURES: Readonly<Record<StoreErrorCode, MessageId>> = {
  unreachable: "failure-store-unreachable",
  contended: "failure-store-unreachable",
  unwritable: "failure-store-unreachable",
  newer: "failure-store-newer",
  "key-missing": "failure-store-key",
  "not-encrypted": "failure-store-plain",
};

function explainFailure(error: unknown, caller: Caller): string | undefined {
  return error instanceof StoreError ? say(caller.locale, FAILURES[error.code]) : undefined;
}
