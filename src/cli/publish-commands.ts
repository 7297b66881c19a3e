// `gadalka publish-commands`: publishes slash commands and menus without serving.

import { openApp } from "../app/app.ts";
import { readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { neutralText } from "../infra/i18n/name-in-text.ts";
import { createLog } from "../infra/logger.ts";
import { PLATFORMS } from "../platforms/index.ts";

/**
 * Publishes on each platform that has a token. If one refuses, says why and exits with 1 after trying the others.
 * @throws ConfigProblem without any token
 */
export async function publishEverywhere(): Promise<void> {
  const config = readConfig(process.env);
  if (config.platforms.length === 0) throw nowhereToPublish();
  const log = createLog(config);
  const adapters = await Promise.all(config.platforms.map((platform) => platform.createAdapter({ log })));
  const { redisUrl: _unused, ...storeless } = config;
  const { dispatch, store } = await openApp({ ...storeless, dataDir: ":memory:" }, log);
  try {
    for (const adapter of adapters) {
      const published = () => process.stdout.write(`${adapter.platform}: commands published\n`);
      await adapter.publishCommands(dispatch.commands).then(published, refusal);
    }
  } finally {
    await store.close();
  }
}

/** Prints why a platform refused. */
function refusal(error: unknown): void {
  if (!(error instanceof ConfigProblem)) throw error;
  process.stderr.write(`${neutralText(error.message)}\n`);
  process.exitCode = 1;
}

function nowhereToPublish(): ConfigProblem {
  const [first = "", ...others] = PLATFORMS.flatMap(({ service }) => service?.access[0] ?? []);
  const what = `no token is set, so there's nowhere to publish to. Set this or ${others.join(" or ")}`;
  return new ConfigProblem(first, what);
}
