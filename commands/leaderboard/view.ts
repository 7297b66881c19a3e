// Leaderboard views: a table that fits a phone, and the button *My place*.

import type { Block, Button, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { OPPONENTS_MIN } from "../../src/core/ladder/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { isolated } from "../../src/infra/i18n/name-in-text.ts";
import { listed, numberCell, percentCell } from "../../src/infra/i18n/phrases.ts";
import { DECIDED_MIN, type PlayerRanking, type WinLoss, winShareInterval } from "../../src/players/index.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { formatRank } from "../kit/format-rank.ts";
import { gameTitle } from "../kit/game-words.ts";
import { numberedWords } from "../kit/picture-names.ts";
import { shownName } from "../kit/shown-name.ts";
import type { StrategyRanking } from "../tournament/index.ts";
import { PERIOD_WORDS, type Query, SCOPE_WORDS, writeQuery } from "./query.ts";

export const LINES_MAX = 15;

export function strategiesView({ tournaments, lines }: StrategyRanking, query: Query, locale: Locale): View {
  const head = ["", "", say(locale, "table-points"), say(locale, "table-won"), say(locale, "table-of")];
  const rows = lines.map(({ strategy, ranks, points, won, tournaments: entered }) => [
    formatRank(ranks),
    strategy,
    ...[points, won, entered].map((number) => numberCell(number, locale)),
  ]);
  return {
    title: strategiesTitle(tournaments, query, locale),
    blocks: [
      { type: "text", text: strategiesHead(lines, locale) },
      ...tableBlocks(head, rows, rows.length, locale),
      { type: "quiet", text: say(locale, "leaderboard-how") },
    ],
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
      { type: "text", text: playersHead(ranked, locale) },
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

/** Shown on an empty leaderboard: how to be the first. */
export function nobodyYet(query: Query, locale: Locale): string {
  const where = listed(
    [say(locale, SCOPE_WORDS[query.scope]), say(locale, PERIOD_WORDS[query.period])],
    locale,
  );
  const needed = query.of === "duels" ? OPPONENTS_MIN : DECIDED_MIN;
  return say(locale, NOBODY[query.of][query.scope], { where, needed });
}

const NOBODY: Readonly<Record<Query["of"], Readonly<Record<Query["scope"], MessageId>>>> = {
  strategies: { here: "leaderboard-no-tournament-here", everywhere: "leaderboard-no-tournament" },
  players: { here: "leaderboard-nobody-here", everywhere: "leaderboard-nobody" },
  duels: { here: "leaderboard-no-duels-here", everywhere: "leaderboard-no-duels" },
};

/** The parts of the query that differ from the defaults. */
function selectionWords({ of, gameId, scope, period }: Query, locale: Locale): readonly string[] {
  const game = matrixGame(gameId ?? "");
  return [
    ...(game ? [gameTitle(game, locale)] : []),
    ...(of !== "strategies" || scope === "everywhere" ? [say(locale, SCOPE_WORDS[scope])] : []),
    ...(of !== "strategies" || period !== "all" ? [say(locale, PERIOD_WORDS[period])] : []),
  ];
}

/** `count`: the size of the whole ranking, of which `rows` may be only the first. */
export function tableBlocks(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  count: number,
  locale: Locale,
): readonly Block[] {
  const shown = rows.slice(0, LINES_MAX);
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
      { label: say(locale, "button-details"), action: action("details") },
    ],
  ];
}

function playersHead(ranked: PlayerRanking["ranked"], locale: Locale): string {
  const leaders = ranked.filter(({ ranks: [first] }) => first === 1);
  const [leader] = leaders;
  if (!leader || leaders.length > 1) return say(locale, "leaderboard-head-shared", { count: leaders.length });
  const [won, lost] = leader.winLoss;
  return say(locale, "leaderboard-head", { name: shownName(leader.name), won, decided: won + lost });
}

function strategiesHead(lines: StrategyRanking["lines"], locale: Locale): string {
  const leaders = lines.filter(({ ranks: [first] }) => first === 1);
  const [leader] = leaders;
  if (!leader || leaders.length > 1) return say(locale, "leaderboard-head-shared", { count: leaders.length });
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
