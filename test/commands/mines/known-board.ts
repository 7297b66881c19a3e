// What tests know about a live game and its player doesn't: where the mines are. Also people who press cells.

import { PLAYER_MINES } from "../../../commands/mines/play.ts";
import { cellName, gameOf, type MinesRecord, seedOf } from "../../../commands/mines/rules.ts";
import type { Button, Caller, Incoming, Reply, View } from "../../../src/chat/index.ts";
import { layMines } from "../../../src/core/games/minesweeper/board.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { ANNA, type Shown, type Table, viewOf } from "../play/table.ts";

/** The person's newest game. @throws if there is none. */
export async function recordOf(table: Table, caller: Caller = ANNA): Promise<MinesRecord> {
  const record = (await table.store.read(PLAYER_MINES, writePlayerId(caller)))?.games[0];
  if (!record) throw new Error("no game");
  return record;
}

/** 1 for each mine. */
export function minesOf(record: MinesRecord): Uint8Array {
  return layMines(gameOf(record).board, record.rules, record.first ?? 0, seedOf(record, record.first ?? 0));
}

/** Covered cells with (`mine`) or without a mine. */
export function coveredCells(record: MinesRecord, mine: boolean): readonly number[] {
  const mined = minesOf(record);
  return [...gameOf(record).seen].flatMap((seen, cell) =>
    seen < 0 && (mined[cell] === 1) === mine ? [cell] : [],
  );
}

export const nameIn = (record: MinesRecord, cell: number): string => cellName(record.rules, cell);

/** The button with that move. */
export function buttonFor(view: View, move: string): Button {
  const found = view.buttons?.flat().find(({ action }) => action.move === move);
  if (!found) throw new Error(`no button for ${move}`);
  return found;
}

/** Counted per store, because games derive from event ids, and each event counts once in its store. */
const presses = new WeakMap<Store, number>();

/** Presses the button with that move. */
export function pressMove(
  table: Table,
  shown: Shown,
  move: string,
  by: Partial<Incoming> = {},
): Promise<Reply> {
  const { action } = buttonFor(viewOf(shown), move);
  const count = (presses.get(table.store) ?? 0) + 1;
  presses.set(table.store, count);
  const event = { id: `press-${count}`, caller: ANNA, place: { kind: "private", id: "1" }, ...by };
  return table.dispatch.handle({ ...event, type: "press", action } as Incoming);
}

/** Opens every cell without a mine, one after another; resolves to the last answer. */
export async function clearBoard(table: Table, opening: Reply, caller: Caller = ANNA): Promise<Reply> {
  let reply = opening;
  const record = await recordOf(table, caller);
  if (record.first === undefined) reply = await pressMove(table, reply, "o0", { caller });
  for (;;) {
    const now = await recordOf(table, caller);
    const [cell] = now.ending ? [] : coveredCells(now, false);
    if (cell === undefined) return reply;
    reply = await pressMove(table, reply, `o${cell}`, { caller });
  }
}
