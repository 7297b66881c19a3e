// The store in an embedded file, which several processes of one machine may share.

import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Backend, StoreError } from "./types.ts";

const IN_MEMORY = ":memory:";
export const FILE_NAME = "gadalka.db";

// The last lines fail on an older form of store, and while another program locks it.
const SCHEMA = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS documents (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER);
  CREATE TABLE IF NOT EXISTS scores (board TEXT, member TEXT, score REAL, expires INTEGER, PRIMARY KEY (board, member));
  CREATE INDEX IF NOT EXISTS scores_order ON scores (board, score DESC, member);
  CREATE INDEX IF NOT EXISTS documents_expires ON documents (expires) WHERE expires IS NOT NULL;
  CREATE INDEX IF NOT EXISTS scores_expires ON scores (expires) WHERE expires IS NOT NULL;
  BEGIN IMMEDIATE; ROLLBACK;`;
const ALIVE = "(expires IS NULL OR expires > now_ms())";
const IN_BOARD = `FROM scores WHERE board = ?1 AND ${ALIVE}`;
const TOP = `SELECT member, score ${IN_BOARD} AND score >= ?2 ORDER BY score DESC, member LIMIT ?3`;
const ALL = `
  SELECT key, value, expires, 0 AS isBoard FROM documents WHERE key LIKE ?1 || '%' AND ${ALIVE}
  UNION ALL SELECT board, json_group_array(json_object('member', member, 'score', score)), expires, 1
  FROM scores WHERE board LIKE ?1 || '%' AND ${ALIVE} GROUP BY board`;

/** Opens or creates that folder's file. `timeoutMs`: how long a statement waits for another process. @throws StoreError. */
export async function openSqlite(dataDir: string, timeoutMs: number): Promise<Backend> {
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE_NAME);
  const used = async <R>(work: () => R): Promise<R> => {
    try {
      return work();
    } catch (cause) {
      const { message, errcode = 0 } = cause as Error & { errcode?: number };
      // SQLITE_BUSY and SQLITE_LOCKED: another process is writing.
      const code = [5, 6].includes(errcode & 0xff) ? "unreachable" : "unwritable";
      const advice = `free space, close the other program or set DATA_DIR to a folder that this user can write to`;
      throw new StoreError(code, `${path} can't be used (${message}); ${advice}`, { cause });
    }
  };
  const db = await used(() => {
    if (path !== IN_MEMORY) {
      try {
        mkdirSync(dataDir, { mode: 0o700 });
      } catch {
        // It exists, or opening the file fails too.
      }
      // Only for its owner; SQLite gives its other files the same mode.
      closeSync(openSync(path, "a", 0o600));
    }
    const opened = new DatabaseSync(path, { timeout: timeoutMs });
    opened.function("now_ms", () => Date.now());
    opened.exec(SCHEMA);
    return opened;
  });
  const sql = (text: string) => db.prepare(text);
  // `secure_delete` clears what's deleted in the file; the log keeps pages as they were, until it's emptied.
  let hasLog = true;
  const clean = async (): Promise<void> => {
    if (!hasLog) return;
    db.exec("DELETE FROM documents WHERE expires <= now_ms(); DELETE FROM scores WHERE expires <= now_ms()");
    hasLog = sql("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0;
  };
  const cleaning = setInterval(() => clean().catch(() => undefined), 1_000).unref();

  const writing = <R>(work: () => R): Promise<R> =>
    used(() => {
      db.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        db.exec("COMMIT");
        hasLog = true;
        return result;
      } finally {
        if (db.isTransaction) db.exec("ROLLBACK");
      }
    });
  const present = (key: string) =>
    sql(`SELECT value FROM documents WHERE key = ? AND ${ALIVE}`).get(key)?.value as string | undefined;
  const drop = (key: string) => sql(`DELETE FROM documents WHERE key = ? AND ${ALIVE}`).run(key).changes > 0;
  return {
    read: (key) => used(() => present(key)),
    remove: (key) => writing(() => drop(key)),
    swap: (key, before, next, ttlMs) =>
      writing(() => {
        if (present(key) !== before) return false;
        const expires = ttlMs === undefined ? null : Date.now() + ttlMs;
        if (next === undefined) drop(key);
        else sql("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)").run(key, next, expires);
        return true;
      }),
    board: (board) => ({
      set: (member, score, ttlMs) =>
        writing(() => {
          const expires = `(SELECT max(expires) ${IN_BOARD})`;
          sql(`INSERT OR REPLACE INTO scores VALUES (?1, ?2, ?3, ${expires})`).run(board, member, score);
          if (ttlMs === undefined) return;
          sql(`UPDATE scores SET expires = ?2 WHERE board = ?1 AND ${ALIVE}`).run(board, Date.now() + ttlMs);
        }),
      remove: (member) =>
        writing(() => sql(`DELETE ${IN_BOARD} AND member = ?2`).run(board, member).changes > 0),
      top: (count, least = Number.NEGATIVE_INFINITY) =>
        used(() => sql(TOP).all(board, least, count)) as Promise<never>,
    }),
    async *records(prefix) {
      for (const { key, value, expires, isBoard } of await used(() => sql(ALL).all(prefix))) {
        const expiresAt = expires === null ? undefined : Number(expires);
        yield { key: `${key}`, value: isBoard ? JSON.parse(`${value}`) : `${value}`, expiresAt };
      }
    },
    async close() {
      clearInterval(cleaning);
      await clean().catch(() => undefined);
      db.close();
    },
  };
}
