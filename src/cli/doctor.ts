// `gadalka doctor`: looks at everything that is configured, as the bot would use it, and says what to fix.

import { openConfiguredStore } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { openHttpServer } from "../infra/http.ts";
import { createLog } from "../infra/logger.ts";
import { checkDiscord } from "../platforms/discord/index.ts";
import { checkTelegram } from "../platforms/telegram/index.ts";

/** One thing that was looked at. `finding` resolves to what is well, and rejects with ConfigProblem where something is not. */
interface Check {
  readonly name: string;
  readonly finding: () => Promise<string>;
}

/** Prints a line a check; the exit code is 1 when any failed. */
export async function examine(): Promise<void> {
  const config = readConfig(process.env);
  let failed = 0;
  for (const { name, finding } of checksFor(config)) {
    try {
      process.stdout.write(`ok    ${name}: ${await finding()}\n`);
    } catch (error) {
      failed++;
      process.stdout.write(
        `FAIL  ${name}: ${error instanceof ConfigProblem ? error.message : (error as Error).message}\n`,
      );
    }
  }
  process.stdout.write(failed === 0 ? "All is well.\n" : `${failed} to mend; see above.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function checksFor(config: Config): readonly Check[] {
  const { discord, telegram, http } = config;
  return [
    { name: "Node", finding: async () => process.version },
    { name: config.redisUrl ? "Redis" : "data file", finding: () => tryStore(config) },
    { name: "encryption", finding: async () => encryption(config) },
    { name: "Discord", finding: async () => (discord ? checkDiscord(discord) : "not used (DISCORD_TOKEN is not set)") },
    {
      name: "Telegram",
      finding: async () => (telegram ? checkTelegram(telegram) : "not used (TELEGRAM_TOKEN is not set)"),
    },
    { name: "port", finding: () => (http ? tryPort(http) : Promise.resolve("none is opened (PORT is not set)")) },
    { name: "fonts", finding: async () => "none are needed; this version draws no pictures" },
  ];
}

async function tryStore(config: Config): Promise<string> {
  const store = await openConfiguredStore(config, createLog("silent", config.secrets));
  try {
    await store.claim(`doctor-${process.pid}`, 1000);
    return config.redisUrl ? "reachable, and it can be written" : `${config.dataDir} can be written`;
  } finally {
    await store.close();
  }
}

function encryption({ stateKeys }: Config): string {
  if (stateKeys.length === 0)
    return "off (STATE_KEY is not set): what is stored can be read by whoever reads the store";
  return `on, ${stateKeys.length} ${stateKeys.length === 1 ? "key" : "keys, the first encrypts"}`;
}

async function tryPort(http: NonNullable<Config["http"]>): Promise<string> {
  const server = await openHttpServer(http);
  await server.close();
  return `${http.port} is free`;
}
