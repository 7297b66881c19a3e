// The log: JSON lines on standard error, with all secrets of the configuration redacted, and the ids of people, chats
// and messages hashed.

import { pino } from "pino";
import { hashedIds, PLAIN_IDS } from "./log-fields.ts";

/** Error reporting; tests inject their own. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** The configuration that the log needs. */
export interface LogSettings {
  readonly logLevel: string;
  readonly logIds: "hashed" | "plain";
  /** All values that must never be printed. */
  readonly secrets: readonly string[];
}

export function createLog(
  { logLevel, logIds, secrets }: LogSettings,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const blot = (line: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
  // Errors have already been turned into fields; pino's own serializer would print everything attached to them.
  const serializers = { err: (fields: unknown) => fields };
  const log = pino(
    { level: logLevel, base: null, serializers },
    { write: (line: string) => write(blot(line)) },
  );
  const { fields, text } = logIds === "plain" ? PLAIN_IDS : hashedIds();
  return {
    info: (all, message) => log.info(fields(all), text(message)),
    warn: (all, message) => log.warn(fields(all), text(message)),
    error: (all, message) => log.error(fields(all), text(message)),
  };
}
