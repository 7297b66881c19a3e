// Presses below a challenge: take it, decline it, or retract it.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { DuelServices } from "../boards/boards.ts";
import { editReply, notInvited, showElsewhere, takenRefusal } from "../boards/replies.ts";
import { closeDuel, type TakeRefusal, takeUp } from "../state/challenges.ts";
import { listDuel } from "../state/lists.ts";
import { personOf } from "../state/person.ts";
import { namesIn } from "../views/words.ts";
import { openFresh } from "./command.ts";
import { offeredDuel } from "./offers.ts";

/** The first person to press waits for a second. */
export async function takeOffered(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { caller } = press;
  const offered = offeredDuel(deps.store, press);
  if (!offered) return notice(say(caller.locale, "press-old-button"));
  const { id, terms } = offered;
  const { duel, isNew } = await openFresh(deps, press, id, terms);
  if (!isNew) return accept(deps, press, id);
  await showElsewhere(deps, press, { id, duel });
  return editReply(deps, press, { id, duel });
}

/** Takes a challenge. */
export async function accept(deps: DuelServices, press: ButtonPress, session: string): Promise<Reply> {
  const { caller } = press;
  const { store } = deps;
  const person = personOf(caller);
  await listDuel(store, person.player, session);
  const taken = await takeUp(deps, session, person);
  if (!("side" in taken)) return closedReply(deps, press, session, taken);
  await showElsewhere(deps, press, taken);
  // No `counted`: a running duel doesn't record which press started it.
  return editReply(deps, press, taken);
}

/** If no one can take the duel any more, its message is updated to say so. */
function closedReply(deps: DuelServices, press: ButtonPress, session: string, refused: TakeRefusal): Reply {
  const refusal = takenRefusal(refused, press.caller);
  if (refused.kind !== "lapsed" && refused.kind !== "answered") return refusal;
  const edit = editReply(deps, press, { id: session, duel: refused.duel });
  return refusal.type === "notice" ? { ...edit, notice: refusal.text } : refusal;
}

/** Declines or retracts a challenge. */
export async function close(
  deps: DuelServices,
  press: ButtonPress,
  move: "decline" | "retract",
): Promise<Reply> {
  const { action, caller } = press;
  const id = action.session;
  const closed = await closeDuel(deps, id, personOf(caller), move);
  if (!closed) return notice(say(caller.locale, "duel-gone"));
  const { press: pressed, duel } = closed;
  if (pressed.outcome === "not-challenged") return notInvited(duel, caller.locale);
  if (pressed.outcome === "not-challenger") {
    const [name] = namesIn(duel);
    return notice(say(caller.locale, "challenge-not-challenger", { name }));
  }
  const edit = editReply(deps, press, { id, duel });
  if (pressed.outcome !== "done") return { ...edit, notice: say(caller.locale, "challenge-lapsed") };
  if (move === "retract") await showElsewhere(deps, press, { id, duel });
  return edit;
}
