// Runs the bot with its platforms, from start to an orderly shutdown.

import type { Dispatch, Messenger, Platform, PlatformAdapter } from "../chat/index.ts";
import {
  type ConnectionCount,
  type ConnectionState,
  createHealth,
  type Health,
} from "../infra/http/health.ts";
import { openHttpServer } from "../infra/http/server.ts";
import { createLog, type Log } from "../infra/logger.ts";
import { countLoggedError } from "../infra/metrics/meters.ts";
import { createMetricsHandler } from "../infra/metrics/route.ts";
import { createShutdown, type Shutdown } from "../infra/shutdown.ts";
import { openApp } from "./app.ts";
import type { Config } from "./config.ts";

/** How long each part may take to finish what is in flight; together less than nine seconds. */
const CLOSE_WITHIN_MS = {
  background: 2_000,
  platforms: 5_000,
  store: 1_000,
  port: 500,
} as const;

interface Life {
  readonly log: Log;
  readonly health: Health;
  readonly shutdown: Shutdown;
  /** Called when a platform is lost and won't come back without a restart. */
  onLost(problem: Error): void;
}

/** Serves the configured platforms until a stop signal, or until one of them is lost. */
export async function serve(config: Config): Promise<void> {
  const log = countingErrors(createLog(config));
  // Only logged: a stray rejection in a platform's library mustn't end everyone's matches.
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled promise rejection"));
  const shutdown = createShutdown(log);
  const health = createHealth(Date.now);
  const { promise: lost, reject: onLost } = Promise.withResolvers<never>();
  const { requested } = shutdown;
  try {
    const started = start(config, { log, health, shutdown, onLost });
    const signal = await Promise.race([requested, lost, started.then(() => requested)]);
    log.info({ signal }, "stopping");
  } finally {
    health.phase("stopping");
    await shutdown.run();
  }
}

/** Also counts what's logged as an error. */
function countingErrors(log: Log): Log {
  return {
    ...log,
    error: (fields, message) => {
      countLoggedError(message);
      log.error(fields, message);
    },
  };
}

/** Opens everything, in reverse order of closing: the background's last messages go out while the platforms are
 * connected, and `/health` is answered to the end. */
async function start(config: Config, { log, health, shutdown, onLost }: Life): Promise<void> {
  const http = config.http && (await openHttpServer(config.http, log));
  if (http) shutdown.add("port", CLOSE_WITHIN_MS.port, http.close);
  http?.app.get("/health", health.health);
  http?.app.get("/ready", health.ready);
  const scrape = createMetricsHandler(config.metricsToken, config.isCalled);
  http?.app.get("/metrics", ({ req }) => scrape(req.raw));
  if (config.publicUrl) (await import("../web/bundle.ts")).checkBuilt();
  const app = await openApp(config, log);
  shutdown.add("store", CLOSE_WITHIN_MS.store, () => app.store.close());
  const store = config.redisUrl ? "redis" : "embedded";
  health.store(store, () => app.store.claim("health", 1));
  const adapters = await Promise.all(
    config.platforms.map(({ id, createAdapter }) => {
      const onConnection = (state: ConnectionState, count?: ConnectionCount): void =>
        health.connection(id, state, count);
      onConnection("starting");
      return createAdapter({ log, http, onConnection, onLost: lostBy(onConnection, onLost) });
    }),
  );
  const stopAll = () => Promise.allSettled(adapters.map((adapter) => adapter.stop()));
  shutdown.add("platforms", CLOSE_WITHIN_MS.platforms, stopAll);
  // All at once: Discord's shards may have to wait for each other, and Telegram shouldn't wait for them.
  await Promise.all(adapters.map((adapter) => connect(adapter, app.dispatch, { log, health })));
  shutdown.add("background", CLOSE_WITHIN_MS.background, app.close);
  await app.serve(messengerOf(adapters));
  if (http && config.publicUrl) {
    const { serveSite } = await import("../web/site.ts");
    const entrances = new Map(adapters.map(({ platform, entrance }) => [platform, entrance?.()]));
    serveSite(http, { app, publicUrl: config.publicUrl, entrances });
  }
  health.phase("ready");
  const platforms = adapters.map(({ platform }) => platform);
  log.info({ platforms, store }, "Gadalka is ready");
}

async function connect(
  adapter: PlatformAdapter,
  dispatch: Dispatch,
  { log, health }: Pick<Life, "log" | "health">,
): Promise<void> {
  await adapter.start(dispatch);
  health.connection(adapter.platform, "connected");
  log.info({ platform: adapter.platform }, "platform is connected");
}

function lostBy(onConnection: (state: ConnectionState) => void, onLost: Life["onLost"]): Life["onLost"] {
  return (problem) => {
    onConnection("lost");
    onLost(problem);
  };
}

/** The adapters' messaging calls for any platform; "unavailable" if the platform isn't served. */
export function messengerOf(adapters: readonly PlatformAdapter[]): Messenger {
  const on = (platform: Platform) => adapters.find((adapter) => adapter.platform === platform);
  return {
    post: async (platform, place, view, key) =>
      (await on(platform)?.post(place, view, key)) ?? { state: "unavailable" },
    edit: async (platform, ...edit) => (await on(platform)?.edit(...edit)) ?? "unavailable",
    link: (platform, call) => on(platform)?.link?.(call),
    privateChat: async (platform, person) =>
      (await on(platform)?.privateChat(person)) ?? { state: "unavailable" },
  };
}
