// Boards that outlive the secret of their day: once its key is told, whoever knows it could know where
// the mines are. An unopened one is drawn anew; one in play goes on and does not count; that of a day ends.

import type { Host } from "../../src/people/host/index.ts";
import type { MinesRecord, PlayerMines } from "./document.ts";
import { endedByHand, withRecord } from "./endings.ts";
import { drawBoard } from "./sealed-board.ts";

/** Events of a game that are remembered. */
const EVENTS_KEPT = 4;

/** Notes that the event was counted in the game. */
export function withEvent(record: MinesRecord, event: string): MinesRecord {
  return { ...record, events: [event, ...record.events].slice(0, EVENTS_KEPT) };
}

/** What became of a board at an event. */
export interface Settled {
  /** `redrawn`: the event itself opened nothing, because it was meant for the board before; `closed`: the
   * board of a day ended as it stood. */
  readonly kind: "redrawn" | "told" | "closed";
  readonly record: MinesRecord;
}

/** The board as it goes on, where its day's key is told, or soon; undefined where nothing changes. */
export function settleBoard(
  record: MinesRecord,
  event: string,
  { host, now }: { readonly host: Host; now(): number },
): Settled | undefined {
  const { drawn, ending, told, first, id, turn, daily } = record;
  if (daily && !ending && host.isSpent(daily.drawn))
    return { kind: "closed", record: endedByHand(record, "stopped", now()) };
  if (!drawn || ending || told || !host.isSpent(drawn)) return undefined;
  if (first !== undefined) return { kind: "told", record: { ...record, told: true, shared: true } };
  const { hint: _past, ...kept } = withEvent(record, event);
  const anew = drawBoard(host, id, { word: drawn.word, again: (drawn.again ?? 0) + 1 });
  return { kind: "redrawn", record: { ...kept, ...anew, turn: turn + 1, redrawnAt: turn + 1 } };
}

/** The same for the live game, where the event is a new one in it. */
export function settleLive(
  document: PlayerMines,
  { session, event }: { readonly session: string; readonly event: string },
  at: { readonly host: Host; now(): number },
): (Settled & { readonly document: PlayerMines }) | undefined {
  const [live] = document.games;
  if (live?.id !== session || live.events.includes(event)) return undefined;
  const settled = settleBoard(live, event, at);
  return settled && { ...settled, document: withRecord(document, settled.record) };
}
