// Statements beyond Keyv's. Rows past their expiry (milliseconds since 1970) count as absent.

import type { DatabaseSync } from "node:sqlite";
import type { Backend, ScoredMember, Write } from "../backend.ts";
import { REVISION_LENGTH, revisionOf } from "../envelope.ts";

const ALIVE = "(expires IS NULL OR expires > $now)";
const SAME_REVISION = `key = $key AND substr(value, 1, ${REVISION_LENGTH}) = $revision AND ${ALIVE}`;
/** Scores of an expired board are deleted when a score is next set. */
const BOARD_EXPIRED = "EXISTS (SELECT 1 FROM boards WHERE board = $board AND expires <= $now)";

/** Prepares the statements for an open data file. */
export function sqliteStatements(database: DatabaseSync) {
  const select = database.prepare(`SELECT value FROM documents WHERE key = $key AND ${ALIVE}`);
  const present = (key: string) => select.get({ key, now: Date.now() })?.value as string | undefined;
  const claim = database.prepare(
    `INSERT INTO claims (key, expires) VALUES ($key, $expires) ON CONFLICT (key) DO UPDATE
     SET expires = excluded.expires WHERE claims.expires <= $now`,
  );
  return {
    present,
    swap: prepareSwap(database, present),
    quarantine: prepareQuarantine(database, present),
    claim(key: string, ttlMs: number): boolean {
      const now = Date.now();
      return claim.run({ key, expires: now + ttlMs, now }).changes === 1;
    },
    purge: preparePurge(database),
    setScore: prepareSetScore(database),
    ...prepareBoards(database),
  };
}

function prepareQuarantine(
  database: DatabaseSync,
  present: (key: string) => string | undefined,
): (...input: Parameters<Backend["quarantine"]>) => string | undefined {
  const copy = database.prepare("INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)");
  const replace = database.prepare("UPDATE documents SET value = ? WHERE key = ?");
  const remove = database.prepare("DELETE FROM documents WHERE key = ?");
  return (key, targets, ttlMs, mend) =>
    inTransaction(database, () => {
      const raw = present(key);
      const next = raw === undefined ? undefined : mend(raw);
      if (raw === undefined || next === undefined) return undefined;
      const isFree = (target: string): boolean => [undefined, raw].includes(present(target));
      const target = targets.find(isFree) ?? (targets.at(-1) as string);
      copy.run(target, raw, Date.now() + ttlMs);
      if (next === null) remove.run(key);
      else replace.run(next, key);
      return target;
    });
}

/** Writes all, or none if a current value has a different revision. */
function prepareSwap(database: DatabaseSync, present: (key: string) => string | undefined) {
  const writeOne = prepareWrite(database, present);
  return (writes: readonly Write[]): boolean => {
    const [only, ...others] = writes;
    if (only && others.length === 0) return writeOne(only);
    return inTransaction(
      database,
      () => writes.every(writeOne),
      (areWritten) => areWritten,
    );
  };
}

function prepareWrite(database: DatabaseSync, present: (key: string) => string | undefined) {
  const insert = database.prepare(
    `INSERT INTO documents (key, value, expires) VALUES ($key, $next, $expires) ON CONFLICT (key) DO UPDATE
     SET value = excluded.value, expires = excluded.expires WHERE NOT (documents.expires IS NULL OR documents.expires > $now)`,
  );
  const replace = database.prepare(
    `UPDATE documents SET value = $next, expires = $expires WHERE ${SAME_REVISION}`,
  );
  const remove = database.prepare(`DELETE FROM documents WHERE ${SAME_REVISION}`);
  return ({ key, revision, next, ttlMs }: Write): boolean => {
    const now = Date.now();
    const expires = ttlMs === undefined ? null : now + ttlMs;
    if (next === undefined) return revisionOf(present(key)) === revision;
    if (next === null) return remove.run({ key, revision, now }).changes === 1;
    if (revision === "") return insert.run({ key, next, expires, now }).changes === 1;
    return replace.run({ key, revision, next, expires, now }).changes === 1;
  };
}

function preparePurge(database: DatabaseSync) {
  const documents = database.prepare("DELETE FROM documents WHERE expires <= ?");
  const claims = database.prepare("DELETE FROM claims WHERE expires <= ?");
  const scores = database.prepare(
    "DELETE FROM scores WHERE board IN (SELECT board FROM boards WHERE expires <= ?)",
  );
  const boards = database.prepare("DELETE FROM boards WHERE expires <= ?");
  return (): void => {
    const now = Date.now();
    documents.run(now);
    claims.run(now);
    inTransaction(database, () => {
      scores.run(now);
      boards.run(now);
    });
  };
}

function prepareSetScore(database: DatabaseSync) {
  const clear = database.prepare(`DELETE FROM scores WHERE board = $board AND ${BOARD_EXPIRED}`);
  const revive = database.prepare("DELETE FROM boards WHERE board = $board AND expires <= $now");
  const put = database.prepare("INSERT OR REPLACE INTO scores (board, member, score) VALUES (?, ?, ?)");
  const limit = database.prepare("INSERT OR REPLACE INTO boards (board, expires) VALUES (?, ?)");
  return (board: string, member: string, score: number, ttlMs: number | undefined): void =>
    inTransaction(database, () => {
      const now = Date.now();
      clear.run({ board, now });
      revive.run({ board, now });
      put.run(board, member, score);
      if (ttlMs !== undefined) limit.run(board, now + ttlMs);
    });
}

function prepareBoards(database: DatabaseSync) {
  const remove = database.prepare(
    `DELETE FROM scores WHERE board = $board AND member = $member AND NOT ${BOARD_EXPIRED}`,
  );
  const top = database.prepare(
    `SELECT member, score FROM scores WHERE board = $board AND score >= $atLeast AND NOT ${BOARD_EXPIRED} ORDER BY score DESC, member LIMIT $count`,
  );
  const score = database.prepare(
    `SELECT score FROM scores WHERE board = $board AND member = $member AND NOT ${BOARD_EXPIRED}`,
  );
  return {
    removeScore: (board: string, member: string): boolean =>
      remove.run({ board, member, now: Date.now() }).changes === 1,
    scoreOf: (board: string, member: string): number | undefined =>
      score.get({ board, member, now: Date.now() })?.score as number | undefined,
    top: (board: string, count: number, atLeast = Number.NEGATIVE_INFINITY): readonly ScoredMember[] =>
      top
        .all({ board, count, atLeast, now: Date.now() })
        .map(({ member, score }) => ({ member: String(member), score: Number(score) })),
  };
}

/** The work's result; its writes are committed only if `holds` accepts it. */
export function inTransaction<R>(
  database: DatabaseSync,
  work: () => R,
  holds: (result: R) => boolean = () => true,
): R {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec(holds(result) ? "COMMIT" : "ROLLBACK");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
