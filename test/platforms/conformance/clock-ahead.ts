// A clock for the bot that tests can move ahead, so that no test has to wait for minutes.

import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./rig.ts";

const PRELOADED = fileURLToPath(new URL("clock-ahead.mjs", import.meta.url));
const LENGTH = 16;

export interface ClockAhead {
  /** The environment to start the bot with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Moves the clock ahead by this much more. */
  turn(ms: number): void;
  remove(): void;
}

export function clockAhead(): ClockAhead {
  const folder = temporaryFolder();
  const path = join(folder.path, "ahead");
  const file = openSync(path, "w");
  let ahead = 0;
  // Always the same length and written at once, because the bot may read it at any moment.
  const write = (): void => void writeSync(file, String(ahead).padStart(LENGTH), 0);
  write();
  return {
    environment: { NODE_OPTIONS: `--import=${PRELOADED}`, CLOCK_AHEAD: path },
    turn: (ms) => {
      ahead += ms;
      write();
    },
    remove: () => {
      closeSync(file);
      folder.remove();
    },
  };
}
