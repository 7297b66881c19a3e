// The composition root: configuration, store, commands, platforms, and graceful shutdown.

import { openApp } from "./app.ts";
import { loadEnvironment, runProgram } from "./cli/program.ts";
import { serveTerminal } from "./cli/terminal.ts";
import { type Config, readConfig } from "./config.ts";
import { healthHandler, openHttpServer } from "./infra/http.ts";
import { createLog } from "./infra/logger.ts";
import { messengerOf } from "./platforms/messenger.ts";

await runProgram(async () => {
  loadEnvironment();
  const config = readConfig(process.env);
  if (config.platforms.length > 0) await serve(config);
  else await serveTerminal(config);
});

async function serve(config: Config): Promise<void> {
  const log = createLog(config);
  // Logged only: a stray rejection in a platform's library must not end everybody's matches.
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled promise rejection"));
  const app = await openApp(config, log);
  const http = config.http && (await openHttpServer(config.http));
  http?.route(
    "/health",
    healthHandler(() => app.store.claim("health", 1)),
  );
  const { promise: lost, reject: onLost } = Promise.withResolvers<never>();
  const adapters = await Promise.all(
    config.platforms.map((platform) => platform.createAdapter({ log, http, onLost })),
  );
  for (const adapter of adapters) {
    await adapter.start(app.dispatch);
    log.info({ platform: adapter.platform }, "platform is connected");
  }
  await app.serve(messengerOf(adapters));
  const platforms = adapters.map(({ platform }) => platform);
  log.info({ platforms, store: config.redisUrl ? "redis" : "embedded" }, "Gadalka is ready");
  try {
    log.info({ signal: await Promise.race([stopSignal(), lost]) }, "stopping");
  } finally {
    // The app closes first, so that its last messages go out while the platforms are connected.
    await Promise.allSettled([app.close()]);
    await Promise.allSettled(adapters.map((adapter) => adapter.stop()));
    await http?.close();
    await app.store.close();
  }
}

/** Resolves at the first stop signal; a second one ends the process at once. */
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
