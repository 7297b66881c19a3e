// Cells that are typed by their names, for boards without buttons and for people with keyboards.

import type { Caller, Counted, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { eventMark } from "../kit/session-id.ts";
import { actOn, type Deed } from "./acts.ts";
import { cellName } from "./cells.ts";
import {
  gameOf,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "./document.ts";
import { readCells } from "./presses.ts";
import { type Asking, documentOf, type MinesDeps, show } from "./shown-game.ts";
import { refusalWords } from "./views/act-words.ts";

/** All cells of a line in one update; it ends at the first that cannot be done. */
export async function answerTyped(
  room: MinesDeps,
  asking: Asking,
  typed: string,
  flags: boolean,
): Promise<Reply> {
  const { caller } = asking;
  const { locale } = caller;
  const [newest] = (await documentOf(room, caller)).games;
  if (!newest) return { type: "notice", text: say(locale, "mines-none") };
  if (newest.ending) return { type: "notice", text: say(locale, "mines-over") };
  const read = readCells(newest.rules, typed, flags);
  if ("bad" in read)
    return {
      type: "notice",
      text: say(locale, "mines-no-cell", {
        typed: read.bad,
        last: cellName(newest.rules, newest.rules.width * newest.rules.height - 1),
      }),
    };
  const mark = eventMark(asking.id);
  const { document, problem, done } = await room.store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES) => {
      const result = typedCells(current, newest.id, read.cells, { mark, now: room.now() }, caller);
      return { next: result.done === "now" ? result.document : undefined, result };
    },
  );
  const record = document.games.find(({ id }) => id === newest.id);
  if (!record || done === undefined) return { type: "notice", text: problem ?? say(locale, "mines-over") };
  const view = await show(room, caller, record);
  const told =
    problem === undefined
      ? view
      : { ...view, blocks: [...view.blocks, { type: "text" as const, text: problem }] };
  return {
    type: "post",
    view: told,
    audience: record.race === undefined ? "place" : "caller",
    counted: done,
  };
}

function typedCells(
  document: PlayerMines,
  session: string,
  cells: readonly { readonly cell: number; readonly flag: boolean }[],
  { mark, now }: { readonly mark: string; readonly now: number },
  caller: Caller,
): { readonly document: PlayerMines; readonly problem?: string | undefined; readonly done?: Counted } {
  const [record] = document.games;
  if (record?.events.includes(mark)) return { document, done: "before" };
  let current = document;
  let problem: string | undefined;
  for (const [at, { cell, flag }] of cells.entries()) {
    const [newest] = current.games;
    if (!newest) break;
    const deed = deedOf(newest, cell, flag);
    const { outcome, next } = actOn(current, { session, turn: undefined, deed, event: `${mark}.${at}`, now });
    if (!next) {
      problem = refusalWords(newest, deed, outcome, caller) ?? say(caller.locale, "mines-over");
      break;
    }
    current = next;
  }
  if (current === document) return { document, problem };
  const [newest, ...rest] = current.games;
  const marked = { ...(newest as MinesRecord), events: [mark, ...(record?.events ?? [])].slice(0, 4) };
  return { document: { ...current, games: [marked, ...rest] }, problem, done: "now" };
}

/** A typed cell is new each time, so a flag may be turned over; an open number opens its
 * neighbours. */
function deedOf(record: MinesRecord, cell: number, flag: boolean): Deed {
  const game = gameOf(record);
  if (flag) return { kind: game.flags[cell] === 1 ? "unflag" : "flag", cell };
  return { kind: (game.seen[cell] ?? -1) >= 0 ? "chord" : "open", cell };
}
