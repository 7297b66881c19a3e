// Presses below a duel: picks, Stop, and what follows the end.

import type { ButtonPress, PressHandler, Reply } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import { type DuelResult, knownBeforeDuel, movesOfSide, readPlayerId } from "../../../src/people/index.ts";
import { OPEN_MOVE } from "../../kit/duel-friend.ts";
import { moveName } from "../../kit/game-words.ts";
import { notice } from "../../kit/refusals.ts";
import { eventDigest } from "../../kit/session-id.ts";
import { shareReply } from "../../replay/index.ts";
import { offerDuel } from "../asking/command.ts";
import { USUAL_TERMS } from "../asking/options.ts";
import { accept, close, takeOffered } from "../asking/press.ts";
import type { DuelServices } from "../boards/boards.ts";
import { type Edit, editReply, refusal, showElsewhere } from "../boards/replies.ts";
import { type Duel, isPlayed, type PlayedDuel } from "../state/document.ts";
import { endIn, type PressedDuel, pickIn } from "../state/duels.ts";
import { personOf } from "../state/person.ts";
import { gameOfDuel, otherSide, type PickOutcome, type Side, winnerOfRound } from "../state/rules.ts";
import { hasPictures } from "../views/ended.ts";
import { lastRoundWords, namesIn } from "../views/words.ts";
import { cardReply } from "./pictures.ts";
import { ownEnded, type ReadingServices, readingReply } from "./readings.ts";
import { again, keepNewest } from "./rematch.ts";

export function duelPress(deps: ReadingServices): PressHandler {
  return async (press) => keepNewest(deps, press, await replyTo(deps, press));
}

function replyTo(deps: ReadingServices, press: ButtonPress): Promise<Reply> {
  const { move } = press.action;
  switch (move) {
    case "accept":
      return accept(deps, press, press.action.session);
    case OPEN_MOVE:
      return offerDuel(deps, press, USUAL_TERMS);
    case "offered":
      return takeOffered(deps, press);
    case "decline":
      return close(deps, press, "decline");
    case "retract":
      return close(deps, press, "retract");
    case "stop":
      return stop(deps, press);
    case "resign":
      return resign(deps, press);
    case "again":
      return again(deps, press);
    case "read":
      return readingReply(deps, press);
    case "card":
      return cardReply(deps, press);
    case "share":
      return shareDuel(deps, press);
    default:
      return picked(deps, press);
  }
}

async function picked(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const person = personOf(caller);
  const outcome = await pickIn(deps, action.session, person, { ...action, event: eventDigest(press.id) });
  if (outcome.kind !== "done") return refusal(outcome, caller);
  const { duel, result } = outcome;
  if (result === "no-move") return notice(say(caller.locale, "press-old-button"));
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
  const linesOf = toastOf(known.duel, picked, lastRoundWords(known.duel, namesIn(known.duel), locale));
  switch (kind) {
    case "in":
    case "repeated": {
      const counted = kind === "in" ? "new" : "duplicate";
      return { ...edit, ...linesOf(pickedWords(known.duel, press)), counted };
    }
    case "already-in":
      return { ...edit, ...linesOf(say(locale, "duel-pick-kept", { round: picked + 1 })) };
    case "late":
      return lateReply(deps, press, known);
    case "not-running":
      return { ...edit, notice: say(locale, "duel-over"), outdated: true };
  }
}

function pickedWords(duel: Duel, { action, caller }: ButtonPress): string {
  const game = gameOfDuel(duel);
  return say(caller.locale, "duel-pick-in", { move: moveName(game, game.moveIds.indexOf(action.move)) });
}

/** A toast for the person who pressed. If the round is over, it includes the result and so permits a pick in the next
 * round with the same button. */
function toastOf({ play }: PlayedDuel, picked: number, last: string | undefined) {
  const turn = play.rounds.length;
  const isRevealed = turn > picked && last !== undefined;
  return (words: string) =>
    isRevealed ? { toast: sentences([words, last]), toastTurn: turn } : { toast: words };
}

