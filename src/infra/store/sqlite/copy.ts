// Copies the whole embedded file, in one read transaction of a separate connection, so that the copy is consistent even
// if others write meanwhile.

import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { isCopied, isDocumentValue, type StoreCopy, type StoredRecord } from "../copy.ts";
import { PREFIX } from "../keys.ts";
import { fileError, openDataFile, truncateLog } from "./file.ts";

const PAGE = 500;
/** How long to wait for another process's write, in ms. */
const BUSY_MS = 5_000;

type Row = Readonly<Record<string, string | number | null>>;

/** @throws StoreError `unwritable`. */
export function copyOfFile(dataDir: string): StoreCopy {
  const { database, path } = openDataFile(dataDir);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL;`);
  const explained = async (work: () => void): Promise<void> => {
    try {
      work();
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw fileError(path, error);
    }
  };
  const within = (work: () => void): Promise<void> =>
    explained(() => {
      database.exec("BEGIN IMMEDIATE");
      work();
      database.exec("COMMIT");
    });
  return {
    records: (kind) => snapshot(path, kind),
    put: (records) => within(() => putAll(database, records)),
    remove: (key) =>
      within(() => {
        for (const where of ["documents WHERE key", "scores WHERE board", "boards WHERE board"])
          database.prepare(`DELETE FROM ${where} = ?`).run(key);
      }),
    clear: (kept) =>
      within(() => {
        database.exec("DELETE FROM scores; DELETE FROM boards; DELETE FROM claims;");
        const isKept = kept.map(() => "substr(key, 1, length(?)) = ?").join(" OR ");
        const starts = kept.flatMap((start) => [start, start]);
        database.prepare(`DELETE FROM documents WHERE NOT (${isKept})`).run(...starts);
      }),
    // Removed rows are zeroed already, unless something else wrote them; this also drops free pages.
    compact: () =>
      explained(() => {
        database.exec("VACUUM");
        truncateLog(database);
      }),
    close: () => explained(() => database.close()),
  };
}

/** Pages of the file's current contents. */
async function* snapshot(path: string, kind?: string): AsyncGenerator<readonly StoredRecord[]> {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
  try {
    reader.exec("BEGIN");
    for (const page of recordsIn(reader, kind)) {
      yield page;
      await turn();
    }
  } catch (error) {
    throw fileError(path, error);
  } finally {
    reader.close();
  }
}

function* recordsIn(reader: DatabaseSync, kind?: string): Generator<readonly StoredRecord[]> {
  const now = Date.now();
  const isAlive = "(expires IS NULL OR expires > $now)";
  const documents = reader.prepare(
    `SELECT key, value, expires FROM documents WHERE key > $after AND key < $end AND ${isAlive} ORDER BY key LIMIT ${PAGE}`,
  );
  const first = kind === undefined ? PREFIX : `${PREFIX}${kind}:`;
  const end = `${first}\u{10ffff}`;
  for (const page of pagesOf((after) => documents.all({ after, end, now }) as Row[], first))
    yield page.flatMap(({ key, value, expires }) => {
      const document = { key: String(key), value: String(value), expiresAt: expiryOf(expires) };
      return isCopied(document.key) && isDocumentValue(document.value) ? [document] : [];
    });
  if (kind !== undefined) return;
  const boards = reader.prepare(
    `SELECT DISTINCT scores.board AS key, expires FROM scores LEFT JOIN boards USING (board) WHERE ${isAlive}`,
  );
  const scores = reader.prepare(
    `SELECT member AS key, score FROM scores WHERE board = $board AND member > $after ORDER BY member LIMIT ${PAGE}`,
  );
  for (const { key: board = "", expires } of boards.all({ now }) as Row[])
    for (const page of pagesOf((after) => scores.all({ board, after }) as Row[], "")) {
      const value = page.map((row) => [String(row.key), Number(row.score)] as const);
      yield [{ key: String(board), value, expiresAt: expiryOf(expires) }];
    }
}

/** `read` returns the rows whose key comes after `after`. */
function* pagesOf(read: (after: string) => Row[], first: string): Generator<Row[]> {
  for (let page = read(first); page.length > 0; page = read(String(page.at(-1)?.key))) yield page;
}

function expiryOf(expires: Row[string] | undefined): number | undefined {
  return expires == null ? undefined : Number(expires);
}

function putAll(database: DatabaseSync, records: readonly StoredRecord[]): void {
  const document = database.prepare(
    "INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)",
  );
  const score = database.prepare("INSERT OR REPLACE INTO scores (board, member, score) VALUES (?, ?, ?)");
  const board = database.prepare("INSERT OR REPLACE INTO boards (board, expires) VALUES (?, ?)");
  for (const { key, value, expiresAt } of records) {
    if (typeof value === "string") document.run(key, value, expiresAt ?? null);
    else for (const [member, points] of value) score.run(key, member, points);
    if (typeof value !== "string" && expiresAt !== undefined) board.run(key, expiresAt);
  }
}
