// The bot without its platforms: the store, and all features folded into one dispatch.

import { createFeatures, failureLog, type Services, storedLines } from "../../commands/index.ts";
import { type MatchPool, openMatchPool, openSandbox, usualThreads } from "../arena/index.ts";
import type { Workers } from "../arena/queue/on-redis.ts";
import { storedStrategySources } from "../arena/submissions/index.ts";
import {
  type Caller,
  createBudgets,
  createDispatch,
  type Dispatch,
  type KnownFailure,
  type Messenger,
} from "../chat/index.ts";
import { say } from "../infra/i18n/index.ts";
import type { Log } from "../infra/logger.ts";
import { openPainter } from "../infra/pictures/painter.ts";
import { type Store, StoreError } from "../infra/store/index.ts";
import { BusyError } from "../infra/threads/index.ts";
import { handleNotes, keyNamesIn } from "../people/index.ts";
import type { BehindPages } from "../web/page/page.ts";
import type { Config } from "./config.ts";
import { openConfiguredHost, openConfiguredStore } from "./configured.ts";

/** A sandbox process ends after this long without a press. */
const SANDBOX_IDLE_MS = 15 * 60_000;

export interface App extends BehindPages {
  readonly store: Store;
  readonly dispatch: Dispatch;
  /** Starts posting outside replies, and resumes what is left in the outboxes. */
  serve(platforms: Messenger): Promise<void>;
  close(): Promise<void>;
}

/** @throws ConfigProblem if the store can't be
 * opened as configured. */
export async function openApp(config: Config, log: Log): Promise<App> {
  // Before any thread starts and any version is announced.
  const store = await openConfiguredStore(config, (sentence) => log.warn({}, sentence));
  const host = await openConfiguredHost(config, store);
  keyNamesIn(store, host.keyedHash);
  let platforms: Messenger | undefined;
  const services: Services = {
    store,
    log,
    painter: openPainter(),
    now: Date.now,
    host,
    publicUrl: config.publicUrl,
    post: async (...posted) => (await platforms?.post(...posted)) ?? { state: "unavailable" },
    edit: async (...edited) => (await platforms?.edit(...edited)) ?? "unavailable",
    privateChat: async (...asked) => (await platforms?.privateChat(...asked)) ?? { state: "unavailable" },
    link: (...asked) => platforms?.link?.(...asked),
    onFailure: failureLog(log, "replies"),
  };
  const { historyRounds, memoryMb } = config;
  // The pool below leaves one core to the chats.
  const made = {
    strategySources: storedStrategySources(store),
    onGuard: (strategy: string, reason: string) =>
      log.warn({ strategy, reason }, "a submitted strategy ran out of the sandbox's time twice"),
  };
  const pool = openMatchPool({ threads: Math.max(1, usualThreads() - 1), ...made });
  // Kept alive between presses, because starting a process would keep people waiting.
  const sandbox = openSandbox({ ...made, idleMs: SANDBOX_IDLE_MS });
  const tournamentPlayers = playersOf(config, pool);
  const { features, place, tournament, chosenLanguages } = createFeatures(services, {
    historyRounds,
    memoryMb,
    sandbox,
    players: tournamentPlayers.executor,
    trialPlayers: (steps) => pool.line("trial", steps),
  });
  const dispatch = createDispatch({
    features,
    explainFailure,
    log,
    chosenLanguages,
    noteCaller: handleNotes(store, Date.now, services.onFailure),
    ...(config.budgets !== "off" && { budgets: createBudgets({ now: Date.now }) }),
  });
  return {
    dispatch,
    store,
    services,
    storedLines: storedLines(features.map(({ personalData }) => personalData)),
    tournaments: tournament.pages,
    serve: async (messenger) => {
      platforms = place.quietly(messenger);
      for (const { background } of features) await background?.start(platforms);
    },
    close: async () => {
      await Promise.allSettled(features.map(({ background }) => background?.stop()));
      await Promise.allSettled([tournamentPlayers.close(), pool.close(), sandbox.close()]);
    },
  };
}

/** Worker processes if there are any; otherwise the threads of this process. */
function playersOf({ redisUrl }: Config, pool: MatchPool) {
  const own = (work: number) => pool.line("tournament", work);
  if (!redisUrl)
    return {
      executor: async (_run: string, work: number) => own(work),
      close: async () => {},
    };
  // Most processes never play a match outside of chats, and then need no queue.
  let opening: Promise<Workers> | undefined;
  const workers = (): Promise<Workers> => {
    opening ??= import("../arena/queue/on-redis.ts").then(({ openWorkers }) => openWorkers({ redisUrl }));
    return opening;
  };
  return {
    executor: async (runId: string, work: number) => (await workers()).orThreads(runId, work, own(work)),
    close: async () => (await opening)?.close(),
  };
}

function explainFailure(error: unknown, { locale }: Caller): KnownFailure | undefined {
  if (error instanceof BusyError) return { text: say(locale, "failure-busy"), outcome: "busy" };
  if (!(error instanceof StoreError)) return undefined;
  return { text: say(locale, "failure-store"), outcome: "store-away" };
}
