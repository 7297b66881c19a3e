// Presses below a duel: the answer to a challenge, picks, *Stop*, and what follows the end.

import type { ButtonPress, PressHandler, Reply } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { sentences } from "../../src/infra/i18n/phrases.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { OPEN_DUEL, OPEN_MOVE } from "../kit/duel-friend.ts";
import { moveName } from "../kit/game-words.ts";
import { notice, othersGame } from "../kit/refusals.ts";
import { shareReply } from "../replay/index.ts";
import {
  boardReply,
  type DuelServices,
  editReply,
  localeIn,
  rematchOf,
  showElsewhere,
  shownDuel,
} from "./boards.ts";
import { cardReply } from "./card.ts";
import { offerDuel, offeredDuel, takeRefusal, USUAL_TERMS } from "./command.ts";
import {
  askAgainIn,
  closeDuel,
  endIn,
  findDuel,
  type KnownDuel,
  noteBoard,
  openDuel,
  pickIn,
  type SideOutcome,
  takeUp,
} from "./duels.ts";

import {
  begun,
  boardAt,
  type Duel,
  type DuelBoard,
  gameOfDuel,
  isOver,
  isPlayed,
  otherSide,
  type PlayedDuel,
  placeOf,
  type Side,
  sideOf,
  winnerOfRound,
} from "./rules.ts";
import { hasPictures, lastRoundWords, namesIn } from "./view.ts";

export function duelPress(deps: DuelServices): PressHandler {
  return (press) => {
    const { move } = press.action;
    switch (move) {
      case "accept":
        return accept(deps, press, press.action.session);
      case OPEN_MOVE:
        return offerDuel(deps, press, USUAL_TERMS);
      case "offered":
        return takeOffered(deps, press);
      case "decline":
      case "retract":
        return close(deps, press, move);
      case "stop":
      case "resign":
        return end(deps, press, move);
      case "again":
        return again(deps, press);
      case "card":
        return cardReply(deps, press);
      case "share":
        return share(deps, press);
      default:
        return picked(deps, press);
    }
  };
}

/** *I'm in* below an offer in any chat: the first person to press waits for a second. */
async function takeOffered(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { caller, message, place } = press;
  const offered = offeredDuel(deps, press);
  if (!offered || message === undefined) return notice(say(caller.locale, "press-old-button"));
  const { id, fresh } = offered;
  const boards = [boardAt(caller.platform, place, message, localeIn(press))];
  const { duel, isNew } = await openDuel(deps, id, { ...fresh, boards });
  return isNew ? editReply(deps, press, { id, duel }) : accept(deps, press, id);
}

async function accept(deps: DuelServices, press: ButtonPress, id: string): Promise<Reply> {
  const { duel, result } = await takeUp(deps, id, press.caller);
  if (duel && (result === "begun" || result === "running")) {
    await showElsewhere(deps, press, { id, duel });
    return editReply(deps, press, { id, duel });
  }
  if (result !== "closed" || !duel) return takeRefusal(result, duel, press);
  // No one can take it any more, and its message says so.
  const edit = await editReply(deps, press, { id, duel });
  return { ...edit, notice: say(press.caller.locale, "challenge-lapsed") };
}

/** Declines or retracts a challenge. */
async function close(deps: DuelServices, press: ButtonPress, move: "decline" | "retract"): Promise<Reply> {
  const { action, caller } = press;
  const id = action.session;
  const closed = await closeDuel(deps, id, writePlayerId(caller), move);
  if (!closed) return notice(say(caller.locale, "duel-gone"));
  const { duel, result } = closed;
  if (result === "not-challenged") return takeRefusal("not-invited", duel, press);
  if (result === "not-challenger")
    return notice(say(caller.locale, "challenge-not-challenger", { name: namesIn(duel)[0] }));
  const edit = await editReply(deps, press, { id, duel });
  if (result === "closed") return { ...edit, notice: say(caller.locale, "challenge-lapsed") };
  await showElsewhere(deps, press, { id, duel });
  return edit;
}

/** Why a press changes nothing: it's a third person's, or its duel is gone. */
function refusal(outcome: Exclude<SideOutcome<unknown>, { kind: "done" }>, press: ButtonPress): Reply {
  const { locale } = press.caller;
  if (outcome.kind === "gone") return notice(say(locale, "duel-gone"));
  const [first, second] = namesIn(outcome.duel);
  return isPlayed(outcome.duel)
    ? othersGame(press, { whose: say(locale, "duel-not-yours", { first, second }), start: OPEN_DUEL })
    : notice(say(locale, "press-old-button"));
}

async function picked(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const { turn, move } = action;
  const outcome = await pickIn(deps, action.session, caller, { turn, move });
  if (outcome.kind !== "done") return refusal(outcome, press);
  const { duel, side, result } = outcome;
  if (result === "no-move" || !isPlayed(duel)) return notice(say(locale, "press-old-button"));
  if (result === "in" || result === "late") await showElsewhere(deps, press, outcome);
  const edit = { ...(await editReply(deps, press, outcome)), privateToast: true as const };
  switch (result) {
    case "in": {
      const game = gameOfDuel(duel);
      const words = say(locale, "duel-pick-in", { move: moveName(game, game.moveIds.indexOf(move)) });
      return { ...edit, ...toastOf(duel, turn, words, locale) };
    }
    case "kept":
      return { ...edit, toast: say(locale, "duel-pick-kept", { round: turn + 1 }) };
    case "late":
      return lateReply(deps, press, { id: outcome.id, duel, side });
    case "over":
      return { ...edit, notice: say(locale, "duel-over"), outdated: true };
  }
}