/** The press was for a round that's over, and changed nothing. */
function lateReply(
  deps: DuelServices,
  press: ButtonPress,
  known: PressedDuel & { readonly duel: PlayedDuel },
): Reply {
  const { locale } = press.caller;
  const last = lastRoundWords(known.duel, namesIn(known.duel), locale);
  const late = toastOf(known.duel, press.action.turn, last)(say(locale, lateWords(known)));
  return {
    ...editReply(deps, press, known),
    ...late,
    notice: late.toast,
    privateToast: true,
    outdated: true,
  };
}

/** A side that ran out of time in the last round gets a line about it. */
function lateWords({ duel, side }: PressedDuel & { readonly duel: PlayedDuel }): MessageId {
  const last = duel.play.rounds.at(-1);
  return last && last[side] < 0 ? "duel-pick-timed" : "duel-pick-late";
}

function stop(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  const toast = say(press.caller.locale, "duel-stop-noted");
  return ending(deps, press, "stop", { toast, privateToast: true });
}

function resign(deps: DuelServices, press: ButtonPress): Promise<Reply> {
  return ending(deps, press, "resign", { notice: say(press.caller.locale, "duel-stop-first") });
}

/** Presses that may end the duel; `goesOn`: what the person reads if it continues. */
async function ending(
  deps: DuelServices,
  press: ButtonPress,
  by: "stop" | "resign",
  goesOn: Partial<Edit>,
): Promise<Reply> {
  const { action, caller } = press;
  const outcome = await endIn(deps, action.session, personOf(caller), {
    turn: action.turn,
    by,
  });
  if (outcome.kind !== "done") return refusal(outcome, caller);
  await showElsewhere(deps, press, outcome);
  const { duel, result } = outcome;
  if (duel.play?.over) return editReply(deps, press, outcome);
  if (result === "late" && isPlayed(duel)) return lateReply(deps, press, { ...outcome, duel });
  return { ...editReply(deps, press, outcome), ...goesOn };
}

// *Share* below a finished duel: what its page shows, once both have agreed.

/** Records that this person agrees. @throws BusyError, StoreError. */
async function shareDuel(deps: ReadingServices, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { locale } = caller;
  const own = await ownEnded(deps, press);
  if ("type" in own) return own;
  const { duel, side, result } = own;
  if (!hasPictures(duel)) return notice(say(locale, "duel-no-picture"));
  const expected = await Promise.all(([0, 1] as const).map((one) => expectedOf(deps, duel, result, one)));
  const names = duel.sides.map(({ name }) => name);
  const { over: ended } = duel.play;
  return shareReply(deps, caller, {
    by: duel.sides[side].player,
    needed: 2,
    other: duel.sides[otherSide(side)].name,
    of: `duel-${action.session}`,
    replay: {
      game: duel.game,
      kind: "duel",
      names,
      expected,
      over: ended && { winner: ended.winner, ending: ended.ending },
      rounds: duel.play.rounds.map((round) => {
        const winner = winnerOfRound(gameOfDuel(duel), round);
        return [...round, winner === undefined ? 0 : winner === 0 ? 1 : -1];
      }),
    },
  });
}

/** What the reader would have expected of that side; -1 for no expectation, or if someone was late. */
async function expectedOf(
  { store, duelReader }: ReadingServices,
  duel: PlayedDuel,
  result: DuelResult,
  side: Side,
): Promise<number[]> {
  const game = gameOfDuel(duel);
  const player = readPlayerId(duel.sides[side].player);
  const nothing = { person: new Uint8Array(), bot: new Uint8Array() };
  const known = player ? await knownBeforeDuel(store, player, game) : nothing;
  const { rounds } = await duelReader.read(game, known, movesOfSide(result, side));
  let played = 0;
  return duel.play.rounds.map(([a, b]) => (a < 0 || b < 0 ? -1 : (rounds[played++]?.expected ?? -1)));
}
