// What the host's page needs of the running process: its health, its counts, and backups. Loaded only for bots that have
// such a page.

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Health } from "../infra/http/health.ts";
import { makeFolder } from "../infra/make-folder.ts";
import { type DayTally, startDayTally } from "../infra/metrics/day-tally.ts";
import { PACKAGE } from "../infra/source-hash.ts";
import type { Store } from "../infra/store/index.ts";
import { SERVICE_IDS } from "../platforms/index.ts";
import type { Owner } from "../web/page/page.ts";
import type { Config } from "./config.ts";

const LAUNCH = fileURLToPath(new URL("../launch.mjs", import.meta.url));
/** Only the host can read backups. */
const FOLDER_MODE = 0o700;
/** Proxies wait longer for an answer, though not as long as a large store may take. */
const ANSWERED_WITHIN_MS = 15_000;
const LISTED = 5;

type Outcome = Awaited<ReturnType<Owner["backUp"]>>;

/** Undefined without HOST_ADMINS. */
export function ownerOf(
  { admins, dataDir, redisUrl }: Config,
  { report }: Pick<Health, "report">,
  answeredWithinMs = ANSWERED_WITHIN_MS,
): Owner | undefined {
  if (!admins) return undefined;
  const folder = join(dataDir, "backups");
  const keepsFiles = redisUrl !== undefined || dataDir !== ":memory:";
  let last: Outcome | undefined;
  let running: Promise<Outcome> | undefined;
  const late: Outcome = { said: "The backup is being made. Refresh to see what became of it.", isDone: true };
  return {
    admins,
    platforms: SERVICE_IDS,
    health: report,
    backUp: async () => {
      if (!keepsFiles) return { said: "DATA_DIR is :memory:, which keeps nothing.", isDone: false };
      if (running) return { said: "A backup is being made already.", isDone: false };
      running = backedUp(folder).finally(() => {
        running = undefined;
      });
      void running.then((outcome) => {
        last = outcome;
      });
      return Promise.race([running, wait(answeredWithinMs, late, { ref: false })]);
    },
    backups: () => ({ files: filesIn(folder), said: running ? late.said : last?.said }),
  };
}

/** Adds up what this process counts, among others on the same store. */
export function startTally(store: Store): DayTally {
  const { version } = PACKAGE;
  return startDayTally(store, { id: randomUUID(), version, startedAt: Date.now() }, Date.now);
}

/** In a process of its own, so that people's presses don't wait for it. Says what `gadalka backup` said. */
async function backedUp(folder: string): Promise<Outcome> {
  const name = `gadalka-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup`;
  const command = [LAUNCH, "cli/index", "backup", "--out", join(folder, name)];
  try {
    makeFolder(folder, FOLDER_MODE);
    const { stdout } = await promisify(execFile)(process.execPath, command);
    return { said: stdout.trim(), isDone: true };
  } catch (error) {
    const { stderr = "", message } = error as Error & { readonly stderr?: string };
    const why = stderr.trim().split("\n").at(-1) || message;
    return { said: `No backup was made. ${why}`, isDone: false };
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => /^gadalka-[\dTZ-]+\.backup$/.test(name));
    return names.sort().reverse().slice(0, LISTED);
  } catch {
    return []; // There's no folder before the first backup.
  }
}
