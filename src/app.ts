// The bot without its platforms: store, sessions and commands behind one dispatch.

import { randomBytes, randomInt } from "node:crypto";
import { announceEnd, createCommands, createScopes, type Services } from "../commands/index.ts";
import { usualThreads } from "./arena/index.ts";
import {
  type Caller,
  ConfigProblem,
  createDispatch,
  type Dispatch,
  type Log,
  type Place,
  type PostOutcome,
  type View,
} from "./chat/index.ts";
import type { Config } from "./config.ts";
import { type MessageId, say } from "./i18n/index.ts";
import { openPainter } from "./pictures/painter.ts";
import { openPortraits } from "./portraits/index.ts";
import { createSessions, listOffers, Minds } from "./sessions/index.ts";
import { openStore, type Store, StoreError, type StoreErrorCode } from "./store/index.ts";
import { createTournaments, type Tournaments } from "./tournaments/index.ts";

/** Seeds are whole numbers below this: the most that is drawn evenly. */
const SEEDS = 2 ** 48 - 1;

/** Longer than any platform delivers an event to several processes apart. */
const EVENT_REMEMBERED_MS = 60_000;

/** Posts a message that nobody's event asked for, as an adapter's `post` does. */
type Post = (platform: string, place: Place, view: View, key: string) => Promise<PostOutcome>;

export interface App {
  readonly dispatch: Dispatch;
  readonly store: Store;
  readonly tournaments: Tournaments;
  /** Lets the bot post besides answering, and goes on with what was left to be posted. */
  serve(post: Post): Promise<void>;
}

/** Opens the store and wires the rooms above it. @throws ConfigProblem when the store cannot be opened as configured. */
export async function openApp(config: Config, log: Log): Promise<App> {
  const store = await openConfiguredStore(config, log);
  const warn = (error: unknown): void => log.error({ err: error }, "a tournament met a defect");
  const minds = new Minds();
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
    ...{ store, freshSeed: () => randomInt(SEEDS), now: Date.now, threads: Math.max(1, usualThreads() - 1) },
    announcement: (finished) => announceEnd(finished, painter, warn),
    onFailure: warn,
  });
  let post: Post = async () => ({ state: "away" });
  const services: Services = {
    ...{ sessions, store, tournaments, painter, portraits: openPortraits(), now: Date.now },
    post: (...posted) => post(...posted),
    onFailure: (error) => log.error({ err: error }, "an answer had to do without its picture"),
  };
  const dispatch = createDispatch({
    commands: createCommands(services),
    scopes: createScopes(services),
    offers: listOffers,
    explainFailure,
    log,
    ...(config.redisUrl && { claim: (eventId: string) => store.claim(`event:${eventId}`, EVENT_REMEMBERED_MS) }),
  });
  const serve = (given: Post): Promise<void> => {
    post = given;
    return tournaments.serve(given);
  };
  return { dispatch, store, tournaments, serve };
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
