// Parses and validates the environment once; each problem is one line naming the variable and the fix.

import { z } from "zod";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Environment, type ReadVariable, variableReader } from "../infra/environment.ts";
import { sourceUrlField, supportUrlField } from "../infra/source-link.ts";
import { type ConfiguredPlatform, PLATFORMS } from "../platforms/index.ts";

export interface Config {
  /** If empty, runs in the terminal. */
  readonly platforms: readonly ConfiguredPlatform[];
  readonly redisUrl?: string;
  readonly dataDir: string;
  /** The host's secret, 32 bytes; absent: the store keeps one. */
  readonly hostKey?: Uint8Array;
  readonly historyRounds: number;
  /** `off`: no one is rate-limited. */
  readonly budgets?: "off";
  /** Limits the cache kept ready for players, in megabytes. */
  readonly memoryMb: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly logIds: (typeof LOG_IDS)[number];
  /** Health and webhook server; absent: none. */
  readonly http?: { readonly port: number; readonly host: string };
  /** Whether platforms or visitors call the main port, so that it must be reachable from outside. */
  readonly isCalled: boolean;
  /** The public origin of the pages; absent: there are no pages. */
  readonly publicUrl?: string;
  /** The token that a scrape of `/metrics` must present; absent: anyone who reaches the port may scrape. */
  readonly metricsToken?: string;
  /** All values that must never be printed. */
  readonly secrets: readonly string[];
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** How platform ids appear in the log. */
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

/** One address, or those of a cluster's nodes, separated by commas. */
const redisUrl = z
  .string()
  .refine(
    (text) => text.split(",").every((url) => URL.canParse(url) && /^rediss?:\/\/[^/]+(\/\d*)?$/.test(url)),
    "must be redis://[user:password@]host:6379[/database], rediss:// with TLS, or several for a cluster's nodes, separated by commas",
  );

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Apps open pages only via https; on this machine there's nothing to protect. */
const publicUrl = z
  .string()
  .refine(
    isPublicOrigin,
    "must be an https address without a path, such as https://gadalka.example.org. http works only for this machine, such as http://localhost:8080",
  )
  .transform((url) => new URL(url).origin);

function isPublicOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.href !== `${url.origin}/`) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.includes(url.hostname));
}

const SERVICES = PLATFORMS.flatMap(({ service }) => service ?? []);

const FIELDS = {
  REDIS_URL: redisUrl,
  DATA_DIR: z.string(),
  HOST_KEY: z.string().transform(readHostKey),
  HISTORY_ROUNDS: wholeNumber(1000, 1_000_000, 10_000),
  BUDGETS: z.enum(["on", "off"], { error: "must be on, or off for load tests" }),
  MEMORY_MB: wholeNumber(64, 65_536, 256),
  LOG_IDS: z.enum(LOG_IDS, { error: `must be ${LOG_IDS.join(" or ")}` }),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}, such as info` }),
  PORT: wholeNumber(1, 65_535, 8080),
  HOST: z.string(),
  PUBLIC_URL: publicUrl,
  SOURCE_URL: sourceUrlField,
  SUPPORT_URL: supportUrlField,
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,}$/,
      "must be 16 characters or more without spaces. Make one with: openssl rand -hex 16",
    ),
} as const;

export const VARIABLES: readonly string[] = [
  ...SERVICES.flatMap(({ variables }) => variables),
  ...Object.keys(FIELDS),
];

/** Enough for a few hundred people playing at once; together with the rest of the bot it fits in a gigabyte. */
const MEMORY_MB = 256;
const DEFAULT_PORT = 8080;
const ANY_HOST = "0.0.0.0";

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
  const dataDir = read("DATA_DIR") ?? "./data";
  const hostKey = read("HOST_KEY");
  const metricsToken = read("METRICS_TOKEN");
  const secrets = [
    ...platforms.flatMap((one) => one.secrets),
    environment.HOST_KEY,
    environment.METRICS_TOKEN,
    password(redisUrl),
  ];
  // Read again where they're shown; here they're only validated.
  read("SOURCE_URL");
  read("SUPPORT_URL");
  const pages = readPages(read, environment.PORT, report);
  const isCalled = pages.publicUrl !== undefined || platforms.some(({ listens }) => listens);
  const config: Config = {
    platforms,
    ...(redisUrl && { redisUrl }),
    dataDir,
    ...(hostKey && { hostKey }),
    historyRounds: read("HISTORY_ROUNDS") ?? 10_000,
    ...(read("BUDGETS") === "off" && { budgets: "off" }),
    memoryMb: read("MEMORY_MB") ?? MEMORY_MB,
    logLevel: read("LOG_LEVEL") ?? "info",
    logIds: read("LOG_IDS") ?? "hashed",
    isCalled,
    ...readHttp(read, isCalled),
    ...pages,
    ...(metricsToken && { metricsToken }),
    secrets: secrets.flatMap((secret) => (secret ? [secret] : [])),
  };
  return { config, problems };
}

/** @param port as given in the environment: a default port wouldn't be in anyone's proxy configuration. */
function readPages(
  read: ReadVariable<typeof FIELDS>,
  port: string | undefined,
  report: (problem: ConfigProblem) => void,
): Pick<Config, "publicUrl"> {
  const publicUrl = read("PUBLIC_URL");
  if (publicUrl && !port?.trim())
    report(new ConfigProblem("PORT", "must be set if PUBLIC_URL is: the port for the pages, such as 8080"));
  return publicUrl ? { publicUrl } : {};
}

function readHttp(read: ReadVariable<typeof FIELDS>, isNeeded: boolean): Pick<Config, "http"> {
  const port = read("PORT") ?? (isNeeded ? DEFAULT_PORT : undefined);
  const host = read("HOST") ?? ANY_HOST;
  return port === undefined ? {} : { http: { port, host } };
}

function readHostKey(text: string): Uint8Array {
  const key = bytesOfKey(text);
  if (key) return key;
  throw new RangeError(`must be a key of 32 bytes in base64 or hex. ${MADE_WITH}`);
}

const MADE_WITH = "Make one with: openssl rand -base64 32";

function bytesOfKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, "hex") : Buffer.from(trimmed, "base64");
  return key.length === 32 ? key : undefined;
}

function password(url: string | undefined): string | undefined {
  return url && /^[^:]+:\/\/[^@/]*:([^@]+)@/.exec(url)?.[1];
}
