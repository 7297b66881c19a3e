// The lines typed in earlier sittings, for the arrow keys. A nicety: whatever is wrong with the
// file, play goes on.

import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../../infra/make-folder.ts";

/** How many lines are kept. */
export const HISTORY_LINES_MAX = 500;

/** The kept lines, newest first; none where the file is absent or unreadable. */
export async function loadHistory(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  try {
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
    return lines.slice(-HISTORY_LINES_MAX).reverse();
  } catch {
    return []; // Nothing is lost but a convenience; the first sitting has no file.
  }
}

/** Keeps the lines, given newest first, readable for their owner alone. */
export async function saveHistory(file: string | undefined, lines: readonly string[]): Promise<void> {
  if (file === undefined) return;
  const kept = lines.slice(0, HISTORY_LINES_MAX).reverse();
  try {
    makeFolder(dirname(file));
    await writeFile(file, kept.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  } catch {
    // A read-only disk costs the arrow keys their memory, and nothing else.
  }
}
