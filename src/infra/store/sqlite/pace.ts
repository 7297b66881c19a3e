// A pace in the data file, for the processes of one machine. A crash may lose the last slots: that they
// are on the disk is not waited for.

import type { DatabaseSync } from "node:sqlite";
import { asked, type PaceAnswer, type PaceAsk, paceText, REMEMBERED_MS, readPace } from "../pace.ts";
import { inTransaction } from "./statements.ts";

export function preparePace(database: DatabaseSync): (key: string, ask: PaceAsk) => PaceAnswer {
  const select = database.prepare("SELECT value FROM documents WHERE key = ? AND expires > ?");
  const put = database.prepare("INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)");
  return (key, ask) =>
    inTransaction(database, () => {
      const now = Date.now();
      const { state, answer } = asked(readPace(select.get(key, now)?.value as string | undefined), ask, now);
      const lastsMs = Math.max(answer.heldMs, ...answer.aheadMs);
      if (lastsMs > 0) put.run(key, paceText(state), Math.ceil(now + Math.min(lastsMs, REMEMBERED_MS)));
      return answer;
    });
}
