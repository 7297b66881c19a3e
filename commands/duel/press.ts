// Presses below a duel: accepting and declining, picks, Stop, and what follows the end.

import type { ButtonPress, PressHandler, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { noteChallengeAnswer } from "../../src/players/index.ts";
import { notice } from "../kit/refusals.ts";
import { sessionId } from "../kit/session-id.ts";
import { shownName } from "../kit/shown-name.ts";
import type { DuelServices } from "./boards.ts";
import { declineDuel, openDuel, retractDuel, takeDuel } from "./challenges.ts";
import { DECLINE_REASONS, type Duel, isPlayed, type PlayedDuel } from "./document.ts";
import { listDuel } from "./duel-list.ts";
import { askAgainIn, findDuel, type PressedDuel, pickIn, resignIn, stopIn } from "./duels.ts";
import { asSide, personOf } from "./person.ts";
import { cardReply, chartReply } from "./pictures.ts";
import { boardReply, editReply, readerOf, refusal, showElsewhere, takenRefusal } from "./replies.ts";
import { begun, gameOfDuel, type PickOutcome } from "./rules.ts";
import { lastRoundWords, namesIn } from "./views/words.ts";

export function duelPress(deps: DuelServices): PressHandler {
  return async (press) => {
    const { move } = press.action;
    const reason = DECLINE_REASONS.find((one) => one === move);
    if (reason) return decline(deps, press, reason);
    switch (move) {
      case "accept":
        return accept(deps, press);
      case "retract":
        return retract(deps, press);
      case "stop":
        return stop(deps, press);
      case "resign":
        return resign(deps, press);
      case "again":
        return again(deps, press);
      case "chart":
        return chartReply(deps, press);
      case "card":
        return cardReply(deps, press);
      default:
        return picked(deps, press);
    }
  };
}

async function picked(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const known = await findDuel(deps, action.session);
  if (!known) return notice(say(caller.locale, "duel-gone"));
  const move = gameOfDuel(known).moveIds.indexOf(action.move);
  if (move < 0) return notice(say(caller.locale, "press-old-button"));
  const person = await personOf(deps.store, caller);
  const outcome = await pickIn(deps, action.session, person, { turn: action.turn, move });
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { duel, result } = outcome;
  if (!isPlayed(duel)) return notice(say(caller.locale, "duel-not-begun"));
  if (result === "in" || result === "late") showElsewhere(deps, press, outcome);
  return pickReply(deps, press, { ...outcome, duel }, result);
}

function pickReply(
  deps: DuelServices,
  press: ButtonPress,
  known: PressedDuel & { readonly duel: PlayedDuel },
  kind: PickOutcome["kind"],
): Reply {
  const { locale } = press.caller;
  const edit = editReply(deps, press, known);
  const round = lastRoundWords(known.duel, namesIn(known.duel, readerOf(press)), locale) ?? "";
  switch (kind) {
    case "in":
      return { ...edit, toast: say(locale, "duel-pick-in"), counted: "now" };
    case "already-in":
      return { ...edit, toast: say(locale, "duel-pick-kept"), counted: "before" };
    case "late":
      return { ...edit, notice: say(locale, "duel-pick-late", { round }), outdated: true };
    case "not-running":
      return { ...edit, notice: say(locale, "duel-over"), outdated: true };
  }
}

async function accept(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { store, now } = deps;
  const person = await personOf(store, caller);
  await listDuel(store, person.player, action.session, now());
  const taken = await takeDuel(deps, action.session, person, asSide(person, undefined));
  if (!("side" in taken)) return takenRefusal(taken, caller);
  const { id, duel } = taken;
  const from = duel.sides[0].player;
  if (taken.kind === "begun" && duel.invited)
    await noteChallengeAnswer(store, { from, id, now: now() }, "accepted");
  showElsewhere(deps, press, taken);
  return { ...editReply(deps, press, taken), counted: taken.kind === "begun" ? "now" : "before" };
}

async function decline(
  deps: DuelServices,
  press: ButtonPress,
  reason: (typeof DECLINE_REASONS)[number],
): Promise<Reply> {
  const { action, caller } = press;
  const id = action.session;
  const outcome = await declineDuel(deps, id, await personOf(deps.store, caller), reason);
  const duel = await findDuel(deps, id);
  if (outcome === "gone" || !duel) return notice(say(caller.locale, "duel-gone"));
  if (outcome === "self" || outcome === "not-invited")
    return notice(say(caller.locale, "duel-not-invited", { name: shownName(duel.invited?.name ?? "") }));
  const edit = editReply(deps, press, { id, duel });
  if (outcome === "closed") return { ...edit, notice: say(caller.locale, "duel-closed") };
  // Who would gladly play something else may be asked again.
  const answer = reason === "shorter" || reason === "unrated" ? "retracted" : "declined";
  await noteChallengeAnswer(deps.store, { from: duel.sides[0].player, id, now: deps.now() }, answer);
  return edit;
}

async function retract(deps: DuelServices, press: ButtonPress): Promise<Reply> {
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
  if (outcome === "closed") return { ...edit, notice: say(caller.locale, "duel-closed") };
  if (duel.invited)
    await noteChallengeAnswer(deps.store, { from: duel.sides[0].player, id, now: deps.now() }, "retracted");
  showElsewhere(deps, press, { id, duel });
  return edit;
}

async function stop(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await stopIn(deps, action.session, await personOf(deps.store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  showElsewhere(deps, press, outcome);
  const edit = editReply(deps, press, outcome);
  return outcome.duel.play?.over ? edit : { ...edit, toast: say(caller.locale, "duel-stop-noted") };
}

async function resign(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await resignIn(deps, action.session, await personOf(deps.store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  showElsewhere(deps, press, outcome);
  const edit = editReply(deps, press, outcome);
  return outcome.duel.play?.over ? edit : { ...edit, notice: say(caller.locale, "duel-stop-first") };
}

async function again(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { store, now } = deps;
  const outcome = await askAgainIn(deps, action.session, await personOf(store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { id: before, duel: old, result: bothWant } = outcome;
  showElsewhere(deps, press, outcome);
  if (!bothWant || !isPlayed(old)) {
    const edit = editReply(deps, press, outcome);
    return { ...edit, toast: say(caller.locale, "duel-again-noted") };
  }
  const { game, length, pace, rated, sides } = old;
  const id = sessionId({ platform: "duel", id: before }, "again");
  const at = now();
  for (const { player } of sides) await listDuel(store, player, id, at);
  const challenge = { endsAt: at, answer: "accepted" as const };
  const anew: Duel = { game, length, pace, rated, sides, challenge, boards: [] };
  const { duel, isNew } = await openDuel(deps, id, { ...anew, play: begun(anew, at) });
  if (isNew) await postElsewhere(deps, press, { id, duel }, old);
  return boardReply(deps, press, { id, duel }, isNew ? "now" : "before");
}

/** The other side's message, where it stands on another platform or in another chat. */
async function postElsewhere(
  deps: DuelServices,
  { caller, place }: ButtonPress,
  { id, duel }: { readonly id: string; readonly duel: Duel },
  old: Duel,
): Promise<void> {
  const others = old.boards.filter((one) => one.platform !== caller.platform || one.place !== place.id);
  for (const board of others) await deps.boards.post(id, duel, board);
}
