// Makes folders that survive a power cut. Node's recursive mkdir hangs on ENOENT below an existing
// folder (/proc), so it is not used.

import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates the folder and missing parents. @throws NodeJS.ErrnoException of the first failure. */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
    syncFolder(parent);
  } catch (error) {
    // Race: another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/** A new entry of a folder is on the disk for certain only once the folder is. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, "r");
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // Not every system and file system can; those that cannot need not.
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // Whatever is wrong with it, mkdir names it.
  }
}
