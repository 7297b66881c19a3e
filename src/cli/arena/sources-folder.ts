// Files of strategies in a folder of one's own, by the hashes that bundles know them by.

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { FILE_BYTES_MAX, noMaterials, openSandbox } from "../../arena/index.ts";
import { sha256Hex } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

const FILES_MAX = 10_000;

/** What the files of a folder hold, by SHA-256: JavaScript as it is played, whatever a file is called.
 * @throws ConfigProblem where it cannot be read. */
export async function readSourcesFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const sandbox = openSandbox({ materials: noMaterials });
  try {
    for (const name of (await namesIn(folder)).slice(0, FILES_MAX)) {
      const bytes = await readSmall(join(folder, name));
      if (!bytes) continue;
      found.set(sha256Hex(bytes), bytes);
      if (!/\.[cm]?ts$/i.test(name)) continue;
      const seen = await sandbox.inspect(name, bytes);
      if ("source" in seen) found.set(sha256Hex(seen.source), new TextEncoder().encode(seen.source));
    }
    return found;
  } finally {
    await sandbox.close();
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--sources", `${folder} is no folder that can be read (${code})`, {
      cause: error,
    });
  }
}

/** Undefined for what is no file, is too large for a strategy, or cannot be read. */
async function readSmall(path: string): Promise<Uint8Array | undefined> {
  try {
    const seen = await stat(path);
    return seen.isFile() && seen.size <= FILE_BYTES_MAX ? await readFile(path) : undefined;
  } catch {
    // It may be gone by now, or another's: then it is not at hand.
    return undefined;
  }
}
