// A clock for the bot that tests can move ahead, so that no test has to wait for minutes.

import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./rig.ts";

const PRELOADED = fileURLToPath(new URL("clock-ahead.mjs", import.meta.url));
const LENGTH = 16;

/** `environment` is to start the bot with. */
export function clockAhead() {
  const folder = temporaryFolder();
  const path = join(folder.path, "ahead");
  const file = openSync(path, "w");
  let ahead = 0;
  // Always the same length and written at once, because the bot may read it at any moment.
  const write = (): void => void writeSync(file, String(ahead).padStart(LENGTH), 0);
  write();
  /** Moves the clock ahead by this much more. */
  const turn = (ms: number): void => {
    ahead += ms;
    write();
  };
  return {
    environment: { NODE_OPTIONS: `--import=${PRELOADED}`, CLOCK_AHEAD: path },
    turn,
    /** Moves it ahead by a minute, for a bot that may first finish what it's doing. */
    minute: async () => {
      turn(60_000);
      await wait(1_000);
    },
    remove: () => {
      closeSync(file);
      folder.remove();
    },
  };
}
