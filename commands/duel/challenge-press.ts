// Presses below a challenge: who takes it, says no, or takes it back.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { noteChallengeAnswer } from "../../src/people/index.ts";
import { notice } from "../kit/refusals.ts";
import { takeUp } from "./asking.ts";
import type { DuelServices } from "./boards.ts";
import { declineDuel, isOpenAt, retractDuel, type TakeRefusal } from "./challenges.ts";
import { openFresh } from "./command.ts";
import type { DeclineReason } from "./document.ts";
import { listDuel } from "./duel-list.ts";
import { findDuel } from "./duels.ts";
import { offeredDuel } from "./offers.ts";
import { isInvited, personOf, sideOf } from "./person.ts";
import { editReply, notInvited, readerOf, showElsewhere, takenRefusal } from "./replies.ts";
import { declineButtons } from "./views/board.ts";
import { namesIn } from "./views/words.ts";

/** The first who presses waits for the second. */
export async function takeOffered(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { caller } = press;
  const offered = offeredDuel(deps.store, press);
  if (!offered) return notice(say(caller.locale, "press-old-button"));
  const { id, terms } = offered;
  const opened = await openFresh(deps, press, id, terms);
  if ("refused" in opened) return opened.refused;
  const { duel, isNew } = opened;
  if (!isNew) return accept(deps, press, id);
  await showElsewhere(deps, press, { id, duel });
  return editReply(deps, press, { id, duel });
}

/** Takes a challenge. */
export async function accept(deps: DuelServices, press: ButtonPress, session: string): Promise<Reply> {
  const { caller } = press;
  const { store } = deps;
  const person = await personOf(store, caller);
  await listDuel(store, person.player, session);
  const taken = await takeUp(deps, session, person, press);
  if (!("side" in taken)) return closedReply(deps, press, session, taken);
  await showElsewhere(deps, press, taken);
  // Without `counted`: a duel that has begun does not tell which press began it.
  return editReply(deps, press, taken);
}

/** Where nobody can take it any more, the message says so, too. */
function closedReply(deps: DuelServices, press: ButtonPress, session: string, refused: TakeRefusal): Reply {
  const told = takenRefusal(refused, press.caller);
  if (refused.kind !== "lapsed" && refused.kind !== "answered") return told;
  const edit = editReply(deps, press, { id: session, duel: refused.duel });
  return told.type === "notice" ? { ...edit, notice: told.text } : told;
}

/** *Decline*: the buttons become the reasons, for whoever was challenged. */
export async function askWhy(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const duel = await findDuel(deps, action.session);
  if (!duel) return notice(say(caller.locale, "duel-gone"));
  const person = await personOf(deps.store, caller);
  if (!duel.invited || !isInvited(duel, person) || sideOf(duel, person) === 0)
    return notInvited(duel, caller.locale);
  const edit = editReply(deps, press, { id: action.session, duel });
  if (!isOpenAt(duel, deps.now())) return { ...edit, notice: say(caller.locale, "challenge-lapsed") };
  const buttons = declineButtons(action.session, duel, readerOf(press, duel).locale);
  return { type: "edit", view: { ...edit.view, buttons } };
}

/** Says no to a challenge, and why. */
export async function decline(deps: DuelServices, press: ButtonPress, reason: DeclineReason): Promise<Reply> {
  const { action, caller } = press;
  const id = action.session;
  const outcome = await declineDuel(deps, id, await personOf(deps.store, caller), reason);
  const duel = await findDuel(deps, id);
  if (outcome === "gone" || !duel) return notice(say(caller.locale, "duel-gone"));
  if (outcome === "self" || outcome === "not-invited") return notInvited(duel, caller.locale);
  const edit = editReply(deps, press, { id, duel });
  if (outcome === "closed") return { ...edit, notice: say(caller.locale, "challenge-lapsed") };
  // Who would gladly play something else may be asked again.
  const answer = reason === "shorter" || reason === "unrated" ? "retracted" : "declined";
  await noteChallengeAnswer(deps.store, { from: duel.sides[0].player, id, now: deps.now() }, answer);
  return edit;
}

/** Takes a challenge back. */
export async function retract(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const id = action.session;
  const outcome = await retractDuel(deps, id, await personOf(deps.store, caller));
  const duel = await findDuel(deps, id);
  if (outcome === "gone" || !duel) return notice(say(caller.locale, "duel-gone"));
  if (outcome === "not-yours") {
    const [name] = namesIn(duel, readerOf(press));
    return notice(say(caller.locale, "duel-not-taker", { caller: name }));
  }
  const edit = editReply(deps, press, { id, duel });
  if (outcome === "closed") return { ...edit, notice: say(caller.locale, "challenge-lapsed") };
  await noteChallengeAnswer(deps.store, { from: duel.sides[0].player, id, now: deps.now() }, "retracted");
  await showElsewhere(deps, press, { id, duel });
  return edit;
}
