// What one proof starts and creates: its folder, its processes, and the order of cleanup.

import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Everything of one proof that must be gone when it ends. */
export interface World {
  /** Its own folder; kept after a failure. */
  readonly folder: string;
  /** Kills this process when ours ends, for whatever reason. */
  guards(child: ChildProcess): void;
  /** Runs `clean` at the end, before everything registered earlier. */
  finally(clean: () => unknown): void;
  /** Writes a file to the folder. */
  keep(name: string, text: string): void;
  /** Cleans up, and removes the folder unless it should be kept. A second call waits for the first. */
  end(isKept: boolean): Promise<void>;
}

const open = new Set<World>();
/** Each started process adds a listener to be ended with ours. */
process.setMaxListeners(100);

export function openWorld(): World {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-prove-"));
  const cleanups: (() => unknown)[] = [];
  const children = new Set<ChildProcess>();
  const killAll = (): void => {
    for (const child of children) child.kill("SIGKILL");
  };
  process.on("exit", killAll);
  let ended: Promise<void> | undefined;
  const end = async (isKept: boolean): Promise<void> => {
    for (const clean of cleanups.toReversed()) await Promise.resolve(clean()).catch(() => {});
    killAll();
    process.off("exit", killAll);
    open.delete(world);
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  };
  const world: World = {
    folder,
    guards: (child) => {
      children.add(child);
      child.once("exit", () => children.delete(child));
    },
    finally: (clean) => void cleanups.push(clean),
    keep: (name, text) => writeFileSync(join(folder, name), text),
    end: (isKept) => {
      ended ??= end(isKept);
      return ended;
    },
  };
  open.add(world);
  return world;
}

/** Ends every open world, on an interruption. */
export async function endWorlds(): Promise<void> {
  await Promise.all([...open].map((world) => world.end(false)));
}
