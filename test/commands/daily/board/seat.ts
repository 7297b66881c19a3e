// A table for playing the board of the day, on a clock that only tests move.

import { PLAYER_DAILY, type PlayerDaily } from "../../../../commands/daily/day/document.ts";
import {
  gameOf,
  type MinesRecord,
  PLAYER_MINES,
  playerMinesKey,
} from "../../../../commands/mines/game/document.ts";
import type { Caller, Incoming, Place, Reply } from "../../../../src/chat/index.ts";
import type { Store } from "../../../../src/infra/store/index.ts";
import type { Host } from "../../../../src/people/host/index.ts";
import { writePlayerId } from "../../../../src/people/index.ts";
import { coveredCells } from "../../mines/known-board.ts";
import { ANNA, openTable, type Table } from "../../play/table.ts";

/** Wednesday, 18 November 2026: day 20775 since 1970, the challenge number 322. */
export const NOON = Date.parse("2026-11-18T12:00:00Z");
export const DAY = 20_775;
export const DAY_MS = 86_400_000;
export const GROUP: Place = { kind: "group", id: "-5" };

export interface Clock {
  now: number;
}

export interface Seat {
  readonly clock: Clock;
  readonly table: Table;
  board(caller?: Caller, by?: Partial<Incoming>): Promise<Reply>;
  /** Presses in the caller's game of the day. */
  press(move: string, caller?: Caller, by?: Partial<Incoming>): Promise<Reply>;
  open(cell: number, caller?: Caller): Promise<Reply>;
  /** Opens every safe cell, one second apart. */
  clear(caller?: Caller): Promise<Reply>;
  hit(caller?: Caller): Promise<Reply>;
  record(caller?: Caller): Promise<MinesRecord>;
  kept(caller?: Caller): Promise<PlayerDaily | undefined>;
}

/** Processes of one store share `clock` and `host`. */
export async function seat(options: { store?: Store; clock?: Clock; host?: Host } = {}): Promise<Seat> {
  const clock = options.clock ?? { now: NOON };
  const table = await openTable({ ...options, now: () => clock.now });
  let presses = 0;
  const here = (caller: Caller) => ({ caller, place: { kind: "private", id: caller.id } as const });
  const record = async (caller: Caller = ANNA): Promise<MinesRecord> => {
    const document = await table.store.read(PLAYER_MINES, playerMinesKey(caller));
    const found = document?.games.find(({ daily }) => daily);
    if (!found) throw new Error("no game of a day");
    return found;
  };
  const press: Seat["press"] = async (move, caller = ANNA, by = {}) => {
    const { id: session, turn } = await record(caller);
    const action = { scope: "minesday", session, turn, move };
    const event = { id: `day-${++presses}`, type: "press", action, ...here(caller), ...by } as Incoming;
    return table.dispatch.handle(event);
  };
  const open = (cell: number, caller: Caller = ANNA): Promise<Reply> => press(`o${cell}`, caller);
  return {
    ...{ clock, table, record, press, open },
    board: (caller = ANNA, by = {}) => table.type("daily", "board", {}, { ...here(caller), ...by }),
    kept: (caller = ANNA) => table.store.read(PLAYER_DAILY, writePlayerId(caller)),
    clear: async (caller = ANNA) => {
      for (;;) {
        const [cell] = coveredCells(await record(caller), false);
        if (cell === undefined) throw new Error("nothing is left to open");
        clock.now += 1_000;
        const reply = await open(cell, caller);
        if ((await record(caller)).ending) return reply;
      }
    },
    hit: async (caller = ANNA) => open(coveredCells(await record(caller), true)[0] as number, caller),
  };
}

/** Cells opened in the game. */
export function openedIn(record: MinesRecord): number {
  return gameOf(record).seen.filter((seen) => seen >= 0).length;
}
