// The embedded data file: opened for sharing between processes, with readable errors.

import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../make-folder.ts";
import { StoreError } from "../types.ts";

export const IN_MEMORY = ":memory:";

const FILE_NAME = "gadalka.db";
/** Only for its owner; SQLite gives the log and shared-memory files the same mode. */
const FILE_MODE = 0o600;
/** How long a statement may block this process during another's write, in ms; after that it waits asynchronously. */
const BUSY_TIMEOUT_MS = 50;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER);
  CREATE INDEX IF NOT EXISTS documents_expires ON documents (expires) WHERE expires IS NOT NULL;
  CREATE TABLE IF NOT EXISTS claims (key TEXT PRIMARY KEY, expires INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS scores (
    board TEXT NOT NULL, member TEXT NOT NULL, score REAL NOT NULL, PRIMARY KEY (board, member)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS scores_order ON scores (board, score DESC, member);
  CREATE TABLE IF NOT EXISTS boards (board TEXT PRIMARY KEY, expires INTEGER NOT NULL);
`;

export interface DataFile {
  readonly path: string;
  readonly database: DatabaseSync;
}

/** Whether that folder has a data file; creates nothing. */
export function hasDataFile(dataDir: string): boolean {
  return dataDir !== IN_MEMORY && existsSync(join(dataDir, FILE_NAME));
}

/** Opens or creates `<dataDir>/gadalka.db`. @throws StoreError `unwritable`. */
export function openDataFile(dataDir: string): DataFile {
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE_NAME);
  let database: DatabaseSync | undefined;
  try {
    if (path !== IN_MEMORY) {
      makeFolder(dataDir, 0o700);
      closeSync(openSync(path, "a", FILE_MODE));
    }
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    prepare(database);
    return { path, database };
  } catch (error) {
    database?.close();
    throw fileError(path, error);
  }
}

function prepare(database: DatabaseSync): void {
  // FULL, so the schema is on disk at once. Later it's NORMAL, and wal-sync.ts syncs each write off this thread before
  // it's answered: a power cut can't undo anything that people have seen.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  // Otherwise deleted rows stay in the file's free pages until they're overwritten.
  database.exec("PRAGMA secure_delete = ON;");
  database.exec(SCHEMA);
  // Detects a read-only file here: SQLite opens it anyway, and keeps refusing writes after it becomes writable.
  database.exec("BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK;");
  database.exec("PRAGMA synchronous = NORMAL;");
}

/** Moves the log into the file and empties it, so that no deleted or overwritten data remains. False while another
 * connection reads or writes; the log is then untouched or partly emptied. */
export function truncateLog(database: DatabaseSync): boolean {
  return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

const ANOTHER_FOLDER = "set DATA_DIR to another folder this user can write to, such as ./data";

const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** Whether another process was writing; retryable. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === BUSY || code === LOCKED;
}

/** Converts a failure of the data file to a StoreError with advice. */
export function fileError(path: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  if (isBusy(cause))
    return new StoreError("unreachable", `${path} is locked by another program. Close that program`, {
      cause,
    });
  return new StoreError("unwritable", `${path} ${folderAdvice(cause) ?? advice(resultCode(cause))}`, {
    cause,
  });
}

function advice(code: number | undefined): string {
  if (code === NOT_A_DATABASE) return `isn't a data file of this program. Move it away, or ${ANOTHER_FOLDER}`;
  if (code === CORRUPT) return "is damaged. Keep a copy, then restore a backup or move it away";
  if (code === FULL) return "can't grow because the disk is full. Free some space";
  return `can't be opened or written. Make the folder writable for this user, or ${ANOTHER_FOLDER}`;
}

function folderAdvice(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !("syscall" in cause) || cause.syscall !== "mkdir") return undefined;
  const { code, path: folder = "its folder" } = cause as NodeJS.ErrnoException;
  const why =
    code === "EEXIST"
      ? `${folder} is a file, not a folder`
      : `the folder ${folder} can't be created (${code})`;
  return `can't be opened: ${why}; ${ANOTHER_FOLDER}`;
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  return error.errcode & 0xff;
}
