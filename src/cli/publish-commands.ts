// `gadalka publish-commands`: the slash commands and menus of every configured platform, without
// serving it.

import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { createLog } from "../infra/logger.ts";
import { createDiscordAdapter } from "../platforms/discord/index.ts";
import { createTelegramAdapter } from "../platforms/telegram/index.ts";

/** Publishes on each platform that has a token. @throws ConfigProblem when none has, or one is
 * refused. */
export async function publishEverywhere(): Promise<void> {
  const config = readConfig(process.env);
  const { discord, telegram } = config;
  if (!discord && !telegram)
    throw new ConfigProblem(
      "DISCORD_TOKEN",
      "neither it nor TELEGRAM_TOKEN is set, so there is nowhere to publish to; set one",
    );
  const log = createLog(config.logLevel, config.secrets);
  const adapters = [
    ...(discord ? [createDiscordAdapter({ ...discord, log })] : []),
    ...(telegram ? [createTelegramAdapter({ ...telegram, log })] : []),
  ];
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
