// A person's stored data, as `/data` shows and deletes it.

import type { Incoming, Reply } from "../../src/chat/index.ts";
import { type Table, textOf } from "./play/table.ts";

export async function exported(table: Table, by: Partial<Incoming> = {}) {
  return JSON.parse(textOf(await table.type("data", "export", {}, by)).replace(/^[^{]*/, ""));
}

export async function deleteAll(table: Table, by: Partial<Incoming> = {}): Promise<Reply> {
  return table.press(await table.type("data", "delete", {}, by), "Delete", by);
}
