// Several statements of the embedded file that happen together or not at all.

import type { DatabaseSync } from "node:sqlite";

/** The work's result; what it wrote is taken back when it throws. */
export function inTransaction<R>(database: DatabaseSync, work: () => R): R {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
