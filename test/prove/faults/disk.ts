// Disk faults under the embedded file.

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

/** How a full disk can be simulated on this machine: with a small mounted disk, or a limit on file sizes. */
export type FullDisk = "mount" | "limit";

/** Undefined if this machine supports neither. */
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

/** Mounts a small disk at the data folder. */
export function mountSmallDisk(world: World, folder: string): void {
  if (!mount(folder)) throw new Error(`no disk could be mounted at ${folder}`);
  world.finally(() => runs("umount", "-l", folder));
}

/** No byte is free for a while. */
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

/** Keeps the bot's files from growing, as `ulimit -f` does. */
async function limitFiles({ crew, lodging: { folder } }: Ground): Promise<void> {
  const pid = String(crew.bot(0).process.pid);
  const least = Math.min(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));
  if (!runs("prlimit", "--pid", pid, `--fsize=${Math.max(1, least)}:unlimited`))
    throw new Error("the size of files was not to be limited");
  await wait(AWAY_MS);
  runs("prlimit", "--pid", pid, "--fsize=unlimited:unlimited");
}

/** Root can write even to read-only files, unless it's started without that capability. */
const AS_OTHERS = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"];

/** The command line that makes a program respect read-only folders; undefined if there's none. */
export function respectful(): readonly string[] | undefined {
  if (process.getuid?.() !== 0) return [];
  return runs("setpriv", ...AS_OTHERS.slice(1), "true") ? AS_OTHERS : undefined;
}

/** The bot is killed and the folder becomes read-only: a start fails with a message. Once the folder is writable again,
 * the bot resumes where it was. */
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
