// The environment, parsed and validated once. Bad values end the start with a line each, which
// names the variable and the fix.

import { z } from "zod";
import { ConfigProblem } from "./infra/config-problem.ts";
import { parseRedisUrl } from "./infra/store/index.ts";
import { TELEGRAM_API_URL, webhookProblem } from "./webhook-url.ts";

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
    .regex(
      /^\S+$/,
      "must be the bot token from https://discord.com/developers/applications, without spaces, such as MTIzNDU2…",
    ),
  DISCORD_API_URL: webUrl("https://discord.com/api"),
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "must be the token that @BotFather gave you, such as 123456789:AAE…"),
  TELEGRAM_API_URL: webUrl(TELEGRAM_API_URL),
  TELEGRAM_PACE: z.enum(["on", "off"], {
    error: "must be on, or off for a Bot API without limits, such as TELEGRAM_PACE=on",
  }),
  TELEGRAM_WEBHOOK_URL: webUrl("https://bot.example.org/telegram"),
  REDIS_URL: redisUrl,
  DATA_DIR: z.string(),
  STATE_KEY: z.string().transform((text) => text.split(",").map(readKey)),
  HISTORY_ROUNDS: wholeNumber(1000, 1_000_000, 10_000),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}, such as info` }),
  PORT: wholeNumber(1, 65_535, 8080),
  HOST: z.string(),
} as const;

type Name = keyof typeof FIELDS;

/** Every variable that is read, in the order of `.env.example`. */
export const VARIABLES = Object.keys(FIELDS) as readonly Name[];

const DEFAULT_PORT = 8080;

type Environment = Readonly<Record<string, string | undefined>>;

/** Several variables that are wrong; the message has a line for each. */
class ConfigProblems extends ConfigProblem {
  constructor(first: ConfigProblem, problems: readonly ConfigProblem[]) {
    super(first.variable, "");
    this.message = problems.map(({ message }) => message).join("\n");
  }
}

/**
 * The configuration in `environment`; empty values count as absent.
 * @throws ConfigProblem naming every variable that is wrong, a line for each.
 */
export function readConfig(environment: Environment): Config {
  const { config, problems } = inspectConfig(environment);
  const [first] = problems;
  if (first) throw problems.length === 1 ? first : new ConfigProblems(first, problems);
  return config;
}

/** The configuration in `environment` with every problem in it; a variable that is wrong counts as
 * absent in `config`. */
export function inspectConfig(environment: Environment): {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const take = <N extends Name>(name: N) => {
    const field = takeField(environment, name);
    if (!(field instanceof ConfigProblem)) return field;
    problems.push(field);
    return undefined;
  };
  const discordToken = take("DISCORD_TOKEN");
  const discordApiUrl = take("DISCORD_API_URL") ?? "https://discord.com/api";
  const telegram = takeTelegram(take);
  if (telegram.webhookProblem) problems.push(telegram.webhookProblem);
  const redisUrl = take("REDIS_URL");
  const config: Config = {
    ...(discordToken && { discord: { token: discordToken, apiUrl: discordApiUrl } }),
    ...(telegram.settings && { telegram: telegram.settings }),
    ...(redisUrl && { redisUrl }),
    dataDir: take("DATA_DIR") ?? "./data",
    stateKeys: take("STATE_KEY") ?? [],
    historyRounds: take("HISTORY_ROUNDS") ?? 10_000,
    logLevel: take("LOG_LEVEL") ?? "info",
    ...takeHttp(take, Boolean(environment.TELEGRAM_WEBHOOK_URL?.trim())),
    secrets: [discordToken, telegram.settings?.token, environment.STATE_KEY, password(redisUrl)].flatMap(
      (secret) => (secret ? [secret] : []),
    ),
  };
  return { config, problems };
}

type Take = <N extends Name>(name: N) => z.output<(typeof FIELDS)[N]> | undefined;

/** `settings` are absent without a token. */
function takeTelegram(take: Take): {
  readonly settings?: NonNullable<Config["telegram"]>;
  readonly webhookProblem?: ConfigProblem;
} {
  const token = take("TELEGRAM_TOKEN");
  const apiUrl = take("TELEGRAM_API_URL") ?? TELEGRAM_API_URL;
  const pace = take("TELEGRAM_PACE");
  const webhookUrl = take("TELEGRAM_WEBHOOK_URL");
  const wrong = webhookUrl && webhookProblem(webhookUrl, apiUrl);
  return {
    ...(token && {
      settings: { token, apiUrl, ...(pace && { pace }), ...(webhookUrl && !wrong && { webhookUrl }) },
    }),
    ...(wrong && { webhookProblem: new ConfigProblem("TELEGRAM_WEBHOOK_URL", wrong) }),
  };
}

function takeHttp(take: Take, webhook: boolean): Pick<Config, "http"> {
  const port = take("PORT") ?? (webhook ? DEFAULT_PORT : undefined);
  const host = take("HOST") ?? "0.0.0.0";
  return port === undefined ? {} : { http: { port, host } };
}

/** The variable's value; undefined when it is absent, and the problem when it is wrong. */
function takeField<N extends Name>(
  environment: Environment,
  name: N,
): z.output<(typeof FIELDS)[N]> | ConfigProblem | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  try {
    return FIELDS[name].parse(text) as z.output<(typeof FIELDS)[N]>;
  } catch (error) {
    const why = error instanceof z.ZodError ? error.issues[0]?.message : (error as Error).message;
    return new ConfigProblem(name, why ?? "is not valid");
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
