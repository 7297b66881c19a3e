// Presses below a duel: accepting and declining, picks, Stop, and what follows the end.

import type { ButtonPress, PressHandler, Reply } from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { noteChallengeAnswer } from "../../src/players/index.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { takeUp } from "./asking.ts";
import type { DuelServices } from "./boards.ts";
import { declineDuel, openDuel, retractDuel, type TakeRefusal } from "./challenges.ts";
import { openFresh } from "./command.ts";
import { DECLINE_REASONS, type Duel, isPlayed, type PlayedDuel } from "./document.ts";
import { listDuel } from "./duel-list.ts";
import { askAgainIn, findDuel, type PressedDuel, pickIn, resignIn, stopIn } from "./duels.ts";
import { offeredDuel } from "./offers.ts";
import { personOf } from "./person.ts";
import { cardReply, chartReply } from "./pictures.ts";
import { type ReadingServices, readableReply, readingReply } from "./readings.ts";
import { isAt, keepNewest, postElsewhere, rematchOf } from "./rematch.ts";
import { boardReply, editReply, readerOf, refusal, showElsewhere, takenRefusal } from "./replies.ts";
import { begun, gameOfDuel, type PickOutcome } from "./rules.ts";
import { lastRoundWords, namesIn } from "./views/words.ts";

export function duelPress(deps: ReadingServices): PressHandler {
  return async (press) => keepNewest(deps, press, await replyTo(deps, press));
}

function replyTo(deps: ReadingServices, press: ButtonPress): Promise<Reply> {
  const { move } = press.action;
  const reason = DECLINE_REASONS.find((one) => one === move);
  if (reason) return decline(deps, press, reason);
  switch (move) {
    case "accept":
      return accept(deps, press, press.action.session);
    case "offered":
      return takeOffered(deps, press);
    case "retract":
      return retract(deps, press);
    case "stop":
      return stop(deps, press);
    case "resign":
      return resign(deps, press);
    case "again":
      return again(deps, press);
    case "read":
      return readingReply(deps, press, "me");
    case "readother":
      return readingReply(deps, press, "other");
    case "readable":
      return readableReply(deps, press, true);
    case "unreadable":
      return readableReply(deps, press, false);
    case "chart":
      return chartReply(deps, press);
    case "card":
      return cardReply(deps, press);
    default:
      return picked(deps, press);
  }
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
  if (result === "in" || result === "late") await showElsewhere(deps, press, outcome);
  return pickReply(deps, press, { ...outcome, duel }, result);
}

function pickReply(
  deps: DuelServices,
  press: ButtonPress,
  known: PressedDuel & { readonly duel: PlayedDuel },
  kind: PickOutcome["kind"],
): Reply {
  const { locale } = press.caller;
  const edit = { ...editReply(deps, press, known), privateToast: true as const };
  const picked = press.action.turn;
  const told = toldOf(
    known.duel,
    picked,
    lastRoundWords(known.duel, namesIn(known.duel, readerOf(press)), locale),
  );
  switch (kind) {
    case "in":
      return { ...edit, ...told(say(locale, "duel-pick-in", { round: picked + 1 })), counted: "now" };
    case "already-in":
      return { ...edit, ...told(say(locale, "duel-pick-kept", { round: picked + 1 })), counted: "before" };
    case "late": {
      const late = told(say(locale, lateWords(known)));
      return { ...edit, ...late, notice: late.toast, outdated: true };
    }
    case "not-running":
      return { ...edit, notice: say(locale, "duel-over"), outdated: true };
  }
}

/** A line to its presser, with how the round went where it is over: who has read that may pick in the next
 * one by the same button. */
function toldOf({ play }: PlayedDuel, picked: number, last: string | undefined) {
  const turn = play.rounds.length;
  const isRevealed = turn > picked && last !== undefined;
  return (words: string) => (isRevealed ? { toast: `${words} ${last}`, toastTurn: turn } : { toast: words });
}

/** Who missed the last round by the clock is told so. */
function lateWords({ duel, side }: PressedDuel & { readonly duel: PlayedDuel }): MessageId {
  const last = duel.play.rounds.at(-1);
  return last && last[side] < 0 ? "duel-pick-timed" : "duel-pick-late";
}

/** The first who presses waits for the second. */
async function takeOffered(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { caller } = press;
  const offered = offeredDuel(press);
  if (!offered) return notice(say(caller.locale, "press-old-button"));
  const { id, terms } = offered;
  const opened = await openFresh(deps, press, id, terms);
  if ("refused" in opened) return opened.refused;
  const { duel, isNew } = opened;
  if (!isNew) return accept(deps, press, id);
  await showElsewhere(deps, press, { id, duel });
  return { ...editReply(deps, press, { id, duel }), counted: "now" };
}

async function accept(deps: DuelServices, press: ButtonPress, session: string): Promise<Reply> {
  const { caller } = press;
  const { store, now } = deps;
  const person = await personOf(store, caller);
  await listDuel(store, person.player, session, now());
  const taken = await takeUp(deps, session, person, press);
  if (!("side" in taken)) return closedReply(deps, press, session, taken);
  await showElsewhere(deps, press, taken);
  return { ...editReply(deps, press, taken), counted: taken.kind === "begun" ? "now" : "before" };
}

/** Where nobody can take it any more, the message says so, too. */
function closedReply(deps: DuelServices, press: ButtonPress, session: string, refused: TakeRefusal): Reply {
  const told = takenRefusal(refused, press.caller);
  if (refused.kind !== "lapsed" && refused.kind !== "answered") return told;
  const edit = editReply(deps, press, { id: session, duel: refused.duel });
  return told.type === "notice" ? { ...edit, notice: told.text } : told;
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
  await noteChallengeAnswer(deps.store, { from: duel.sides[0].player, id, now: deps.now() }, "retracted");
  await showElsewhere(deps, press, { id, duel });
  return edit;
}

async function stop(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await stopIn(deps, action.session, await personOf(deps.store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  await showElsewhere(deps, press, outcome);
  const edit = editReply(deps, press, outcome);
  return outcome.duel.play?.over ? edit : { ...edit, toast: say(caller.locale, "duel-stop-noted") };
}

async function resign(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await resignIn(deps, action.session, await personOf(deps.store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  await showElsewhere(deps, press, outcome);
  const edit = editReply(deps, press, outcome);
  return outcome.duel.play?.over ? edit : { ...edit, notice: say(caller.locale, "duel-stop-first") };
}

async function again(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { store, now } = deps;
  const outcome = await askAgainIn(deps, action.session, await personOf(store, caller));
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { id: before, duel: old, result: bothWant } = outcome;
  await showElsewhere(deps, press, outcome);
  if (!bothWant || !isPlayed(old)) {
    const edit = editReply(deps, press, outcome);
    return { ...edit, toast: say(caller.locale, "duel-again-noted") };
  }
  const { game, length, pace, rated, sides } = old;
  const id = rematchOf(before);
  const at = now();
  for (const { player } of sides) await listDuel(store, player, id, at);
  const challenge = { endsAt: at, answer: "accepted" as const };
  const anew: Duel = { game, length, pace, rated, sides, challenge, boards: [] };
  const { duel, isNew } = await openDuel(deps, id, { ...anew, play: begun(anew, at) });
  if (isNew) await postElsewhere(deps, press, { id, duel }, old);
  else if (!press.place.editsOnly && duel.boards.some((one) => isAt(one, press)))
    return editReply(deps, press, outcome);
  return boardReply(deps, press, { id, duel }, isNew ? "now" : "before");
}
