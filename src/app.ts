// The bot without its platforms: store, sessions and commands behind one dispatch.

import { randomBytes, randomInt } from "node:crypto";
import {
  type AnswersTold,
  createCommands,
  createScopes,
  type Services,
  tellAnswers,
  tournamentTexts,
} from "../commands/index.ts";
import { createMines, openSolver } from "../commands/mines/index.ts";
import { createSessions, listOffers, ModelCache } from "../commands/play/index.ts";
import { openProfileWorker } from "../commands/profile/index.ts";
import { createTournaments, type Tournaments } from "../commands/tournament/index.ts";
import { threadExecutor, usualThreads } from "./arena/index.ts";
import { type Caller, createDispatch, type Dispatch, type Platform, type PrivateChat } from "./chat/index.ts";
import type { Config } from "./config.ts";
import { ConfigProblem } from "./infra/config-problem.ts";
import { type MessageId, say } from "./infra/i18n/index.ts";
import type { Log } from "./infra/logger.ts";
import { openPainter } from "./infra/pictures/painter.ts";
import { openStore, type Store, StoreError, type StoreErrorCode } from "./infra/store/index.ts";

/** Seeds are whole numbers below this: the most that is drawn evenly. */
const SEEDS = 2 ** 48 - 1;

/** Longer than any platform delivers an event to several processes apart. */
const EVENT_REMEMBERED_MS = 60_000;

/** How the bot writes besides answering. */
type Served = Parameters<Tournaments["serve"]>[0] & {
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
};

export interface App {
  readonly dispatch: Dispatch;
  readonly store: Store;
  /** Lets the bot post besides answering, and goes on with what was left to be posted. */
  serve(platforms: Served): Promise<void>;
  /** Ends what goes on besides answering. */
  close(): Promise<void>;
}

/** Opens the store and wires the rooms above it. @throws ConfigProblem when the store cannot be
 * opened as configured. */
export async function openApp(config: Config, log: Log): Promise<App> {
  const store = await openConfiguredStore(config, log);
  const warn = (error: unknown): void => {
    if (error instanceof StoreError) log.warn({ err: error }, "tournaments wait for the store");
    else log.error({ err: error }, "a tournament met a defect");
  };
  const minds = new ModelCache();
  const sessions = createSessions({
    store,
    minds,
    historyRounds: config.historyRounds,
    freshSeed: () => randomBytes(16),
    now: Date.now,
    onFailure: (error) => log.error({ err: error }, "a match could not be noted in the rankings"),
  });
  const painter = openPainter();
  const tournaments = createTournaments({
    ...{ store, freshSeed: () => randomInt(SEEDS), now: Date.now, onFailure: warn },
    players: (runId) => playersOf(config, runId),
    ...tournamentTexts(store, painter, warn),
  });
  const mines = createMines({
    ...{ store, solver: openSolver(), draw: painter.draw, freshSeed: () => randomBytes(16), now: Date.now },
    onFailure: (error) => log.error({ err: error }, "a game of minesweeper met a defect beside its answer"),
  });
  const claim = (event: string) => store.claim(`command:${event}`, EVENT_REMEMBERED_MS);
  let served: Served | undefined;
  const services: Services = {
    ...{ sessions, mines, store, tournaments, painter, portraits: openProfileWorker(), now: Date.now },
    post: async (...posted) => (await served?.post(...posted)) ?? { state: "away" },
    edit: async (...edited) => (await served?.edit(...edited)) ?? "away",
    privateChat: async (...asked) => (await served?.privateChat(...asked)) ?? { state: "away" },
    onFailure: (error) => log.error({ err: error }, "an answer had to do without its picture"),
    ...(config.redisUrl && { claim }),
  };
  const dispatch = createDispatch({
    commands: createCommands(services),
    scopes: createScopes(services),
    offers: listOffers,
    explainFailure,
    log,
    ...(config.redisUrl && {
      claim: (eventId: string) => store.claim(`event:${eventId}`, EVENT_REMEMBERED_MS),
    }),
  });
  let answers: AnswersTold | undefined;
  const serve = async (platforms: Served): Promise<void> => {
    served = platforms;
    mines.serve(platforms.edit);
    await tournaments.serve(platforms);
    answers = tellAnswers(services);
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled([answers?.close(), tournaments.close()]);
  };
  return { dispatch, store, serve, close };
}

/** Worker processes play where there are any; else threads do, which leave one core to the
 * chats. */
async function playersOf({ redisUrl }: Config, runId: string) {
  const threads = Math.max(1, usualThreads() - 1);
  if (!redisUrl) return threadExecutor(threads);
  const { workersOrThreads } = await import("./arena/queue/on-redis.ts");
  return workersOrThreads({ redisUrl, runId, threads });
}

/** The store that the configuration names. @throws ConfigProblem with the variable to mend. */
export async function openConfiguredStore(config: Config, log: Log): Promise<Store> {
  const { redisUrl, dataDir, stateKeys } = config;
  const report = (problem: { readonly message: string }): void =>
    log.error({ problem }, "a stored document was set aside");
  try {
    return await openStore({ ...(redisUrl && { redisUrl }), dataDir, stateKeys, report });
  } catch (error) {
    if (redisUrl)
      throw new ConfigProblem(
        "REDIS_URL",
        `${(error as Error).message} Start Redis, mend the address, or unset it to use the embedded store.`,
      );
    throw new ConfigProblem("DATA_DIR", (error as Error).message);
  }
}

const FAILURES: Readonly<Record<StoreErrorCode, MessageId>> = {
  unreachable: "failure-store-unreachable",
  contended: "failure-store-unreachable",
  unwritable: "failure-store-unreachable",
  newer: "failure-store-newer",
  "key-missing": "failure-store-key",
};

function explainFailure(error: unknown, caller: Caller): string | undefined {
  return error instanceof StoreError ? say(caller.locale, FAILURES[error.code]) : undefined;
}
