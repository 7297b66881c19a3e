// The league's table as a message: the first few for everyone, a page of ranks for the person who asks, and every
// figure in words.

import {
  LEAGUE_GAMES,
  type LeagueTable,
  seasonBefore,
  type TableEntrant,
  type TableRow,
} from "../../src/arena/league/index.ts";
import type { Block, Button, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../src/infra/i18n/phrases.ts";
import { fittedRows } from "../kit/fitted-table.ts";
import { formatRank } from "../kit/format-rank.ts";
import { gameTitle } from "../kit/game-words.ts";
import { nameTag } from "../kit/name-tag.ts";
import type { Picture } from "../kit/pictured.ts";
import { rankingChart, rankingWords } from "../kit/ranking-chart.ts";
import { LEAGUE_SCOPE, type Query, writeQuery } from "./query.ts";
import { entrantName, ofHundred, percentOf, seasonWords, signed } from "./words.ts";

type NoteBlock = Extract<Block, { type: "text" | "quiet" }>;

/** Entrants listed next to the picture. */
const LEADERS = 5;
const ROWS_ON_PAGE = 10;
const DETAILS_ON_PAGE = 8;
const NAMES_IN_ROW = 4;
/** Rows of the picture. */
const PICTURED = 15;
/** Parts of the Nash mix, and collusion suspects, that are shown. */
const MIX_MAX = 4;
const THROWERS_MAX = 3;
const PLEDGE_DIGITS = 8;

export function leagueTitle({ game, season }: Query, locale: Locale): string {
  return say(locale, "league-title", {
    game: gameTitle(game, locale),
    season: seasonWords(season, locale),
  });
}

/** The leaders, for everyone. */
export function leadersView(table: LeagueTable, query: Query, locale: Locale): View {
  const head = ["", "", say(locale, "table-points")];
  const cells = table.rows
    .slice(0, LEADERS)
    .map(({ entrant, rankInterval, strength }) => [
      ...[formatRank(rankInterval), nameOf(entrant, table, locale), signed(strength)],
    ]);
  return {
    title: leagueTitle(query, locale),
    blocks: [
      { type: "text", text: headOf(table, locale) },
      { type: "table", rows: fittedRows([head, ...cells]) },
    ],
    buttons: [
      [
        button(query, "table", say(locale, "button-league-table")),
        button(query, "matrix", say(locale, "league-matrix")),
        button(query, "details", say(locale, "button-details")),
      ],
      [...otherGames(query, locale), before(query, locale)],
    ],
  };
}

/** A page of the table; pages count from 0. */
export function tableView(table: LeagueTable, query: Query, page: number, locale: Locale): View {
  const shown = table.rows.slice(page * ROWS_ON_PAGE, (page + 1) * ROWS_ON_PAGE);
  return {
    title: leagueTitle(query, locale),
    blocks: [
      { type: "table", rows: cellsOf(shown, table, locale) },
      { type: "quiet", text: say(locale, "league-legend") },
    ],
    buttons: [
      [
        ...pageButton(query, page - 1, pagesOf(table), "button-back", locale),
        ...pageButton(query, page + 1, pagesOf(table), "button-next", locale),
        button(query, "matrix", say(locale, "league-matrix")),
        button(query, "details", say(locale, "button-details")),
        button(query, "against", say(locale, "button-league-entrant")),
      ],
      [...otherGames(query, locale), before(query, locale)],
    ],
  };
}

/** All figures of some entrants in words, with a button for each of them; pages count from 0. */
export function detailsView(table: LeagueTable, query: Query, page: number, locale: Locale): View {
  const from = page * DETAILS_ON_PAGE;
  const shown = table.rows.slice(from, from + DETAILS_ON_PAGE);
  const lines = shown.map((row) => rowWords(row, table, locale));
  const names = shown.flatMap(({ entrant }) => entrantButton(query, table.entrants[entrant], locale));
  const more = from + DETAILS_ON_PAGE < table.rows.length;
  return {
    title: leagueTitle(query, locale),
    blocks: [
      { type: "text", text: lines.join("\n") },
      ...(page === 0 ? notesOf(table, locale) : []),
      { type: "quiet", text: say(locale, "league-details-how") },
    ],
    buttons: [
      names.slice(0, NAMES_IN_ROW),
      names.slice(NAMES_IN_ROW),
      more ? [button(query, "details", say(locale, "button-next"), page + 1)] : [],
    ].filter((row) => row.length > 0),
  };
}

/** The start of an entrant button's move, followed by a hash of its id. */
export const ENTRANT_MOVE = "e-";

/** Undefined for a withdrawn entrant. */
function entrantButton(query: Query, entrant: TableEntrant | undefined, locale: Locale): Button[] {
  if (entrant?.name === undefined) return [];
  return [button(query, `${ENTRANT_MOVE}${nameTag(entrant.id)}`, entrantName(entrant, locale))];
}

/** The button for the previous month. */
function before({ game, season }: Query, locale: Locale): Button {
  const earlier = seasonBefore(season, 1);
  return button({ game, season: earlier }, "table", seasonWords(earlier, locale));
}

/** The top entrants' points with their intervals. */
export function tablePicture(table: LeagueTable, query: Query, locale: Locale): Picture {
  const title = leagueTitle(query, locale);
  const lines = table.rows.slice(0, PICTURED).map((row) => {
    const [low, high] = row.interval95;
    return {
      ranks: row.rankInterval,
      name: nameOf(row.entrant, table, locale),
      value: row.strength,
      text: signed(row.strength),
      uncertainty: { low, high, likely: row.strength },
    };
  });
  const words = { title, subtitle: say(locale, "league-bars"), unit: say(locale, "table-points") };
  const alt = say(locale, "tournament-picture", { title, places: rankingWords(lines, locale) });
  return { chart: rankingChart(words, lines), alt, name: "league.png", about: [] };
}

/** One entrant's figures in a line. */
export function rowWords(row: TableRow, table: LeagueTable, locale: Locale): string {
  const { rank, rankInterval, strength, interval95, meanReturn, worst, exploitability, share } = row;
  const [low, high] = interval95.map(signed) as [string, string];
  const figures = say(locale, "league-row", {
    rank,
    ranks: formatRank(rankInterval),
    name: nameOf(row.entrant, table, locale),
    points: signed(strength),
    low,
    high,
    mean: meanReturn === null ? "–" : ofHundred(meanReturn),
    exploited: ofHundred(exploitability),
  });
  const least = worst && {
    worst: ofHundred(worst.return),
    against: nameOf(worst.against, table, locale),
  };
  return sentences([
    figures,
    ...(least ? [say(locale, "league-row-worst", least)] : []),
    ...(share > 0 ? [say(locale, "league-row-share", { share: percentOf(share, locale) })] : []),
  ]);
}

function nameOf(number: number, { entrants }: LeagueTable, locale: Locale): string {
  return entrantName(entrants[number] as TableEntrant, locale);
}

/** Number of pages of the table, at least one. */
export function pagesOf({ rows }: LeagueTable): number {
  return Math.max(1, Math.ceil(rows.length / ROWS_ON_PAGE));
}

/** The last page of the details; pages count from 0. */
export function lastDetails({ rows }: LeagueTable): number {
  return Math.max(0, Math.ceil(rows.length / DETAILS_ON_PAGE) - 1);
}

/** Who's leading, or has won. */
export function headOf(table: LeagueTable, locale: Locale): string {
  const leaders = table.rows.filter(({ rank }) => rank === 1);
  const [leader] = leaders;
  if (!leader || leaders.length > 1) return say(locale, "leaderboard-head-shared", { count: leaders.length });
  const words = { name: nameOf(leader.entrant, table, locale), count: table.rows.length };
  return say(locale, table.isOver ? "league-head-over" : "league-head", words);
}

function cellsOf(rows: readonly TableRow[], table: LeagueTable, locale: Locale): string[][] {
  const head = ["", "", say(locale, "table-points"), "±", say(locale, "league-of-hundred")];
  const cells = rows.map(({ entrant, rankInterval, strength, interval95: [low, high], meanReturn }) => [
    ...[formatRank(rankInterval), nameOf(entrant, table, locale), signed(strength)],
    String(Math.round((high - low) / 2)),
    meanReturn === null ? "–" : ofHundred(meanReturn),
  ]);
  return fittedRows([head, ...cells]);
}

/** The mix, whose results look thrown, how far the season is, and how it's checked. */
export function notesOf(table: LeagueTable, locale: Locale): readonly NoteBlock[] {
  const { played, all } = table.pairs;
  const mix = table.rows.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  const parts = mix
    .slice(0, MIX_MAX)
    .map(({ entrant, share }) => `${nameOf(entrant, table, locale)} ${percentOf(share, locale)}`);
  const thrown = table.throwers
    .slice(0, THROWERS_MAX)
    .map(({ entrant, to, againstBuiltIns, observed, expected }) =>
      say(locale, "league-thrower", {
        name: nameOf(entrant, table, locale),
        to: nameOf(to, table, locale),
        house: ofHundred(againstBuiltIns),
        observed: ofHundred(observed),
        expected: ofHundred(expected),
      }),
    );
  const { day, pledge } = table.drawn;
  const checked = say(locale, "league-check", {
    day,
    pledge: pledge.slice(0, PLEDGE_DIGITS),
    season: table.season,
  });
  const texts = [
    ...(parts.length > 0 ? [say(locale, "league-mix", { parts: listed(parts, locale) })] : []),
    ...thrown,
  ];
  return [
    ...texts.map((text) => ({ type: "text", text }) as const),
    { type: "quiet", text: say(locale, "league-progress", { played, all }) },
    ...(table.isOver ? [{ type: "quiet", text: checked } as const] : []),
  ];
}

function pageButton(
  query: Query,
  page: number,
  pages: number,
  label: "button-back" | "button-next",
  locale: Locale,
): Button[] {
  return page >= 0 && page < pages ? [button(query, "table", say(locale, label), page)] : [];
}

function otherGames({ game, season }: Query, locale: Locale): Button[] {
  return LEAGUE_GAMES.filter(({ id }) => id !== game.id).map((other) =>
    button({ game: other, season }, "table", gameTitle(other, locale)),
  );
}

function button(query: Query, move: string, label: string, turn = 0): Button {
  return { label, action: { scope: LEAGUE_SCOPE, session: writeQuery(query), turn, move } };
}
