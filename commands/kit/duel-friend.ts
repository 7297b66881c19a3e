// *Duel a friend*: if the platform lets people choose another chat, the challenge is posted there; otherwise it's open
// to everyone here, and to anyone who has its code.

import type { Action, Button, Caller } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";

/** A duel's scope, and the move and session of a new challenge that anyone may take. */
export const DUEL_SCOPE = "duel";
export const OPEN_MOVE = "open";
export const OPEN_DUEL: Action = { scope: DUEL_SCOPE, session: "friend", turn: 0, move: OPEN_MOVE };

export function duelFriendButton({
  locale,
  offersElsewhere,
}: Pick<Caller, "locale" | "offersElsewhere">): Button {
  return {
    sign: "⚔️",
    label: say(locale, "button-duel-friend"),
    action: OPEN_DUEL,
    ...(offersElsewhere && { inlineQuery: say(locale, "menu-duel") }),
  };
}
