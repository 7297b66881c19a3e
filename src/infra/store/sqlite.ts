// The store in an embedded file, which several processes of one machine may share.

import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type Backend, StoreError } from "./types.ts";

export const IN_MEMORY = ":memory:";
export const FILE_NAME = "gadalka.db";
/** How long a statement may block this process while another one writes; after that it waits asynchronously. */
const BUSY_MS = 50;
/** About how long the log may keep what was removed or overwritten. */
const TRUNCATED_EVERY_MS = 1_000;
const PURGE_EVERY_WRITES = 1_000;

// The last two lines fail on an older form of store, and on a read-only file, which opens but can't be written.
const SCHEMA = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS documents (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER);
  CREATE INDEX IF NOT EXISTS documents_expires ON documents (expires) WHERE expires IS NOT NULL;
  CREATE TABLE IF NOT EXISTS scores (board TEXT, member TEXT, score REAL, expires INTEGER, PRIMARY KEY (board, member));
  CREATE INDEX IF NOT EXISTS scores_order ON scores (board, score DESC, member);
  SELECT expires FROM scores LIMIT 0;
  BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK;`;
const ALIVE = "(expires IS NULL OR expires > now_ms())";
const IN_BOARD = `FROM scores WHERE board = ?1 AND ${ALIVE}`;
const ALL = `
  SELECT key, value, expires, 0 AS isBoard FROM documents WHERE key LIKE ?1 || '%' AND ${ALIVE}
  UNION ALL SELECT board, json_group_array(json_object('member', member, 'score', score)), expires, 1
  FROM scores WHERE board LIKE ?1 || '%' AND ${ALIVE} GROUP BY board`;

/** Opens or creates `<dataDir>/gadalka.db`, or a store in memory. @throws StoreError. */
export async function openSqlite(dataDir: string, timeoutMs: number): Promise<Backend> {
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE_NAME);
  const reached = async <R>(work: () => R): Promise<R> => {
    for (const untilMs = performance.now() + timeoutMs; ; await wait(1 + Math.random() * 10))
      try {
        return work();
      } catch (cause) {
        const error = explained(path, cause);
        if (error.code !== "unreachable" || performance.now() > untilMs) throw error;
      }
  };
  const db = await reached(() => opened(dataDir, path));
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  // `secure_delete` clears what's deleted in the file; the log keeps pages as they were, until it's emptied.
  let hasLog = true;
  const truncate = async (): Promise<void> => {
    if (hasLog) hasLog = (await reached(() => sql("PRAGMA wal_checkpoint(TRUNCATE)").get()))?.busy !== 0;
  };
  const truncation = setInterval(() => truncate().catch(() => undefined), TRUNCATED_EVERY_MS).unref();

  let writes = 0;
  const writing = <R>(work: () => R): Promise<R> =>
    reached(() => {
      db.exec("BEGIN IMMEDIATE");
      try {
        const isPurging = writes++ % PURGE_EVERY_WRITES === 0;
        for (const table of isPurging ? ["documents", "scores"] : [])
          sql(`DELETE FROM ${table} WHERE NOT ${ALIVE}`).run();
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
  const drop = (key: string) => sql("DELETE FROM documents WHERE key = ?").run(key).changes > 0;
  return {
    read: (key) => reached(() => present(key)),
    remove: (key) => writing(() => present(key) !== undefined && drop(key)),
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
          const expires = sql(`SELECT max(expires) AS expires ${IN_BOARD}`).get(board)?.expires ?? null;
          sql("INSERT OR REPLACE INTO scores VALUES (?, ?, ?, ?)").run(board, member, score, expires);
          if (ttlMs === undefined) return;
          sql(`UPDATE scores SET expires = ?2 WHERE board = ?1 AND ${ALIVE}`).run(board, Date.now() + ttlMs);
        }),
      remove: (member) =>
        writing(() => sql(`DELETE ${IN_BOARD} AND member = ?2`).run(board, member).changes > 0),
      top: (count, least = Number.NEGATIVE_INFINITY) =>
        reached(() => {
          const order = "ORDER BY score DESC, member LIMIT ?3";
          return sql(`SELECT member, score ${IN_BOARD} AND score >= ?2 ${order}`).all(board, least, count);
        }) as Promise<never>,
      scoreOf: (member) =>
        reached(() => sql(`SELECT score ${IN_BOARD} AND member = ?2`).get(board, member)?.score as never),
    }),
    async *records(prefix) {
      for (const { key, value, expires, isBoard } of await reached(() => sql(ALL).all(prefix))) {
        const expiresAt = expires === null ? undefined : Number(expires);
        yield { key: `${key}`, value: isBoard ? JSON.parse(`${value}`) : `${value}`, expiresAt };
      }
    },
    async close() {
      clearInterval(truncation);
      await truncate().catch(() => undefined);
      db.close();
    },
  };
}

function opened(dataDir: string, path: string): DatabaseSync {
  if (path !== IN_MEMORY) {
    makeFolder(dataDir);
    // Only for its owner; SQLite gives its other files the same mode.
    closeSync(openSync(path, "a", 0o600));
  }
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    db.function("now_ms", () => Date.now());
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Not by Node's recursive mkdir, which never ends below a folder such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

const ANOTHER_FOLDER = "set DATA_DIR to another folder this user can write to, such as ./data";
/** By SQLite's result code: 5 and 6 come while another process writes. */
const ADVICE: Readonly<Record<number, string>> = {
  1: `was written by another version of this program. Use that version, or ${ANOTHER_FOLDER}`,
  5: "is locked by another program. Close that program",
  6: "is locked by another program. Close that program",
  11: "is damaged. Keep a copy, then restore a backup or move it away",
  13: "can't grow because the disk is full. Free some space",
  26: `isn't a data file of this program. Move it away, or ${ANOTHER_FOLDER}`,
};

function explained(path: string, cause: unknown): StoreError {
  const { message, errcode = 0 } = cause as Error & { errcode?: number };
  const other = `can't be opened or written (${message}). Make the folder writable for this user, or ${ANOTHER_FOLDER}`;
  const code = errcode & 0xff;
  const isBusy = code === 5 || code === 6;
  return new StoreError(isBusy ? "unreachable" : "unwritable", `${path} ${ADVICE[code] ?? other}`, { cause });
}
