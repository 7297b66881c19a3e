// The log: JSON lines on standard error, with every secret of the configuration blotted out.

import { pino } from "pino";
import type { Log } from "../chat/index.ts";

/** A log at `level` that replaces each of `secrets` wherever it stands. */
export function createLog(
  level: string,
  secrets: readonly string[],
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const blot = (line: string): string => secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
  return pino({ level, base: null }, { write: (line: string) => write(blot(line)) });
}
