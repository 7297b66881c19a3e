// Creates folders that survive a power cut. Doesn't use Node's recursive mkdir, because it hangs on ENOENT below an
// existing folder (/proc).

import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates the folder and missing parents. @throws NodeJS.ErrnoException for the first failure. */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
    syncFolder(parent);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

/** Syncs a folder: a new entry is safely on disk only once its folder is synced. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, "r");
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // Not all systems and file systems support this, and those that don't don't need it.
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // Whatever the problem is, mkdir will report it.
  }
}
