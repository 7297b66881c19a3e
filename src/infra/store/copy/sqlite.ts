// The embedded file as a whole. It is read in one transaction of a connection of its own, so that the copy is of
// one moment, whoever writes meanwhile.

import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { PREFIX } from "../keys.ts";
import { type DataFile, fileError, openDataFile, truncateLog } from "../sqlite/file.ts";
import { isCopied, isDocumentValue, type StoreCopy, type StoredRecord } from "./records.ts";

const PAGE = 500;
/** Of another process's write, in ms. */
const BUSY_MS = 5_000;

type Row = Readonly<Record<string, string | number | null>>;

/** @throws StoreError `unwritable`, `newer`. */
export function copyOfFile(dataDir: string): StoreCopy {
  const file = openDataFile(dataDir);
  const { database, path } = file;
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL;`);
  return {
    records: (prefix = "") => snapshot(file, (reader) => recordsIn(reader, PREFIX + prefix)),
    keys: () => snapshot(file, keysIn),
    put: async (records) => within(file, () => putAll(database, records)),
    remove: async (keys) => within(file, () => removeAll(database, keys)),
    compact: async () => explained(path, () => compact(database)),
    close: async () => explained(path, () => database.close()),
  };
}

/** Pages of what is in the file at this moment. */
async function* snapshot<T>(
  { path }: DataFile,
  pages: (reader: DatabaseSync) => Generator<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
  try {
    reader.exec("BEGIN");
    for (const page of pages(reader)) {
      yield page;
      await turn();
    }
  } catch (error) {
    throw fileError(path, error);
  } finally {
    reader.close();
  }
}

const ALIVE = "(expires IS NULL OR expires > $now)";

function* recordsIn(reader: DatabaseSync, prefix: string): Generator<readonly StoredRecord[]> {
  const now = Date.now();
  const documents = reader.prepare(
    `SELECT key, value, expires FROM documents WHERE key > $after AND key < $end AND ${ALIVE} ORDER BY key LIMIT ${PAGE}`,
  );
  const end = `${prefix}\u{10ffff}`;
  for (const page of pagesOf((after) => documents.all({ after, end, now }) as Row[], prefix))
    yield page.flatMap(documentOf);
  if (!`${PREFIX}board:`.startsWith(prefix)) return;
  yield* boardsIn(reader, now);
}

/** `read` gives the rows whose key comes after. */
function* pagesOf(read: (after: string) => Row[], first: string): Generator<Row[]> {
  for (let page = read(first); page.length > 0; page = read(String(page.at(-1)?.key))) yield page;
}

function documentOf({ key, value, expires }: Row): readonly StoredRecord[] {
  if (!isCopied(String(key)) || !isDocumentValue(String(value))) return [];
  const expiry = expires === null ? {} : { expiresAt: Number(expires) };
  return [{ type: "document", key: String(key), value: String(value), ...expiry }];
}

function* boardsIn(reader: DatabaseSync, now: number): Generator<readonly StoredRecord[]> {
  const boards = reader.prepare(
    `SELECT DISTINCT scores.board AS key, expires FROM scores LEFT JOIN boards USING (board) WHERE ${ALIVE}`,
  );
  const scores = reader.prepare(
    `SELECT member AS key, score FROM scores WHERE board = $board AND member > $after ORDER BY member LIMIT ${PAGE}`,
  );
  for (const { key, expires } of boards.all({ now }) as Row[]) {
    const board = String(key);
    const expiry = expires == null ? {} : { expiresAt: Number(expires) };
    for (const page of pagesOf((after) => scores.all({ board, after }) as Row[], "")) {
      const members = page.map((row) => [String(row.key), Number(row.score)] as const);
      yield [{ type: "board", key: board, members, ...expiry }];
    }
  }
}

function* keysIn(reader: DatabaseSync): Generator<readonly string[]> {
  const documents = reader.prepare(`SELECT key FROM documents WHERE key > ? ORDER BY key LIMIT ${PAGE}`);
  for (const page of pagesOf((after) => documents.all(after) as Row[], PREFIX))
    yield page.map(({ key }) => String(key));
  for (const table of ["SELECT DISTINCT board AS key FROM scores", "SELECT key FROM claims"])
    yield (reader.prepare(table).all() as Row[]).map(({ key }) => String(key));
}

function putAll(database: DatabaseSync, records: readonly StoredRecord[]): void {
  const document = database.prepare(
    "INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)",
  );
  const score = database.prepare("INSERT OR REPLACE INTO scores (board, member, score) VALUES (?, ?, ?)");
  const board = database.prepare("INSERT OR REPLACE INTO boards (board, expires) VALUES (?, ?)");
  for (const record of records) {
    const { key, expiresAt } = record;
    if (record.type === "document") document.run(key, record.value, expiresAt ?? null);
    else for (const [member, points] of record.members) score.run(key, member, points);
    if (record.type === "board" && expiresAt !== undefined) board.run(key, expiresAt);
  }
}

function removeAll(database: DatabaseSync, keys: readonly string[]): void {
  const tables = ["documents WHERE key", "scores WHERE board", "boards WHERE board", "claims WHERE key"];
  const statements = tables.map((where) => database.prepare(`DELETE FROM ${where} = ?`));
  for (const key of keys) for (const statement of statements) statement.run(key);
}

/** Removed rows are zeros already, unless something else wrote them; free pages go wholly. */
function compact(database: DatabaseSync): void {
  database.exec("VACUUM");
  truncateLog(database);
}

function explained(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw fileError(path, error);
  }
}

function within({ database, path }: DataFile, work: () => void): void {
  explained(path, () => {
    database.exec("BEGIN IMMEDIATE");
    try {
      work();
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  });
}
