// Buttons that start a game of minesweeper without a command: in `/start`, and in inline offers.

import type { Button, ButtonPress, Offer, OfferRequest, Reply } from "../../../src/chat/index.ts";
import { LOCALES, type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import { NO_OFFER, type Offered, offersOf, takeOffer } from "../../play/index.ts";
import type { MinesDeps } from "../game/deps.ts";
import { MINES_SCOPE } from "../views/buttons.ts";
import { sizeOf } from "../views/game.ts";
import { rulesOf } from "./level-option.ts";
import { presentOf } from "./message.ts";
import { answerStart } from "./play.ts";

export const BEGIN = "begin";

export function startButton(locale: Locale): Button {
  const action = { scope: MINES_SCOPE, session: NO_OFFER, turn: 0, move: BEGIN };
  return { label: say(locale, "start-mines"), action, style: "primary" };
}

const SAID: Offered["said"] = {
  anyone: { description: "offer-mines-open-description", text: "offer-mines-open-text" },
  self: { description: "offer-mines-own-description", text: "offer-mines-own-text" },
};

/** The largest board that fits the chat. */
export function minesOffers(store: Store, request: OfferRequest): readonly Offer[] {
  const { caller } = request;
  const { locale } = caller;
  const rules = rulesOf(undefined, caller);
  if (!rules) return [];
  return offersOf(store, request, {
    scope: MINES_SCOPE,
    name: say(locale, "start-mines"),
    words: [MINES_SCOPE, ...LOCALES.map((one) => say(one, "start-mines"))],
    heading: say(locale, "mines-title", { ...sizeOf({ rules }), mines: rules.mines }),
    said: SAID,
  });
}

/** Starts a game on the default board; an offer's message becomes the board. */
export async function startPress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { locale } = caller;
  const offered = await takeOffer(deps.store, action.session, caller);
  if (offered === "taken") return notice(say(locale, "offer-taken"));
  if (offered === "not-yours") return notYours(locale, "mines-not-yours");
  const rules = rulesOf(undefined, caller);
  if (!rules) return notice(say(locale, "press-old-button"));
  const origin = offered === "offer" ? `offer:${action.session}` : `event:${press.id}`;
  const begun = await answerStart(deps, press, { rules, noGuess: false }, origin);
  if (offered === "no-offer" || begun.type !== "post") return begun;
  return {
    type: "edit",
    view: begun.view,
    present: presentOf(deps, caller, sessionId(deps.store, caller, origin)),
  };
}
