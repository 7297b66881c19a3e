// An embedded data file for a test, in its own folder.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RawStorage, StoreUnderTest } from "../../contracts/store-contract.ts";

/** A folder that doesn't exist yet, and a function that removes it. */
export function freshFolder(): { path: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), "gadalka-store-"));
  return { path: join(parent, "data"), remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** A store in a fresh folder, with raw access to its file. */
export function embeddedFile(): StoreUnderTest {
  const folder = freshFolder();
  return {
    options: { dataDir: folder.path },
    raw: rawOf(folder.path),
    stop: async () => folder.remove(),
  };
}

/** Raw access to the file in that folder. */
function rawOf(folder: string): RawStorage {
  const query = (sql: string, ...values: string[]) => {
    const database = new DatabaseSync(join(folder, "gadalka.db"), { timeout: 5_000 });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  };
  return {
    get: async (key) =>
      query("SELECT value FROM documents WHERE key = ?", key)[0]?.value as string | undefined,
    set: async (key, value) =>
      void query("INSERT OR REPLACE INTO documents (key, value) VALUES (?, ?)", key, value),
  };
}
