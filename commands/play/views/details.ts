// The numbers of a finished match: how much was read, and what its closing sentence is based on.

import type { View } from "../../../src/chat/view.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { readIn, turnOf } from "../../../src/people/rounds/predictor.ts";
import { shownName } from "../../kit/shown-name.ts";
import { storyCounts } from "../readings/story-words.ts";
import { verdictWords } from "../readings/verdict.ts";
import { type MatchState, roundsOf } from "../rules.ts";

/** The private message behind *Details*. */
export function detailsView(state: MatchState, name: string, locale: Locale): View {
  const { game, match } = state;
  const counts = storyCounts(state, roundsOf(game, match), locale);
  const [won, lost, drawn] = match.score;
  const score = say(locale, "match-score", { name: shownName(name), won, lost, drawn });
  return {
    title: say(locale, "details-title", { score }),
    blocks: [{ type: "text", text: [readLine(state, locale), ...(counts ? [counts] : [])].join("\n") }],
  };
}

/** How many moves were predicted, against chance. */
function readLine({ game, match }: MatchState, locale: Locale): string {
  const [right, read] = readIn(game, match);
  const rounds = turnOf(match);
  if (read === 0) return say(locale, "end-unread", { rounds });
  return say(locale, "end-read", { rounds, ...verdictWords(game, right, read, locale) });
}
