// Makes folders: Node's recursive mkdir never returns where the system answers ENOENT below a folder
// that exists, as in /proc.

import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes the folder and those above it that are missing, with this mode. @throws
 * NodeJS.ErrnoException of the first that cannot be made; EEXIST: a file is in its place. */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
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
