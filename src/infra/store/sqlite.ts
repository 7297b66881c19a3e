// The store in an embedded file, which several processes of one machine may share.

import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../make-folder.ts";
import { type Backend, type ScoredMember, StoreError } from "./types.ts";

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
const ALIVE = "(expires IS NULL OR expires > $now)";
const IN_BOARD = `FROM scores WHERE board = $board AND ${ALIVE}`;

/** Opens or creates `<dataDir>/gadalka.db`, or a store in memory. @throws StoreError. */
export async function openSqlite(dataDir: string, timeoutMs: number): Promise<Backend> {
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE_NAME);
  const reached = async <R>(work: () => R): Promise<R> => {
    for (const untilMs = performance.now() + timeoutMs; ; await wait(1 + Math.random() * 10))
      try {
        return work();
      } catch (cause) {
        if (!isBusy(cause) || performance.now() > untilMs) throw explained(path, cause);
      }
  };
  const db = await reached(() => opened(dataDir, path));
  const select = db.prepare(`SELECT value FROM documents WHERE key = $key AND ${ALIVE}`);
  const write = db.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)");
  const drop = db.prepare("DELETE FROM documents WHERE key = ?");
  const top = db.prepare(
    `SELECT member, score ${IN_BOARD} AND score >= $least ORDER BY score DESC, member LIMIT $count`,
  );
  const scoreOf = db.prepare(`SELECT score ${IN_BOARD} AND member = $member`);
  const unset = db.prepare(`DELETE ${IN_BOARD} AND member = $member`);
  const set = db.prepare(
    `INSERT OR REPLACE INTO scores VALUES ($board, $member, $score, (SELECT max(expires) ${IN_BOARD}))`,
  );
  const expire = db.prepare(`UPDATE scores SET expires = $until WHERE board = $board AND ${ALIVE}`);
  const purges = ["documents", "scores"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE expires <= ?`),
  );
  const all = db.prepare(`
    SELECT key, value, expires, 0 AS isBoard FROM documents WHERE key LIKE $prefix || '%' AND ${ALIVE}
    UNION ALL SELECT board, json_group_array(json_object('member', member, 'score', score)), expires, 1
    FROM scores WHERE board LIKE $prefix || '%' AND ${ALIVE} GROUP BY board`);
  // `secure_delete` clears what's deleted in the file; the log keeps pages as they were, until it's emptied.
  const checkpoint = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  let hasLog = true;
  const truncation = setInterval(() => {
    if (hasLog)
      reached(() => checkpoint.get()).then(
        (done) => (hasLog = done?.busy !== 0),
        () => undefined,
      );
  }, TRUNCATED_EVERY_MS).unref();

  let writes = 0;
  const writing = <R>(work: () => R): Promise<R> =>
    reached(() => {
      db.exec("BEGIN IMMEDIATE");
      try {
        if (writes++ % PURGE_EVERY_WRITES === 0) for (const purge of purges) purge.run(Date.now());
        const result = work();
        db.exec("COMMIT");
        hasLog = true;
        return result;
      } finally {
        if (db.isTransaction) db.exec("ROLLBACK");
      }
    });
  const present = (key: string) => select.get({ key, now: Date.now() })?.value as string | undefined;
  const swap: (...one: Parameters<Backend["swap"]>) => boolean = (key, before, next, ttlMs) => {
    if (present(key) !== before) return false;
    if (next === undefined) drop.run(key);
    else write.run(key, next, ttlMs === undefined ? null : Date.now() + ttlMs);
    return true;
  };
  return {
    read: (key) => reached(() => present(key)),
    remove: (key) => writing(() => present(key) !== undefined && drop.run(key).changes > 0),
    swap: (...one) => writing(() => swap(...one)),
    board: (board) => ({
      set: (member, score, ttlMs) =>
        writing(() => {
          set.run({ board, member, score, now: Date.now() });
          if (ttlMs !== undefined) expire.run({ board, until: Date.now() + ttlMs, now: Date.now() });
        }),
      remove: (member) => writing(() => unset.run({ board, member, now: Date.now() }).changes > 0),
      top: (count, least = Number.NEGATIVE_INFINITY) =>
        reached(() => top.all({ board, least, count, now: Date.now() }) as unknown as ScoredMember[]),
      scoreOf: (member) =>
        reached(() => scoreOf.get({ board, member, now: Date.now() })?.score as number | undefined),
    }),
    async *records(prefix) {
      for (const { key, value, expires, isBoard } of await reached(() =>
        all.all({ prefix, now: Date.now() }),
      )) {
        const [text, expiresAt] = [String(value), expires === null ? undefined : Number(expires)];
        yield { key: String(key), value: isBoard ? JSON.parse(text) : text, expiresAt };
      }
    },
    close: async () => {
      clearInterval(truncation);
      await reached(() => checkpoint.get()).catch(() => undefined);
      db.close();
    },
  };
}

function opened(dataDir: string, path: string): DatabaseSync {
  if (path !== IN_MEMORY) {
    makeFolder(dataDir, 0o700);
    // Only for its owner; SQLite gives its other files the same mode.
    closeSync(openSync(path, "a", 0o600));
  }
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const ANOTHER_FOLDER = "set DATA_DIR to another folder this user can write to, such as ./data";

/** By SQLite's result code. */
const ADVICE: Readonly<Record<number, string>> = {
  1: `was written by another version of this program. Use that version, or ${ANOTHER_FOLDER}`,
  11: "is damaged. Keep a copy, then restore a backup or move it away",
  13: "can't grow because the disk is full. Free some space",
  26: `isn't a data file of this program. Move it away, or ${ANOTHER_FOLDER}`,
};

function explained(path: string, cause: unknown): StoreError {
  if (isBusy(cause))
    return new StoreError("unreachable", `${path} is locked by another program. Close that program`, {
      cause,
    });
  const other = `can't be opened or written (${(cause as Error).message}). Make the folder writable for this user, or ${ANOTHER_FOLDER}`;
  return new StoreError("unwritable", `${path} ${ADVICE[resultCode(cause)] ?? other}`, { cause });
}

function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultCode(error));
}

function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