/** A toast for the person who pressed. If the round is over, it includes the result. */
function toastOf(duel: PlayedDuel, picked: number, words: string, locale: Locale) {
  const turn = duel.play.rounds.length;
  const last = lastRoundWords(duel, namesIn(duel), locale);
  return turn > picked && last !== undefined ? { toast: sentences([words, last]) } : { toast: words };
}

/** The press was for a round that's over, and changed nothing. A side that ran out of time gets a line about it. */
async function lateReply(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel, side }: { readonly id: string; readonly duel: PlayedDuel; readonly side: Side },
): Promise<Reply> {
  const { locale } = press.caller;
  const last = duel.play.rounds.at(-1);
  const words: MessageId = last && last[side] < 0 ? "duel-pick-timed" : "duel-pick-late";
  const late = toastOf(duel, press.action.turn, say(locale, words), locale);
  const edit = await editReply(deps, press, { id, duel });
  return { ...edit, ...late, notice: late.toast, privateToast: true, outdated: true };
}

/** *Stop*, which costs nothing and offers a draw, or *Resign* after it. */
async function end(deps: DuelServices, press: ButtonPress, by: "stop" | "resign"): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await endIn(deps, action.session, caller, { turn: action.turn, by });
  if (outcome.kind !== "done") return refusal(outcome, press);
  await showElsewhere(deps, press, outcome);
  const { duel, result } = outcome;
  if (result === "late" && isPlayed(duel)) return lateReply(deps, press, { ...outcome, duel });
  const edit = await editReply(deps, press, outcome);
  if (isOver(duel)) return edit;
  return result === "stop-first"
    ? { ...edit, notice: say(caller.locale, "duel-stop-first") }
    : { ...edit, toast: say(caller.locale, "duel-stop-noted"), privateToast: true };
}

/** *Rematch*: starts once both want it, in a new message in each chat; where nothing can be posted, in the old one. */
async function again(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place, message } = press;
  const outcome = await askAgainIn(deps, action.session, caller);
  if (outcome.kind !== "done") return refusal(outcome, press);
  const { duel: old, result: bothWant } = outcome;
  await showElsewhere(deps, press, outcome);
  if (!bothWant) {
    const edit = await editReply(deps, press, outcome);
    return { ...edit, toast: say(caller.locale, "duel-again-noted"), privateToast: true };
  }
  const id = rematchOf(deps.store, outcome.id);
  const endsAt = deps.now();
  const { game, length, sides } = old;
  const fresh: Duel = { game, length, sides, challenge: { endsAt }, boards: [], play: begun(endsAt) };
  const { duel, isNew } = await openDuel(deps, id, fresh);
  const isHere = (board: DuelBoard) => board.platform === caller.platform && board.place === place.id;
  if (isNew) for (const board of old.boards) if (!isHere(board)) await postRematch(deps, { id, duel }, board);
  if (place.editsOnly && message !== undefined) {
    await noteBoard(deps, id, boardAt(caller.platform, place, message, localeIn(press, old)));
    return editReply(deps, press, outcome);
  }
  return duel.boards.some(isHere) ? editReply(deps, press, outcome) : boardReply(deps, press, { id, duel });
}

async function postRematch(deps: DuelServices, known: KnownDuel, like: DuelBoard): Promise<void> {
  if (like.editsOnly) return;
  const view = shownDuel(deps, known, like.locale);
  const posted = await deps.post(like.platform, placeOf(like), view, `duel-${known.id}`);
  if (posted.state === "posted" && posted.message !== undefined)
    await deps.boards.noted(known, { ...like, message: posted.message });
}

/** *Share*: records that this person agrees to a page; it's shown once both have. @throws StoreError */
async function share(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const duel = await findDuel(deps, action.session);
  if (!duel) return notice(say(caller.locale, "duel-gone"));
  const side = sideOf(duel, writePlayerId(caller));
  if (side === undefined) return refusal({ kind: "not-yours", duel }, press);
  if (!isPlayed(duel) || !hasPictures(duel)) return notice(say(caller.locale, "press-old-button"));
  const game = gameOfDuel(duel);
  const { over } = duel.play;
  return shareReply(deps, press, {
    by: duel.sides[side].player,
    needed: 2,
    other: duel.sides[otherSide(side)].name,
    of: `duel-${action.session}`,
    replay: {
      game: duel.game,
      kind: "duel",
      names: duel.sides.map(({ name }) => name),
      expected: [],
      over: over && { winner: over.winner, ending: over.ending },
      rounds: duel.play.rounds.map((round) => {
        const winner = winnerOfRound(game, round);
        return [...round, winner === undefined ? 0 : winner === 0 ? 1 : -1];
      }),
    },
  });
}
