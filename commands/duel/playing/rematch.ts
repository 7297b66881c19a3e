// *Again* below a duel that is over, and where the rematch is shown: beside the old message, or in it where
// nothing can be posted; there the message goes on with the newest duel, whichever of its old buttons is
// pressed.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { DuelServices } from "../boards/boards.ts";
import { boardReply, editReply, refusal, showElsewhere } from "../boards/replies.ts";
import { openDuel } from "../state/challenges.ts";
import { type Duel, type DuelBoard, isPlayed, type PlayedDuel } from "../state/document.ts";
import { askAgainIn, findDuel, type KnownDuel } from "../state/duels.ts";
import { listDuel } from "../state/lists.ts";
import { personOf } from "../state/person.ts";
import { begun } from "../state/rules.ts";

/** The id of the rematch of a duel: whoever begins it, it is one. */
function rematchOf(store: Store, id: string): string {
  return sessionId(store, { platform: "duel", id }, "again");
}

/** The other side's message, where it stands on another platform or in another chat. */
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

/** Whether the board stands where was pressed; a place without posts may go by several ids. */
function isAt(board: DuelBoard, { caller, place, message }: ButtonPress): boolean {
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

/** *Again*: begins the rematch once both want it. */
export async function again(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { store, now } = deps;
  const outcome = await askAgainIn(deps, action.session, await personOf(caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { id: before, duel: old, result: bothWant } = outcome;
  await showElsewhere(deps, press, outcome);
  if (!bothWant || !isPlayed(old)) {
    const edit = editReply(deps, press, outcome);
    return { ...edit, toast: say(caller.locale, "duel-again-noted"), privateToast: true };
  }
  const { game, length, pace, rated, sides } = old;
  const id = rematchOf(store, before);
  const at = now();
  for (const { player } of sides) await listDuel(store, player, id);
  const challenge = { endsAt: at, answer: "accepted" as const };
  const anew: Duel = {
    lapse: "minutes",
    game,
    length,
    pace,
    rated,
    sides: asBefore(sides),
    challenge,
    boards: [],
  };
  const { duel, isNew } = await openDuel(deps, id, { ...anew, play: begun(anew, at) });
  if (isNew) await postElsewhere(deps, press, { id, duel }, old);
  else if (!press.place.editsOnly && duel.boards.some((one) => isAt(one, press)))
    return editReply(deps, press, outcome);
  return boardReply(deps, press, { id, duel });
}

/** The same two; what they allowed of the old duel, they did not allow of this one. */
function asBefore([first, second]: PlayedDuel["sides"]): PlayedDuel["sides"] {
  const plain = ({ readable: _before, ...side }: typeof first) => side;
  return [plain(first), plain(second)];
}
