// The embedded data file as a Keyv adapter.

import type { DatabaseSync } from "node:sqlite";
import type { KeyvStoreAdapter } from "keyv";

const NOT_EXPIRED = "(expires IS NULL OR expires > ?)";

/** Reports failures by rejecting, never by an event. */
export function sqliteAdapter(database: DatabaseSync): KeyvStoreAdapter {
  const get = database.prepare(`SELECT value FROM documents WHERE key = ? AND ${NOT_EXPIRED}`);
  const remove = database.prepare(`DELETE FROM documents WHERE key = ? RETURNING ${NOT_EXPIRED} AS lived`);
  const set = database.prepare("INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)");
  const clear = database.prepare("DELETE FROM documents");
  const adapter: KeyvStoreAdapter = {
    opts: { dialect: "sqlite", url: "" },
    // Keyv's type is generic; our values are strings.
    get: async <V>(key: string) => get.get(key, Date.now())?.value as V | undefined,
    set: async (key: string, value: string, ttlMs?: number) => {
      set.run(key, value, ttlMs === undefined ? null : Date.now() + ttlMs);
    },
    delete: async (key) => remove.get(key, Date.now())?.lived === 1,
    clear: async () => {
      clear.run();
    },
    on: () => adapter,
  };
  return adapter;
}
