// What one proof starts and makes: its folder, its processes, and the order in which they go.

import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Everything of one proof that has to be gone when it ends. */
export interface World {
  /** A folder of its own; kept after a failure. */
  readonly folder: string;
  /** Has this process killed when ours ends, whatever ends it. */
  guards(child: ChildProcess): void;
  /** Has `clean` run at the end, before all that was noted earlier. */
  finally(clean: () => unknown): void;
  /** Writes a file into the folder. */
  keep(name: string, text: string): void;
  /** Cleans up, and removes the folder unless it is to be kept. A second call waits for the first. */
  end(isKept: boolean): Promise<void>;
}

const open = new Set<World>();
/** Each process that is started notes how it is to end with ours. */
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

/** Ends every world that is open; for an interruption. */
export async function endWorlds(): Promise<void> {
  await Promise.all([...open].map((world) => world.end(false)));
}
