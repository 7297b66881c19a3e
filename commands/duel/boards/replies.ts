// Replies with the duel's message, and why a press changes nothing.

import {
  type ButtonPress,
  type Caller,
  type CommandCall,
  localeOf,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { TakeRefusal } from "../state/challenges.ts";
import { boardAt, type Duel, isPlayed } from "../state/document.ts";
import { findDuel, type KnownDuel, noteBoard, type SideOutcome } from "../state/duels.ts";
import { namesIn } from "../views/words.ts";
import { type DuelServices, isPressed, type PressedMessage, shownDuel } from "./boards.ts";

/** Posts the duel here, in a message that's kept up to date from then on. `counted`: absent if the duel doesn't record
 * which event started it. */
export function boardReply(
  deps: DuelServices,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  { id, duel }: KnownDuel,
  counted?: "new" | "duplicate",
): Extract<Reply, { type: "post" }> {
  const locale = localeOf({ caller, place });
  const { platform } = caller;
  const view = shownDuel(deps, { id, duel }, { platform, locale });
  return {
    type: "post",
    view,
    audience: "place",
    ...(counted && { counted }),
    onPosted: async (message) => {
      const board = boardAt(platform, place, message, locale);
      await noteBoard(deps, id, board);
      // The duel may have moved on while the message was being sent.
      await deps.boards.refreshIfBehind(id, duel, board);
    },
  };
}

/** For someone who answers a challenge meant for someone else. */
export function notInvited({ invited }: Duel, locale: Locale): Reply {
  return notice(say(locale, "challenge-not-challenged", { name: shownName(invited?.name ?? "") }));
}

/** Why a duel can't be taken; `code`: the code that was entered. */
export function takenRefusal(taken: TakeRefusal, { locale }: Caller, code?: string): Reply {
  switch (taken.kind) {
    case "gone":
      return code === undefined
        ? notice(say(locale, "duel-gone"))
        : notice(say(locale, "duel-code-unknown", { typed: code }));
    case "self":
      return notice(say(locale, "duel-self"));
    case "taken":
      return notice(say(locale, "duel-taken"));
    case "not-invited":
      return notInvited(taken.duel, locale);
    default:
      return notice(say(locale, "challenge-lapsed"));
  }
}

/** Why a press changes nothing: it's a third person's, or its duel is gone. */
export function refusal(
  outcome: Exclude<SideOutcome<unknown>, { readonly kind: "done" }>,
  { locale }: Caller,
): Reply {
  if (outcome.kind === "gone") return notice(say(locale, "duel-gone"));
  const { duel } = outcome;
  const [first, second] = namesIn(duel);
  return isPlayed(duel)
    ? notYours(locale, "duel-not-yours", { first, second })
    : notice(say(locale, "duel-not-begun"));
}

export type Edit = Extract<Reply, { type: "edit" }>;

/** The pressed message in its new state; late and concurrent edits read the duel again. */
export function editReply(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel }: { readonly id: string; readonly duel: Duel },
): Edit {
  const reader = readerOf(press, duel);
  const shown = (one: Duel): View => shownDuel(deps, { id, duel: one }, reader);
  return {
    type: "edit",
    view: shown(duel),
    shared: true,
    present: async () => {
      const present = await findDuel(deps, id);
      return present && shown(present);
    },
  };
}

/** A message keeps the language that it started in. */
export function readerOf(press: ButtonPress, duel?: Duel) {
  const { platform, locale } = press.caller;
  const board = duel?.boards.find((one) => isPressed(one, pressedMessage(press)));
  return { platform, locale: nearestLocale(board?.locale ?? press.place.locale ?? locale) };
}

function pressedMessage({ caller, place, message }: ButtonPress): PressedMessage {
  return { platform: caller.platform, message, place: place.id };
}

/** Updates the duel's other messages, and remembers the pressed one from now on. */
export async function showElsewhere(
  deps: DuelServices,
  press: ButtonPress,
  { id, duel }: KnownDuel,
): Promise<void> {
  const { message, place, caller } = press;
  deps.boards.show(id, duel, pressedMessage(press));
  if (message === undefined || duel.boards.some((one) => isPressed(one, pressedMessage(press)))) return;
  await noteBoard(deps, id, boardAt(caller.platform, place, message, readerOf(press).locale));
}
