// The log: JSON lines on standard error, with every secret of the configuration redacted.

import { pino } from "pino";

/** Error reporting; tests inject their own. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** A log at `level` that redacts each of `secrets`. */
export function createLog(
  level: string,
  secrets: readonly string[],
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const blot = (line: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
  return pino({ level, base: null }, { write: (line: string) => write(blot(line)) });
}
