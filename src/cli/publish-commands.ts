// `gadalka publish-commands`: uploads slash commands and menus without serving.

import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { createLog } from "../infra/logger.ts";
import { PLATFORMS } from "../platforms/index.ts";

/** Publishes on each platform with a token. @throws ConfigProblem without any, or when refused. */
export async function publishEverywhere(): Promise<void> {
  const config = readConfig(process.env);
  if (config.platforms.length === 0) throw nowhereToPublish();
  const log = createLog(config);
  const adapters = await Promise.all(config.platforms.map((platform) => platform.createAdapter({ log })));
  const { redisUrl: _unused, ...storeless } = config;
  const { dispatch, store } = await openApp({ ...storeless, dataDir: ":memory:" }, log);
  try {
    for (const adapter of adapters) {
      const changed = await adapter.publishCommands(dispatch.commands);
      process.stdout.write(
        `${adapter.platform}: ${changed ? "commands published" : "commands were up to date"}\n`,
      );
    }
  } finally {
    await store.close();
  }
}

function nowhereToPublish(): ConfigProblem {
  const [first = "", ...others] = PLATFORMS.flatMap(({ service }) => service?.access[0] ?? []);
  const what = `neither it nor ${others.join(" nor ")} is set, so there is nowhere to publish to; set one`;
  return new ConfigProblem(first, what);
}
