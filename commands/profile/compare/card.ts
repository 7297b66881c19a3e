// The card of a compare request, and how its buttons are encoded.

import type { Block, Button, Mention, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { type CompareRequest, ownerTag, readPlayerId, requestKey } from "../../../src/people/index.ts";
import { callingBlock, muteButton } from "../../kit/challenge.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { shownName } from "../../kit/shown-name.ts";

export const COMPARE_SCOPE = "compare";
export const REQUEST_ID_CHARACTERS = 8;
const KEY_CHARACTERS = 22;
const TAG_AT = KEY_CHARACTERS + REQUEST_ID_CHARACTERS;

/** The action of a button, on a card or in the list of `/profile privacy`. */
export type QuestionMove =
  | "accept"
  | "decline"
  | "retract"
  | "list-accept"
  | "list-decline"
  | typeof READ_ALL;

/** Shows the full consent text to anyone who presses. */
export const READ_ALL = "read-all";

/** The session encodes the request's key, its id, and the asked player's tag. */
export function questionButton({ id, from, to }: CompareRequest, label: string, move: QuestionMove): Button {
  const asked = readPlayerId(to);
  const session = `${requestKey(from, to)}${id}${asked ? ownerTag(asked) : ""}`;
  return { label, action: { scope: COMPARE_SCOPE, session, turn: 0, move } };
}

/** Inverse of `questionButton`. */
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

/** The card in the chat where it was requested; `mention` notifies the asked player. */
export function calledCardView(request: CompareRequest, target: string, mention: Mention | undefined): View {
  const card = cardView(request, target, false);
  if (!mention) return card;
  const words = { name: mention.name, caller: shownName(request.name) };
  const call: Block = callingBlock(mention, say(request.locale, "challenge-question", words));
  return { ...card, blocks: [call, ...card.blocks] };
}

/** `target`: the asked player's name; `isPrivate`: the requester can't see the card. */
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
      {
        type: "text",
        text: say(locale, "compare-ask-text", { ...names, seen: isPrivate ? "both" : "here" }),
      },
    ],
    buttons: [
      [
        { ...questionButton(request, say(locale, "button-accept"), "accept"), style: "success" },
        questionButton(request, say(locale, "button-decline"), "decline"),
        ...(isPrivate ? [] : [retract]),
      ],
      [questionButton(request, say(locale, "profile-read-all"), READ_ALL), muteButton(request.to, locale)],
    ],
  };
}

export function gameWords({ gameId }: CompareRequest, locale: Locale): string {
  const game = matrixGame(gameId);
  return game ? gameTitle(game, locale) : gameId;
}

export function closedView(
  message: MessageId,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): View {
  return { blocks: [{ type: "text", text: say(locale, message, values) }] };
}

export function retractedView({ name, locale }: CompareRequest): View {
  return closedView("compare-retracted", locale, { name: shownName(name) });
}
