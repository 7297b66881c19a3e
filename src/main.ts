// The composition root: configuration, store, commands, platforms, and an orderly end.

import { openApp } from "./app.ts";
import type { Dispatch, Platform, PlatformAdapter } from "./chat/index.ts";
import { loadEnvironment, runProgram } from "./cli/program.ts";
import { serveTerminal } from "./cli/terminal.ts";
import { type Config, readConfig } from "./config.ts";
import type { ConfigProblem } from "./infra/config-problem.ts";
import { type HttpServer, healthHandler, openHttpServer } from "./infra/http.ts";
import { createLog, type Log } from "./infra/logger.ts";
import type { Store } from "./infra/store/index.ts";
import { createDiscordAdapter } from "./platforms/discord/index.ts";
import { createTelegramAdapter } from "./platforms/telegram/index.ts";

await runProgram(async () => {
  loadEnvironment();
  const config = readConfig(process.env);
  if (config.discord || config.telegram) await serve(config);
  else await serveTerminal(config);
});

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel, config.secrets);
  // A platform library's stray failure must not end everybody's matches; it is a defect, and logged
  // as one.
  process.on("unhandledRejection", (reason) =>
    log.error({ err: reason }, "a promise was rejected and nobody minded"),
  );
  const { dispatch, store, serve: serveApp, close: closeApp } = await openApp(config, log);
  const http = config.http && (await openHttpServer(config.http));
  http?.route(
    "/health",
    healthHandler(() => store.claim("health", 1)),
  );
  const lost = Promise.withResolvers<never>();
  const adapters = createAdapters(config, log, http, lost.reject);
  await startAll(adapters, dispatch, log);
  const on = (platform: Platform) => adapters.find((one) => one.platform === platform);
  await serveApp({
    post: async (platform, place, view, key) =>
      (await on(platform)?.post(place, view, key)) ?? { state: "away" },
    edit: async (platform, place, message, view) =>
      (await on(platform)?.edit(place, message, view)) ?? "away",
    privateChat: async (platform, person) => (await on(platform)?.privateChat(person)) ?? { state: "away" },
  });
  log.info(
    { platforms: adapters.map(({ platform }) => platform), store: config.redisUrl ? "redis" : "embedded" },
    "Gadalka is ready",
  );
  try {
    const signal = await Promise.race([stopSignal(), lost.promise]);
    log.info({ signal }, "stopping");
  } finally {
    await stopAll(adapters, closeApp, store, http);
  }
}

function createAdapters(
  { discord, telegram }: Config,
  log: Log,
  http: HttpServer | undefined,
  onLost: (problem: ConfigProblem) => void,
): PlatformAdapter[] {
  const adapters: PlatformAdapter[] = [];
  if (discord) adapters.push(createDiscordAdapter({ ...discord, log, onLost }));
  if (telegram) {
    const { webhookUrl, ...rest } = telegram;
    const webhook = webhookUrl && http ? { url: webhookUrl, route: http.route } : undefined;
    adapters.push(createTelegramAdapter({ ...rest, log, ...(webhook && { webhook }) }));
  }
  return adapters;
}

async function startAll(adapters: readonly PlatformAdapter[], dispatch: Dispatch, log: Log): Promise<void> {
  for (const adapter of adapters) {
    await adapter.start(dispatch);
    log.info({ platform: adapter.platform }, "platform is connected");
  }
}

async function stopAll(
  adapters: readonly PlatformAdapter[],
  closeApp: () => Promise<void>,
  store: Store,
  http: HttpServer | undefined,
): Promise<void> {
  // What they still have to say goes out while the platforms are there.
  await Promise.allSettled([closeApp()]);
  await Promise.allSettled(adapters.map((adapter) => adapter.stop()));
  await http?.close();
  await store.close();
}

/** Resolves at the first request to stop; a second one ends the process at once. */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });
}
