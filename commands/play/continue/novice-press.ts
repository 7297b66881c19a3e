// *Play the Novice*, which a newcomer is offered whose first match begins badly.

import type { ButtonPress, Reply, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { canonicalId } from "../../../src/core/strategies/index.ts";
import { readLength } from "../../kit/length.ts";
import { LEVELS } from "../opponent-words.ts";
import type { MatchState } from "../play.ts";
import type { PlayServices } from "../services.ts";
import { showMatch } from "../shown.ts";
import { newPress } from "./press.ts";

type GamePress = ButtonPress & { readonly game: MatrixGame };

/** Sets the match aside, and begins one of the same length against it. */
export async function novicePress(
  services: PlayServices,
  press: GamePress,
  { match }: MatchState,
  present: (session: string) => () => Promise<View | undefined>,
): Promise<Reply> {
  const { game, action } = press;
  const begun = await services.sessions.begin({
    ...press,
    opponent: canonicalId(LEVELS.novice as string, game),
    length: readLength(match.length),
    origin: `novice:${action.session}`,
  });
  if (begun.kind === "asked") {
    const session = begun.wanted.id;
    return newPress(services, { ...press, action: { ...action, session } }, present(session));
  }
  const view = await showMatch(services, press, begun.state);
  return { type: "edit", view, present: present(begun.state.match.id) };
}
