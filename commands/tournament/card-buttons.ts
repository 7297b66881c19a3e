// The buttons below a tournament's messages.

import type { Button } from "../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { CardState, Venue } from "./index.ts";
import { writeMeant } from "./meant.ts";

export const TOURNAMENT_SCOPE = "tournament";

export type CardMove = "enter" | "start" | "next" | "more";

export function cardButtons(state: CardState, home: Venue, locale: Locale): readonly (readonly Button[])[] {
  const button = (label: MessageId, move: CardMove, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: { scope: TOURNAMENT_SCOPE, session: writeMeant(state.tournament, home), turn: 0, move },
    ...(style && { style }),
  });
  const more = button("button-more", "more");
  switch (state.phase) {
    case "open":
      return [
        [button("button-enter-mine", "enter", "primary"), button("button-tournament-start", "start"), more],
      ];
    case "waiting":
    case "running":
      return [[more]];
    case "cancelled":
    case "ended":
      return [[button("button-tournament-next", "next", "primary"), more]];
  }
}
