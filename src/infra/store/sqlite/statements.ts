// The statements of the embedded file beneath what Keyv can do: compare-and-set, setting aside,
// claims and scores. Times are milliseconds since 1970; a row whose time has passed counts as
// absent everywhere.

import type { DatabaseSync } from "node:sqlite";
import { REVISION_LENGTH } from "../envelope.ts";
import { scoring } from "./scores.ts";
import { inTransaction } from "./transaction.ts";

const NOT_EXPIRED = "(expires IS NULL OR expires > $now)";
const SAME_REVISION = `key = $key AND substr(value, 1, ${REVISION_LENGTH}) = $revision AND ${NOT_EXPIRED}`;

/** The statements, prepared on one open data file. */
export function sqliteStatements(database: DatabaseSync) {
  return {
    ...documentStatements(database),
    ...purging(database),
    ...claiming(database),
    ...scoring(database),
  };
}

function documentStatements(database: DatabaseSync) {
  const present = database.prepare(`SELECT value FROM documents WHERE key = $key AND ${NOT_EXPIRED}`);
  const valueAt = (key: string, now: number) => present.get({ key, now })?.value as string | undefined;
  return { present: valueAt, swap: swapping(database), setAside: settingAside(database, valueAt) };
}

function swapping(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO documents (key, value, expires) VALUES ($key, $next, $expires) ON CONFLICT (key) DO UPDATE
     SET value = excluded.value, expires = excluded.expires WHERE NOT (documents.expires IS NULL OR documents.expires > $now)`,
  );
  const replace = database.prepare(
    `UPDATE documents SET value = $next, expires = $expires WHERE ${SAME_REVISION}`,
  );
  const remove = database.prepare(`DELETE FROM documents WHERE ${SAME_REVISION}`);
  return (
    key: string,
    revision: string,
    next: string | null,
    now: number,
    ttlMs: number | undefined,
  ): boolean => {
    const expires = ttlMs === undefined ? null : now + ttlMs;
    if (next === null) return remove.run({ key, revision, now }).changes === 1;
    if (revision === "") return insert.run({ key, next, expires, now }).changes === 1;
    return replace.run({ key, revision, next, expires, now }).changes === 1;
  };
}

function settingAside(database: DatabaseSync, valueAt: (key: string, now: number) => string | undefined) {
  const move = database.prepare("UPDATE documents SET key = $target, expires = NULL WHERE key = $key");
  return (key: string, target: string, now: number, condemned: (raw: string) => boolean): boolean =>
    inTransaction(database, () => {
      const raw = valueAt(key, now);
      return raw !== undefined && condemned(raw) && move.run({ key, target }).changes === 1;
    });
}

function purging(database: DatabaseSync) {
  const documents = database.prepare("DELETE FROM documents WHERE expires <= ?");
  const claims = database.prepare("DELETE FROM claims WHERE expires <= ?");
  const scores = database.prepare(
    "DELETE FROM scores WHERE board IN (SELECT board FROM boards WHERE expires <= ?)",
  );
  const boards = database.prepare("DELETE FROM boards WHERE expires <= ?");
  return {
    purge(now: number): void {
      documents.run(now);
      claims.run(now);
      inTransaction(database, () => {
        scores.run(now);
        boards.run(now);
      });
    },
  };
}

function claiming(database: DatabaseSync) {
  const claim = database.prepare(
    `INSERT INTO claims (key, expires) VALUES ($key, $expires) ON CONFLICT (key) DO UPDATE
     SET expires = excluded.expires WHERE claims.expires <= $now`,
  );
  return {
    claim: (key: string, now: number, ttlMs: number) =>
      claim.run({ key, expires: now + ttlMs, now }).changes === 1,
  };
}
