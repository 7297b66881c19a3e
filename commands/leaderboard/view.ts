// Leaderboard views: a table that fits a phone, and the button *My place*.

import type { Block, Button, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import { listed, numberCell, percentCell } from "../../src/infra/i18n/phrases.ts";
import { DECIDED_MIN, type PlayerRanking, type WinLoss, winShareInterval } from "../../src/people/index.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { formatRank } from "../kit/format-rank.ts";
import { gameTitle } from "../kit/game-words.ts";
import { showMeButton } from "../kit/list-me.ts";
import { numberedWords } from "../kit/picture-names.ts";
import { shownName } from "../kit/shown-name.ts";
import type { StrategyRanking } from "../tournament/index.ts";
import { PERIOD_WORDS, type Query, SCOPE_WORDS, writeQuery } from "./query.ts";

/** In the picture and the figures. */
export const LINES_MAX = 15;
/** In the text, which a phone shows whole. */
const ROWS_MAX = 5;
/** A list of people starts with so many names. */
export const NAMES_MIN = 3;

export function strategiesView({ tournaments, lines }: StrategyRanking, query: Query, locale: Locale): View {
  const head = ["", "", say(locale, "table-points"), say(locale, "table-won"), say(locale, "table-of")];
  const rows = lines.map(({ strategy, ranks, points, won, tournaments: entered }) => [
    formatRank(ranks),
    strategy,
    ...[points, won, entered].map((number) => numberCell(number, locale)),
  ]);
  return {
    title: strategiesTitle(tournaments, query, locale),
    blocks: [...headBlocks(strategiesHead(lines, locale)), ...tableBlocks(head, rows, rows.length, locale)],
    buttons: boardButtons(query, locale),
  };
}

export function playersView({ ranked, count }: PlayerRanking, query: Query, locale: Locale): View {
  const head = ["", "", say(locale, "table-won"), say(locale, "table-of")];
  const rows = ranked.map(({ name, ranks, winLoss }) => [
    formatRank(ranks),
    isolated(name),
    shareOf(winLoss, locale),
    String(winLoss[0] + winLoss[1]),
  ]);
  return {
    title: boardTitle(query, locale),
    blocks: [
      ...headBlocks(playersHead(ranked, locale)),
      ...tableBlocks(head, rows, count, locale),
      ...numberedWords(namesShown(ranked), locale).map((text) => ({ type: "quiet", text }) as const),
      { type: "quiet", text: say(locale, "leaderboard-players-how") },
    ],
    buttons: boardButtons(query, locale),
  };
}

export function strategiesTitle(tournaments: number, query: Query, locale: Locale): string {
  return [say(locale, "leaderboard-title", { count: tournaments }), ...selectionWords(query, locale)].join(
    " · ",
  );
}

/** The title of a list of people. */
export function boardTitle(query: Query, locale: Locale): string {
  const title = query.of === "duels" ? "leaderboard-duels-title" : "leaderboard-players-title";
  return [say(locale, title), ...selectionWords(query, locale)].join(" · ");
}

export function namesShown(ranked: PlayerRanking["ranked"]): readonly string[] {
  return ranked.slice(0, LINES_MAX).map(({ name }) => name);
}

/** Share of decided rounds won. */
export function shareOf([won, lost]: WinLoss, locale: Locale): string {
  return percentCell(Math.round((100 * won) / Math.max(1, won + lost)), locale);
}

/** How to have the first tournament. */
export function noTournament(query: Query, locale: Locale): string {
  const isHere = query.scope === "here";
  const message = isHere ? "leaderboard-no-tournament-here" : "leaderboard-no-tournament";
  return say(locale, message, { where: whereWords(query, locale) });
}

/** Of a list with fewer than `NAMES_MIN` names. */
export function shortWords(query: Query, names: number, locale: Locale): string {
  return say(locale, "leaderboard-short", { where: whereWords(query, locale), needed: NAMES_MIN, names });
}

function whereWords({ scope, period }: Query, locale: Locale): string {
  return listed([say(locale, SCOPE_WORDS[scope]), say(locale, PERIOD_WORDS[period])], locale);
}

/** The parts of the query that differ from what is shown unasked. */
function selectionWords({ of, gameId, scope, period }: Query, locale: Locale): readonly string[] {
  const game = matrixGame(gameId ?? "");
  return [
    ...(game && (of === "strategies" || game.id !== "rps") ? [gameTitle(game, locale)] : []),
    ...(scope === "everywhere" ? [say(locale, SCOPE_WORDS[scope])] : []),
    ...(period === "all" ? [] : [say(locale, PERIOD_WORDS[period])]),
  ];
}

/** `count`: the size of the whole ranking, of which `rows` may be only the first. */
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
    ...(more > 0 ? [{ type: "quiet", text: say(locale, "table-more", { count: more }) } as const] : []),
  ];
}

export function boardButtons(query: Query, locale: Locale): readonly (readonly Button[])[] {
  const action = (move: string) => ({ scope: "board", session: writeQuery(query), turn: 0, move });
  return [
    [
      { label: say(locale, "button-my-place"), action: action("mine") },
      ...(query.of === "strategies" ? [] : [showMeButton(query.scope, locale)]),
      { label: say(locale, "button-details"), action: action("details") },
    ],
  ];
}

/** A headline, where there is one. */
export function headBlocks(text: string | undefined): readonly Block[] {
  return text === undefined ? [] : [{ type: "text", text }];
}

/** Who is ahead alone. */
export function leaderOf<T extends { readonly ranks: readonly [number, number] }>(
  lines: readonly T[],
): T | undefined {
  const [leader, another] = lines.filter(({ ranks: [first] }) => first === 1);
  return another ? undefined : leader;
}

/** Nobody is praised for losing most rounds. */
function playersHead(ranked: PlayerRanking["ranked"], locale: Locale): string | undefined {
  const leader = leaderOf(ranked);
  const [won, lost] = leader?.winLoss ?? [0, 0];
  if (!leader || won <= lost) return undefined;
  return say(locale, "leaderboard-head", { name: shownName(leader.name), won, decided: won + lost });
}

function strategiesHead(lines: StrategyRanking["lines"], locale: Locale): string | undefined {
  const leader = leaderOf(lines);
  if (!leader) return undefined;
  const { strategy: name, points, tournaments: entered } = leader;
  return say(locale, "leaderboard-head-strategy", { name, points, entered });
}

/** Within which bounds each share lies, and how the order comes about. */
export function playersDetails({ ranked }: PlayerRanking, locale: Locale): View {
  const lines = ranked.slice(0, LINES_MAX).map(({ name, ranks, winLoss, lent }) => {
    const [low, high] = winShareInterval(winLoss, lent).map((share) => Math.round(100 * share)) as [
      number,
      number,
    ];
    const [won, lost] = winLoss;
    const words = { place: formatRank(ranks), name: shownName(name), won, decided: won + lost, low, high };
    return say(locale, "leaderboard-details-line", words);
  });
  const how = say(locale, "leaderboard-details-players", { needed: DECIDED_MIN });
  return detailsView([{ type: "text", text: lines.join("\n") }], how, locale);
}

export function strategiesDetails(locale: Locale): View {
  return detailsView([], say(locale, "leaderboard-details-strategies"), locale);
}

export function detailsView(blocks: readonly Block[], how: string, locale: Locale): View {
  const title = say(locale, "leaderboard-details-title");
  return { title, blocks: [...blocks, { type: "quiet", text: how }] };
}
