// Strategy registrations, for tests.

import type { Caller, Reply } from "../../../src/chat/index.ts";
import { ANNA, openTable, type Table } from "../play/table.ts";

/** A strategy with custom settings. */
export const SPEC = "markov:order=4,decay=0.98";

export const registers = (
  table: Table,
  name: string,
  strategy = SPEC,
  caller: Caller = ANNA,
): Promise<Reply> => table.type("strategy", "register", { name, strategy }, { caller });
export const infoOn = (table: Table, strategy: string): Promise<Reply> =>
  table.type("strategy", "info", { strategy });

/** A table at which Anna has registered these names. */
export async function tableWith(...names: string[]): Promise<Table> {
  const table = await openTable();
  for (const name of names) await registers(table, name);
  return table;
}
