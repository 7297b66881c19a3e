// Command history of earlier sittings, for the arrow keys. File errors are ignored: it is optional.

import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../../infra/make-folder.ts";

/** Maximum stored lines. */
export const HISTORY_LINES_MAX = 500;

/** Stored lines, newest first; none if the file is missing or unreadable. */
export async function loadHistory(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  try {
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
    return lines.slice(-HISTORY_LINES_MAX).reverse();
  } catch {
    return []; // Nothing is lost but a convenience; the first sitting has no file.
  }
}

/** Saves the lines, newest first, readable by the owner only. */
export async function saveHistory(file: string | undefined, lines: readonly string[]): Promise<void> {
  if (file === undefined) return;
  const kept = lines.slice(0, HISTORY_LINES_MAX).reverse();
  try {
    makeFolder(dirname(file), 0o700);
    await writeFile(file, kept.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  } catch {
    // On a read-only disk only the history is lost.
  }
}
