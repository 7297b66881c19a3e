// Makes folders, because Node's recursive mkdir hangs on ENOENT below an existing folder (/proc).

import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates the folder and missing parents. @throws NodeJS.ErrnoException of the first failure. */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Race: another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // Whatever is wrong with it, mkdir names it.
  }
}
