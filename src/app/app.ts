// The bot without its platforms: the store, and all features folded into one dispatch.

import { createFeatures, failureLog, type Services, storedLines } from "../../commands/index.ts";
import { type MatchExecutor, threadExecutor, usualThreads } from "../arena/playing.ts";
import { openSandbox } from "../arena/sandbox/sandbox.ts";
import { FileTimeUsedUp } from "../arena/sandbox/turns.ts";
import { storedStrategySources } from "../arena/submissions/files.ts";
import { ownerOfFile } from "../arena/submissions/names.ts";
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
import { countMatch } from "../infra/metrics/meters.ts";
import { openPainter } from "../infra/pictures/painter.ts";
import { type Store, StoreError } from "../infra/store/index.ts";
import { BusyError } from "../infra/threads.ts";
import { handleNotes, keyNamesIn } from "../people/index.ts";
import type { BehindPages } from "../web/page/page.ts";
import type { Config } from "./config.ts";
import { openConfiguredHost, openConfiguredStore } from "./configured.ts";

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
  // The threads below leave one core to the chats.
  const strategySources = storedStrategySources(store);
  const count = Math.max(1, usualThreads() - 1);
  const threads = threadExecutor(count, { strategySources, onPlayed: countMatch });
  const ownerOf = (id: string) => ownerOfFile(store, id);
  const sandbox = openSandbox({ strategySources, ownerOf, processes: 2 });
  const players = tournamentPlayers(config, threads, count);
  const { features, tournament, chosenLanguages } = createFeatures(services, {
    historyRounds,
    memoryMb,
    sandbox,
    players,
    localPlayers: threads,
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
      platforms = messenger;
      for (const { background } of features) await background?.start(messenger);
    },
    close: async () => {
      await Promise.allSettled(features.map(({ background }) => background?.stop()));
      await Promise.allSettled([players.close(), threads.close(), sandbox.close()]);
    },
  };
}

/** These threads, and with Redis all processes that play. */
function tournamentPlayers({ redisUrl }: Config, threads: MatchExecutor, count: number): MatchExecutor {
  if (!redisUrl) return threads;
  // Most processes never play a match outside of chats, and then need no queue.
  let opening: Promise<MatchExecutor> | undefined;
  const queue = (): Promise<MatchExecutor> => {
    opening ??= import("../arena/queue.ts").then((queue) => queue.queueExecutor(redisUrl, threads, count));
    return opening;
  };
  return {
    play: async (task, signal) => (await queue()).play(task, signal),
    close: async () => (await opening)?.close(),
  };
}

function explainFailure(error: unknown, { locale }: Caller): KnownFailure | undefined {
  if (error instanceof FileTimeUsedUp) return { text: say(locale, "failure-file-time"), outcome: "busy" };
  if (error instanceof BusyError) return { text: say(locale, "failure-busy"), outcome: "busy" };
  if (!(error instanceof StoreError)) return undefined;
  return { text: say(locale, "failure-store"), outcome: "store-away" };
}
