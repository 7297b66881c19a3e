// What all leaderboards are built from: a table that fits a phone, and the button *My place*.

import type { Block, Button, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { gameTitle } from "../kit/game-words.ts";
import { showMeButton } from "../kit/list-me.ts";
import { PERIOD_WORDS, type Query, SCOPE_WORDS, writeQuery } from "./query.ts";

/** Lines in the picture and in the figures. */
export const LINES_MAX = 15;
/** Rows in the text, which a phone shows without scrolling. */
const ROWS_MAX = 5;
export const PICTURE_FILE = "leaderboard.png";

export function whereWords({ scope, period }: Query, locale: Locale): string {
  return listed([say(locale, SCOPE_WORDS[scope]), say(locale, PERIOD_WORDS[period])], locale);
}

/** The parts of the query that differ from the default. */
export function selectionWords({ of, gameId, scope, period }: Query, locale: Locale): readonly string[] {
  const game = matrixGame(gameId ?? "");
  return [
    ...(game && (of === "strategies" || game.id !== "rps") ? [gameTitle(game, locale)] : []),
    ...(scope === "everywhere" ? [say(locale, SCOPE_WORDS[scope])] : []),
    ...(period === "all" ? [] : [say(locale, PERIOD_WORDS[period])]),
  ];
}

/** `count`: the size of the whole ranking; `rows` may be only its top. */
export function tableBlocks(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  count: number,
  locale: Locale,
): readonly Block[] {
  const shown = rows.slice(0, ROWS_MAX);
  const more = count - shown.length;
  return [
    { type: "table", rows: fittedRows([head, ...shown]) },
    ...(more > 0 ? [quiet(say(locale, "table-more", { count: more }))] : []),
  ];
}

export function boardButtons(query: Query, locale: Locale): readonly (readonly Button[])[] {
  const action = (move: string) => ({ scope: "board", session: writeQuery(query), turn: 0, move });
  return [
    [
      { label: say(locale, "button-my-place"), action: action("mine") },
      ...(query.of === "strategies" ? [] : [showMeButton(locale)]),
      { label: say(locale, "button-details"), action: action("details") },
    ],
  ];
}

/** A headline, if there's one. */
export function headBlocks(text: string | undefined): readonly Block[] {
  return text === undefined ? [] : [{ type: "text", text }];
}

/** The sole leader; undefined if several share first place. */
export function leaderOf<T extends { readonly ranks: readonly [number, number] }>(
  lines: readonly T[],
): T | undefined {
  const [leader, another] = lines.filter(({ ranks: [first] }) => first === 1);
  return another ? undefined : leader;
}

export function detailsView(blocks: readonly Block[], how: string, locale: Locale): View {
  const title = say(locale, "leaderboard-details-title");
  return { title, blocks: [...blocks, quiet(how)] };
}

export function quiet(text: string): Block {
  return { type: "quiet", text };
}
