// The log: JSON lines on standard error, with every secret of the configuration redacted, and ids of
// people, chats and messages as hashes.

import { pino } from "pino";
import { hashedIds, PLAIN_IDS } from "./log-fields.ts";

/** Error reporting; tests inject their own. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** What the log takes from the configuration. */
export interface LogSettings {
  readonly logLevel: string;
  readonly logIds: "hashed" | "plain";
  /** Every value that must never be printed. */
  readonly secrets: readonly string[];
  /** The first one keys the hashes; none: they are of this run alone. */
  readonly stateKeys: readonly Uint8Array[];
}

export function createLog(
  { logLevel, logIds, secrets, stateKeys }: LogSettings,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const blot = (line: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
  // Errors are fields by then: pino's own serializer would print all that hangs on one.
  const serializers = { err: (fields: unknown) => fields };
  const log = pino(
    { level: logLevel, base: null, serializers },
    { write: (line: string) => write(blot(line)) },
  );
  const { fields, text } = logIds === "plain" ? PLAIN_IDS : hashedIds(stateKeys[0]);
  return {
    info: (all, message) => log.info(fields(all), text(message)),
    warn: (all, message) => log.warn(fields(all), text(message)),
    error: (all, message) => log.error(fields(all), text(message)),
  };
}
