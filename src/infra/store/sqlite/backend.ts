// The backend in an embedded file: one statement, one transaction; several processes on one machine
// may share it.

import { setTimeout as wait } from "node:timers/promises";
import type { Backend, Scored, Swap } from "../backend.ts";
import { REVISION_LENGTH } from "../envelope.ts";
import { rawKeyv } from "../raw-keyv.ts";
import { sqliteAdapter } from "./adapter.ts";
import { type DataFile, fileError, isBusy, openDataFile } from "./file.ts";
import { sqliteStatements } from "./statements.ts";

/** Expired rows are purged when the file is opened and then after this many writes. */
const PURGE_EVERY_WRITES = 1_000;
const PAUSE_MAX_MS = 10;

/**
 * Opens the data file of a folder (`:memory:`: none). `timeoutMs` bounds the wait for other
 * processes' writes.
 * @throws StoreError `unwritable`, `newer`, or `unreachable` when another program keeps the file
 * locked.
 */
export async function openSqliteBackend(dataDir: string, timeoutMs: number): Promise<Backend> {
  const file = await patiently("", timeoutMs, () => openDataFile(dataDir));
  return sqliteBackend(file, timeoutMs);
}

function sqliteBackend(file: DataFile, timeoutMs: number): Backend {
  const keyv = rawKeyv(sqliteAdapter(file.database));
  const statements = sqliteStatements(file.database);
  const run = <R>(work: () => R | Promise<R>) => patiently(file.path, timeoutMs, work);
  let writes = 0;
  const write = <R>(work: () => R) =>
    run(() => {
      if (writes++ % PURGE_EVERY_WRITES === 0) statements.purge(Date.now());
      return work();
    });
  return {
    read: (key) => run(() => keyv.get(key)),
    remove: (key) => run(() => keyv.delete(key)),
    swap: (key, revision, next, ttlMs) =>
      write((): Swap => {
        if (statements.swap(key, revision, next, Date.now(), ttlMs)) return { swapped: true };
        const present = statements.present(key, Date.now());
        const written = next !== null && present?.startsWith(next.slice(0, REVISION_LENGTH));
        return written ? { swapped: true } : { swapped: false, present };
      }),
    quarantine: (key, target, condemned) =>
      write(() => statements.setAside(key, target, Date.now(), condemned)),
    claim: (key, ttlMs) => write(() => statements.claim(key, Date.now(), ttlMs)),
    score: (board, member, score, ttlMs) =>
      write(() => statements.score(board, member, score, { now: Date.now(), ttlMs })),
    unscore: (board, member) => write(() => statements.unscore(board, member, Date.now())),
    top: (board, count): Promise<readonly Scored[]> => run(() => statements.top(board, count, Date.now())),
    close: async () => file.database.close(),
  };
}

/** Does the work, again while other processes are writing, for at most `timeoutMs` milliseconds. */
async function patiently<R>(path: string, timeoutMs: number, work: () => R | Promise<R>): Promise<R> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw fileError(path, error);
      await wait(Math.random() * PAUSE_MAX_MS);
    }
  }
}
