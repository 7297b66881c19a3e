// An attempt at the opponent of the day in tests: plays it by its buttons, on one clock for several processes.

import type { Caller, Incoming, Reply } from "../../../src/chat/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { ANNA, openTable, PRIVATE, type Shown, type Table } from "../play/table.ts";

/** A Wednesday, an hour before noon UTC. */
export const MORNING = Date.parse("2026-11-18T11:00:00Z");
export const HOUR = 3_600_000;
const LABELS = ["Rock", "Paper", "Scissors"] as const;

/** Two processes sharing a store and a clock that only tests move. */
export async function opened() {
  const clock = { now: MORNING };
  const store = await openStore({ dataDir: ":memory:" });
  const open = () => openTable({ store, now: () => clock.now });
  return { clock, store, table: await open(), other: await open() };
}

/** Plays to the end, cycling through the moves; resolves to the last reply. */
export async function playOn(
  table: Pick<Table, "press">,
  from: Shown,
  { rounds = 20, by = {}, step = 0 }: { rounds?: number; by?: Partial<Incoming>; step?: number } = {},
): Promise<Reply> {
  let reply: Reply | undefined;
  for (let round = 0; round < rounds; round++)
    reply = await table.press(reply ?? from, LABELS[(round + step) % 3] as string, by);
  return reply as Reply;
}

/** Events from a person's private chat. */
export const from = (caller: Caller): Partial<Incoming> => ({ caller, place: { ...PRIVATE, id: caller.id } });

export { ANNA };
