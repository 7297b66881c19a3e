// *Again* below a finished duel, and where the rematch is shown: next to the old message, or in it if nothing can be
// posted. Such a message then shows the newest duel, whichever of its old buttons is pressed.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { DuelServices } from "../boards/boards.ts";
import { boardReply, editReply, refusal, showElsewhere } from "../boards/replies.ts";
import { openDuel } from "../state/challenges.ts";
import { type Duel, type DuelBoard, isPlayed } from "../state/document.ts";
import { askAgainIn, findDuel, type KnownDuel } from "../state/duels.ts";
import { listDuel } from "../state/lists.ts";
import { personOf } from "../state/person.ts";
import { begun } from "../state/rules.ts";

/** The id of a duel's rematch: the same whoever starts it. */
function rematchOf(store: Store, id: string): string {
  return sessionId(store, { platform: "duel", id }, "again");
}

/** The other side's message, if it's on a different platform or in a different chat. */
async function postElsewhere(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel }: KnownDuel,
  old: Duel,
): Promise<void> {
  const others = old.boards.filter((one) => !isAt(one, press));
  const byPlace = new Map(others.map((one) => [`${one.platform}|${one.place}`, one]));
  for (const board of byPlace.values()) await deps.boards.post(id, duel, board);
}

/** Whether the board is where the press came from; a chat without posts may have several ids. */
function isAt(board: DuelBoard, { caller, place, message }: ButtonPress): boolean {
  if (board.platform !== caller.platform) return false;
  return board.place === place.id || (board.editsOnly === true && board.message === message);
}

/** The reply, unless the message already shows a rematch: then the message stays as it is. */
export async function keepNewest(deps: DuelServices, press: ButtonPress, reply: Reply): Promise<Reply> {
  if (!press.place.editsOnly || reply.type === "notice" || reply.type === "silence") return reply;
  if (reply.type === "post" && reply.audience === "caller") return reply;
  const newest = await newestAt(deps, press);
  if (!newest) return reply;
  const { toast, notice } = reply.type === "edit" ? reply : {};
  const lines = { ...(toast !== undefined && { toast }), ...(notice !== undefined && { notice }) };
  return { ...editReply(deps, press, newest), ...lines };
}

/** The latest rematch of the pressed duel that its message already shows; undefined if there's none. */
async function newestAt(deps: DuelServices, press: ButtonPress): Promise<KnownDuel | undefined> {
  let newest: KnownDuel | undefined;
  for (let id = rematchOf(deps.store, press.action.session); ; id = rematchOf(deps.store, id)) {
    const duel = await findDuel(deps, id);
    if (!duel?.boards.some((one) => isAt(one, press))) return newest;
    newest = { id, duel };
  }
}

/** *Again*: starts the rematch once both want it. */
export async function again(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { store, now } = deps;
  const outcome = await askAgainIn(deps, action.session, personOf(caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { id: before, duel: old, result: bothWant } = outcome;
  await showElsewhere(deps, press, outcome);
  if (!bothWant || !isPlayed(old)) {
    const edit = editReply(deps, press, outcome);
    return { ...edit, toast: say(caller.locale, "duel-again-noted"), privateToast: true };
  }
  const { game, length, sides } = old;
  const id = rematchOf(store, before);
  const at = now();
  for (const { player } of sides) await listDuel(store, player, id);
  const challenge = { endsAt: at, answer: "accepted" as const };
  const anew = { game, length, sides, challenge, boards: [], play: begun(at) };
  const { duel, isNew } = await openDuel(deps, id, anew);
  if (isNew) await postElsewhere(deps, press, { id, duel }, old);
  else if (!press.place.editsOnly && duel.boards.some((one) => isAt(one, press)))
    return editReply(deps, press, outcome);
  return boardReply(deps, press, { id, duel });
}
