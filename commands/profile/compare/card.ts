// The card that asks somebody whether they agree to be compared, and what its buttons carry.

import type { Button, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { type CompareRequest, ownerTag, readPlayerId, requestKey } from "../../../src/players/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { shownName } from "../../kit/shown-name.ts";

/** The scope of the buttons of a question. */
export const COMPARE_SCOPE = "compare";
export const REQUEST_ID_CHARACTERS = 8;
const KEY_CHARACTERS = 22;
const TAG_AT = KEY_CHARACTERS + REQUEST_ID_CHARACTERS;

/** What a press of a question means: a word on a card, or in the list of `/profile privacy`. */
export type QuestionMove = "accept" | "decline" | "retract" | "list-accept" | "list-decline";

/** A button of a question. Its session: the question's key, its id, the tag of who is asked. */
export function questionButton({ id, from, to }: CompareRequest, label: string, move: QuestionMove): Button {
  const asked = readPlayerId(to);
  const session = `${requestKey(from, to)}${id}${asked ? ownerTag(asked) : ""}`;
  return { label, action: { scope: COMPARE_SCOPE, session, turn: 0, move } };
}

/** What `questionButton` wrote. */
export function readQuestion(session: string): {
  readonly key: string;
  readonly id: string;
  readonly tag: string;
} {
  return {
    key: session.slice(0, KEY_CHARACTERS),
    id: session.slice(KEY_CHARACTERS, TAG_AT),
    tag: session.slice(TAG_AT),
  };
}

/** The card. `target` is who is asked, by name; `isPrivate`: who asks cannot see it. */
export function cardView(request: CompareRequest, target: string, isPrivate: boolean): View {
  const { locale } = request;
  const names = {
    caller: shownName(request.name),
    target: shownName(target),
    game: gameWords(request, locale),
  };
  const retract = questionButton(request, say(locale, "button-retract"), "retract");
  return {
    title: say(locale, "compare-ask-title", names),
    blocks: [
      { type: "text", text: say(locale, isPrivate ? "compare-ask-text-private" : "compare-ask-text", names) },
      { type: "quiet", text: say(locale, "compare-ask-rules", names) },
    ],
    buttons: [
      [
        { ...questionButton(request, say(locale, "button-accept"), "accept"), style: "success" },
        questionButton(request, say(locale, "button-decline"), "decline"),
        ...(isPrivate ? [] : [retract]),
      ],
    ],
  };
}

/** The game of a question, as people call it. */
export function gameWords({ gameId }: CompareRequest, locale: Locale): string {
  const game = matrixGame(gameId);
  return game ? gameTitle(game, locale) : gameId;
}

/** A card that asks nothing any more. */
export function closedView(
  message: MessageId,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): View {
  return { blocks: [{ type: "text", text: say(locale, message, values) }] };
}

/** The card of a question that was taken back. */
export function retractedView({ name, locale }: CompareRequest): View {
  return closedView("compare-retracted", locale, { name: shownName(name) });
}
