// Parses and validates the environment once; each problem is a line with the variable and the fix.

import { z } from "zod";
import { ConfigProblem } from "./infra/config-problem.ts";
import { type Environment, type ReadVariable, variableReader } from "./infra/environment.ts";
import { parseRedisUrl } from "./infra/store/index.ts";
import { type ConfiguredPlatform, PLATFORMS } from "./platforms/index.ts";

export interface Config {
  /** Empty: the terminal. */
  readonly platforms: readonly ConfiguredPlatform[];
  readonly redisUrl?: string;
  readonly dataDir: string;
  /** AES-256 keys, the encrypting one first; empty: no encryption. */
  readonly stateKeys: readonly Uint8Array[];
  /** Whether values without encryption are read in spite of keys. */
  readonly takesPlain: boolean;
  readonly historyRounds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly logIds: (typeof LOG_IDS)[number];
  /** Health and webhook server; absent: none. */
  readonly http?: { readonly port: number; readonly host: string };
  /** Every value that must never be printed. */
  readonly secrets: readonly string[];
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** How platform ids stand in the log. */
const LOG_IDS = ["hashed", "plain"] as const;

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

const onOrOff = z.enum(["on", "off"], { error: "must be on or off" });

const FIELDS = {
  REDIS_URL: redisUrl,
  DATA_DIR: z.string(),
  STATE_KEY: z.string().transform((text) => text.split(",").map(readKey)),
  STATE_KEY_MIGRATE: onOrOff,
  HISTORY_ROUNDS: wholeNumber(1000, 1_000_000, 10_000),
  LOG_IDS: z.enum(LOG_IDS, { error: `must be ${LOG_IDS.join(" or ")}` }),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}, such as info` }),
  PORT: wholeNumber(1, 65_535, 8080),
  HOST: z.string(),
} as const;

const SERVICES = PLATFORMS.flatMap(({ service }) => service ?? []);

export const VARIABLES: readonly string[] = [
  ...SERVICES.flatMap(({ variables }) => variables),
  ...Object.keys(FIELDS),
];

const DEFAULT_PORT = 8080;

class ConfigProblems extends ConfigProblem {
  constructor(first: ConfigProblem, problems: readonly ConfigProblem[]) {
    super(first.variable, "");
    this.message = problems.map(({ message }) => message).join("\n");
  }
}

/** Parses `environment`; empty values count as absent. @throws ConfigProblem with all problems. */
export function readConfig(environment: Environment): Config {
  const { config, problems } = inspectConfig(environment);
  const [first] = problems;
  if (first) throw problems.length === 1 ? first : new ConfigProblems(first, problems);
  return config;
}

/** The configuration with all its problems; an invalid variable counts as absent in `config`. */
export function inspectConfig(environment: Environment): {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const report = (problem: ConfigProblem): void => void problems.push(problem);
  const platforms = SERVICES.flatMap((service) => service.configure(environment, report) ?? []);
  const read = variableReader(FIELDS, environment, report);
  const redisUrl = read("REDIS_URL");
  const secrets = [...platforms.flatMap((one) => one.secrets), environment.STATE_KEY, password(redisUrl)];
  const config: Config = {
    platforms,
    ...(redisUrl && { redisUrl }),
    dataDir: read("DATA_DIR") ?? "./data",
    stateKeys: read("STATE_KEY") ?? [],
    takesPlain: read("STATE_KEY_MIGRATE") === "on",
    historyRounds: read("HISTORY_ROUNDS") ?? 10_000,
    logLevel: read("LOG_LEVEL") ?? "info",
    logIds: read("LOG_IDS") ?? "hashed",
    ...readHttp(
      read,
      SERVICES.some(({ webhook }) => webhook && environment[webhook]?.trim()),
    ),
    secrets: secrets.flatMap((secret) => (secret ? [secret] : [])),
  };
  return { config, problems };
}

function readHttp(read: ReadVariable<typeof FIELDS>, isNeeded: boolean): Pick<Config, "http"> {
  const port = read("PORT") ?? (isNeeded ? DEFAULT_PORT : undefined);
  const host = read("HOST") ?? "0.0.0.0";
  return port === undefined ? {} : { http: { port, host } };
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
