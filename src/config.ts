// The environment, parsed and validated once. A bad value ends the start with one message that names the variable and the fix.

import { z } from "zod";
import { ConfigProblem } from "./infra/config-problem.ts";
import { parseRedisUrl } from "./infra/store/index.ts";

export interface Config {
  readonly discord?: { readonly token: string; readonly apiUrl: string };
  readonly telegram?: {
    readonly token: string;
    readonly apiUrl: string;
    readonly pace?: "on" | "off";
    readonly webhookUrl?: string;
  };
  readonly redisUrl?: string;
  readonly dataDir: string;
  /** AES-256 keys, the encrypting one first; empty: nothing is encrypted. */
  readonly stateKeys: readonly Uint8Array[];
  readonly historyRounds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where health (and the webhook) is served; absent: no server is opened. */
  readonly http?: { readonly port: number; readonly host: string };
  /** Every value that must never be printed. */
  readonly secrets: readonly string[];
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const webUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an http(s) address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ""));

const wholeNumber = (least: number, most: number, example: number) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(most)
    .catch(({ issues }) => {
      throw new RangeError(
        issues.length > 0 ? `must be a whole number from ${least} to ${most}, such as ${example}` : "",
      );
    });

const redisUrl = z.string().transform((url) => {
  parseRedisUrl(url);
  return url;
});

const FIELDS = {
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/, "must be the bot token from https://discord.com/developers/applications, without spaces"),
  DISCORD_API_URL: webUrl("https://discord.com/api"),
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "must be the token that @BotFather gave you, such as 123456789:AAE…"),
  TELEGRAM_API_URL: webUrl("https://api.telegram.org"),
  TELEGRAM_PACE: z.enum(["on", "off"], { error: "must be on, or off for a Bot API without limits" }),
  TELEGRAM_WEBHOOK_URL: webUrl("https://bot.example.org/telegram"),
  REDIS_URL: redisUrl,
  DATA_DIR: z.string(),
  STATE_KEY: z.string().transform((text) => text.split(",").map(readKey)),
  HISTORY_ROUNDS: wholeNumber(1000, 1_000_000, 10_000),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }),
  PORT: wholeNumber(1, 65_535, 8080),
  HOST: z.string(),
} as const;

type Name = keyof typeof FIELDS;

/** Every variable that is read, in the order of `.env.example`. */
export const VARIABLES = Object.keys(FIELDS) as readonly Name[];

const DEFAULT_PORT = 8080;

/**
 * The configuration in `environment`; empty values count as absent.
 * @throws ConfigProblem naming the first variable that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const take = <N extends Name>(name: N) => takeField(environment, name);
  const discordToken = take("DISCORD_TOKEN");
  const telegramToken = take("TELEGRAM_TOKEN");
  const pace = take("TELEGRAM_PACE");
  const webhookUrl = take("TELEGRAM_WEBHOOK_URL");
  const redisUrl = take("REDIS_URL");
  const port = take("PORT") ?? (webhookUrl ? DEFAULT_PORT : undefined);
  return {
    ...(discordToken && {
      discord: { token: discordToken, apiUrl: take("DISCORD_API_URL") ?? "https://discord.com/api" },
    }),
    ...(telegramToken && {
      telegram: {
        token: telegramToken,
        apiUrl: take("TELEGRAM_API_URL") ?? "https://api.telegram.org",
        ...(pace && { pace }),
        ...(webhookUrl && { webhookUrl }),
      },
    }),
    ...(redisUrl && { redisUrl }),
    dataDir: take("DATA_DIR") ?? "./data",
    stateKeys: take("STATE_KEY") ?? [],
    historyRounds: take("HISTORY_ROUNDS") ?? 10_000,
    logLevel: take("LOG_LEVEL") ?? "info",
    ...(port !== undefined && { http: { port, host: take("HOST") ?? "0.0.0.0" } }),
    secrets: [discordToken, telegramToken, environment.STATE_KEY, password(redisUrl)].flatMap((secret) =>
      secret ? [secret] : [],
    ),
  };
}

function takeField<N extends Name>(
  environment: Readonly<Record<string, string | undefined>>,
  name: N,
): z.output<(typeof FIELDS)[N]> | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  try {
    return FIELDS[name].parse(text) as z.output<(typeof FIELDS)[N]>;
  } catch (error) {
    const why = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
    throw new ConfigProblem(name, why ?? "is not valid");
  }
}

function readKey(text: string): Uint8Array {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, "hex") : Buffer.from(trimmed, "base64");
  if (key.length === 32) return key;
  throw new RangeError(
    "must be one or more keys of 32 bytes in base64 or hex, separated by commas; make one with: openssl rand -base64 32",
  );
}

function password(url: string | undefined): string | undefined {
  return url && /^[^:]+:\/\/[^@/]*:([^@]+)@/.exec(url)?.[1];
}
