// The statements of rankings in the embedded file. A board whose time has passed counts as empty,
// and its scores go with the next that is set.

import type { DatabaseSync } from "node:sqlite";
import type { Scored } from "../backend.ts";
import { inTransaction } from "./transaction.ts";

const ENDED = "EXISTS (SELECT 1 FROM boards WHERE board = $board AND expires <= $now)";

/** The present time and how long the board shall live from it, in milliseconds. */
interface Life {
  readonly now: number;
  readonly ttlMs: number | undefined;
}

/** The statements, prepared on one open data file. */
export function scoring(database: DatabaseSync) {
  const top = database.prepare(
    `SELECT member, score FROM scores WHERE board = $board AND NOT ${ENDED} ORDER BY score DESC, member LIMIT $count`,
  );
  const remove = database.prepare(
    `DELETE FROM scores WHERE board = $board AND member = $member AND NOT ${ENDED}`,
  );
  return {
    score: setting(database),
    unscore: (board: string, member: string, now: number) => remove.run({ board, member, now }).changes === 1,
    top: (board: string, count: number, now: number): readonly Scored[] =>
      top
        .all({ board, count, now })
        .map(({ member, score }) => ({ member: String(member), score: Number(score) })),
  };
}

function setting(database: DatabaseSync) {
  const clear = database.prepare(`DELETE FROM scores WHERE board = $board AND ${ENDED}`);
  const revive = database.prepare("DELETE FROM boards WHERE board = $board AND expires <= $now");
  const put = database.prepare("INSERT OR REPLACE INTO scores (board, member, score) VALUES (?, ?, ?)");
  const limit = database.prepare("INSERT OR REPLACE INTO boards (board, expires) VALUES (?, ?)");
  return (board: string, member: string, score: number, { now, ttlMs }: Life): void =>
    inTransaction(database, () => {
      clear.run({ board, now });
      revive.run({ board, now });
      put.run(board, member, score);
      if (ttlMs !== undefined) limit.run(board, now + ttlMs);
    });
}
