// The page's own texts, in one language.

import { MINES_BOARDS } from "../../../commands/mines/index.ts";
import { type Locale, type MessageId, messagesSource, say } from "../../infra/i18n/index.ts";
import type { Alone, Texts } from "./wire.ts";

const LEVELS = ["pocket", "small", "beginner", "intermediate", "expert"] as const;

const LABELS = {
  level: "daily-top-board",
  ownSize: "web-mines-own-size",
  size: "option-mines-size",
  mines: "option-mines-mines",
  noGuess: "web-mines-no-guess",
  begin: "button-start",
  hint: "button-hint",
  stop: "button-stop",
  again: "button-play-again",
  continue: "button-continue",
  newBoard: "button-new-board",
  flagMode: "button-flag-mode",
  openMode: "button-open-mode",
  larger: "web-mines-larger",
  smaller: "web-mines-smaller",
  how: "web-mines-how",
  accept: "button-accept",
  decline: "button-decline",
  retract: "challenge-retract",
  play: "button-race-play",
  retry: "web-mines-retry",
} as const satisfies Readonly<Record<keyof Texts["labels"], MessageId>>;

const CELLS = {
  covered: "web-mines-cell-covered",
  flag: "mines-toast-flag",
  mine: "web-mines-cell-mine",
  blown: "web-mines-cell-blown",
  wrong: "web-mines-cell-wrong",
  number: "web-mines-cell-number",
  empty: "web-mines-cell-empty",
} as const satisfies Readonly<Record<keyof Texts["cells"], MessageId>>;

export function textsIn(locale: Locale): Texts {
  const all = <K extends string>(ids: Readonly<Record<K, MessageId>>, values = {}) =>
    Object.fromEntries(
      Object.entries<MessageId>(ids).map(([name, id]) => [name, say(locale, id, values)]),
    ) as Record<K, string>;
  return {
    locale,
    title: say(locale, "start-mines"),
    unreachable: say(locale, "web-mines-unreachable"),
    cells: all(CELLS, { cell: "{cell}", number: "{number}" }),
    levels: LEVELS.map((level) => [level, say(locale, `choice-${level}`)] as const),
    labels: all(LABELS),
  };
}

/** What the browser says about a board of its own, where numbers inflect words. */
const ALONE = /^mines-(title|begin-opening|progress)$|^web-mines-(won|lost)$/;

export function aloneIn(locale: Locale): Alone {
  return { locale, messages: messagesSource(locale, (id) => ALONE.test(id)), boards: MINES_BOARDS };
}
