// Faults of the disk below the embedded file.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { World } from "../world.ts";
import type { Fault, Ground } from "./fault.ts";

const SHARE = 0.4;
const AWAY_MS = 4_000;
const DISK_BYTES = 16 * 2 ** 20;

/** How this machine lets a disk be full: a small disk of its own, or a limit on the size of files. */
export type FullDisk = "mount" | "limit";

/** Undefined where the machine lets neither be. */
export function fullDisk(): FullDisk | undefined {
  if (mayMount()) return "mount";
  return runs("prlimit", "--version") ? "limit" : undefined;
}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-mount-"));
  const may = mount(folder);
  if (may) runs("umount", folder);
  rmdirSync(folder);
  return may;
}

const mount = (folder: string): boolean =>
  runs("mount", "-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "none", folder);

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Puts a small disk below the data folder. */
export function mountSmallDisk(world: World, folder: string): void {
  if (!mount(folder)) throw new Error(`no disk could be mounted at ${folder}`);
  world.finally(() => runs("umount", "-l", folder));
}

/** Not a byte is left for a while. */
export const diskFull =
  (how: FullDisk): Fault =>
  async (ground) => {
    await ground.course.reaches(SHARE);
    await (how === "mount" ? fillDisk(ground) : limitFiles(ground));
    return {};
  };

async function fillDisk({ lodging: { folder } }: Ground): Promise<void> {
  const filler = join(folder, "filler");
  try {
    writeFileSync(filler, Buffer.alloc(DISK_BYTES));
    throw new Error("the disk was not to be filled");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  await wait(AWAY_MS);
  rmSync(filler);
}

/** Files of the bot may not grow, as with `ulimit -f`. */
async function limitFiles({ crew, lodging: { folder } }: Ground): Promise<void> {
  const pid = String(crew.bot(0).process.pid);
  const least = Math.min(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));
  if (!runs("prlimit", "--pid", pid, `--fsize=${Math.max(1, least)}:unlimited`))
    throw new Error("the size of files was not to be limited");
  await wait(AWAY_MS);
  runs("prlimit", "--pid", pid, "--fsize=unlimited:unlimited");
}

/** Root writes where it may not, unless it is started without that power. */
const AS_OTHERS = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"];

/** The command line by which a program respects read-only folders; undefined where there is none. */
export function respectful(): readonly string[] | undefined {
  if (process.getuid?.() !== 0) return [];
  return runs("setpriv", ...AS_OTHERS.slice(1), "true") ? AS_OTHERS : undefined;
}

/** The bot is killed, and the folder may not be written: a start is refused with words, and one goes
 * on where it was once the folder may be written. */
export const folderReadOnly: Fault = async ({ course, crew, lodging }) => {
  await course.reaches(SHARE);
  await crew.kill(0);
  setMode(lodging.folder, 0o500, 0o400);
  const words = await crew.start(0).then(() => "nothing, and ran", String);
  if (!words.includes("DATA_DIR")) throw new Error(`a start in a read-only folder said: ${words}`);
  setMode(lodging.folder, 0o700, 0o600);
  await crew.start(0);
  return {};
};

function setMode(folder: string, ofFolder: number, ofFiles: number): void {
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), ofFiles);
  chmodSync(folder, ofFolder);
}
