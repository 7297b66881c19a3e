// The questions that wait for somebody's answer, as `/profile privacy` lists them: who asks, at
// which game, since when, and what is agreed to.

import type { Block, Button } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { CompareRequest } from "../../../src/players/index.ts";
import { shownName } from "../../kit/shown-name.ts";
import { gameWords, questionButton } from "../compare/card.ts";

/** So many are shown, the oldest first: below them there is room for an agreement to be taken
 * back. */
const SHOWN_MAX = 3;

/** `asked`: the oldest first. */
export function questionBlocks(asked: readonly CompareRequest[], locale: Locale): readonly Block[] {
  if (asked.length === 0) return [];
  const lines = asked.slice(0, SHOWN_MAX).map((request) => {
    const date = new Date(request.at).toISOString().slice(0, 10);
    return say(locale, "profile-asked-by", {
      name: shownName(request.name),
      game: gameWords(request, locale),
      date,
    });
  });
  const more = asked.length - lines.length;
  if (more > 0) lines.push(say(locale, "profile-asked-more", { count: more }));
  return [
    { type: "text", text: [say(locale, "profile-asked"), ...lines].join("\n") },
    { type: "quiet", text: say(locale, "profile-asked-rules") },
  ];
}

/** A row of two for each that is shown. */
export function questionRows(
  asked: readonly CompareRequest[],
  locale: Locale,
): readonly (readonly Button[])[] {
  return asked.slice(0, SHOWN_MAX).map((request) => {
    const name = shownName(request.name);
    return [
      {
        ...questionButton(request, say(locale, "button-accept-of", { name }), "list-accept"),
        style: "success",
      },
      questionButton(request, say(locale, "button-decline-of", { name }), "list-decline"),
    ];
  });
}
