// *Duel a friend*: where the platform can ask for another chat, the challenge is put there; elsewhere it is open to
// whoever is here, and to whoever has its code.

import type { Button, Caller } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";

/** A duel's scope, and the move and session of a new challenge that anybody may take. */
export const DUEL_SCOPE = "duel";
export const OPEN_MOVE = "open";

export function duelFriendButton({
  locale,
  offersElsewhere,
}: Pick<Caller, "locale" | "offersElsewhere">): Button {
  return {
    sign: "⚔️",
    label: say(locale, "button-duel-friend"),
    action: { scope: DUEL_SCOPE, session: "friend", turn: 0, move: OPEN_MOVE },
    ...(offersElsewhere && { inlineQuery: say(locale, "menu-duel") }),
  };
}
