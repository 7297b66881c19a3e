// Where a rematch is shown: beside the old message, or in it where nothing can be posted; there the message
// goes on with the newest duel, whichever of its old buttons is pressed.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { sessionId } from "../kit/session-id.ts";
import type { DuelServices } from "./boards.ts";
import type { Duel, DuelBoard } from "./document.ts";
import { findDuel, type KnownDuel } from "./duels.ts";
import { editReply } from "./replies.ts";

/** The id of the rematch of a duel: whoever begins it, it is one. */
export function rematchOf(store: Store, id: string): string {
  return sessionId(store, { platform: "duel", id }, "again");
}

/** The other side's message, where it stands on another platform or in another chat. */
export async function postElsewhere(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel }: KnownDuel,
  old: Duel,
): Promise<void> {
  const others = old.boards.filter((one) => !isAt(one, press));
  const byPlace = new Map(others.map((one) => [`${one.platform}|${one.place}`, one]));
  for (const board of byPlace.values()) await deps.boards.post(id, duel, board);
}

/** Whether the board stands where was pressed; a place without posts may go by several ids. */
export function isAt(board: DuelBoard, { caller, place, message }: ButtonPress): boolean {
  if (board.platform !== caller.platform) return false;
  return board.place === place.id || (board.editsOnly === true && board.message === message);
}

/** The reply, but for a message that has gone on with a rematch: that stays as it is. */
export async function keepNewest(deps: DuelServices, press: ButtonPress, reply: Reply): Promise<Reply> {
  if (!press.place.editsOnly || reply.type === "notice" || reply.type === "silence") return reply;
  if (reply.type === "post" && reply.audience === "caller") return reply;
  const newest = await newestAt(deps, press);
  if (!newest) return reply;
  const { toast, notice } = reply.type === "edit" ? reply : {};
  const told = { ...(toast !== undefined && { toast }), ...(notice !== undefined && { notice }) };
  return { ...editReply(deps, press, newest), ...told };
}

/** The last rematch of the pressed duel that its message shows already; undefined where there is none. */
async function newestAt(deps: DuelServices, press: ButtonPress): Promise<KnownDuel | undefined> {
  let newest: KnownDuel | undefined;
  for (let id = rematchOf(deps.store, press.action.session); ; id = rematchOf(deps.store, id)) {
    const duel = await findDuel(deps, id);
    if (!duel?.boards.some((one) => isAt(one, press))) return newest;
    newest = { id, duel };
  }
}
