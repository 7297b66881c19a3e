// The league's views: its table, who beats whom, and one entrant's results.

import type { LeagueTable, Met, TableEntrant } from "../../src/arena/league/index.ts";
import type { Place, Reply, View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../src/infra/i18n/phrases.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import { gameTitle } from "../kit/game-words.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { matrixPicture } from "./matrix-picture.ts";
import type { Query } from "./query.ts";
import type { LeagueServices } from "./services.ts";
import {
  detailsView,
  lastDetails,
  leadersView,
  leagueTitle,
  pagesOf,
  rowWords,
  tablePicture,
  tableView,
} from "./table-view.ts";
import { entrantName, ofHundred } from "./words.ts";

/** Who it's shown to, and in which language. */
export interface Shown {
  readonly locale: Locale;
  readonly audience: "place" | "caller";
}

/** A message for the chat in its language, or for the caller in theirs. */
export function shownIn(place: Place, locale: Locale): Shown {
  return { locale: place.locale ?? locale, audience: "place" };
}

export function showLeaders(services: LeagueServices, query: Query, shown: Shown): Promise<Reply> {
  const { locale } = shown;
  return drawn(services, query, shown, (table) =>
    pictured(services, leadersView(table, query, locale), tablePicture(table, query, locale), locale),
  );
}

export function showTable(services: LeagueServices, query: Query, shown: Shown, page = 0): Promise<Reply> {
  return drawn(services, query, shown, (table) =>
    tableView(table, query, Math.min(page, pagesOf(table) - 1), shown.locale),
  );
}

export function showDetails(services: LeagueServices, query: Query, shown: Shown, page = 0): Promise<Reply> {
  return drawn(services, query, shown, (table) =>
    detailsView(table, query, Math.min(page, lastDetails(table)), shown.locale),
  );
}

export function showMatrix(services: LeagueServices, query: Query, shown: Shown): Promise<Reply> {
  const { locale } = shown;
  return drawn(services, query, shown, (table) => {
    const title = leagueTitle(query, locale);
    const names = table.entrants.map((one) => entrantName(one, locale));
    const picture = matrixPicture({ title, rows: table.rows, names, matrix: table.matrix }, locale);
    const view: View = { title, blocks: [{ type: "text", text: best(table, names, locale) }] };
    return pictured(services, view, picture, locale);
  });
}

/** A message with the season's table, or saying that nothing has been played yet. */
async function drawn(
  services: LeagueServices,
  query: Query,
  { locale, audience }: Shown,
  draw: (table: LeagueTable) => View | Promise<View>,
): Promise<Reply> {
  const table = await services.league.table(query.game, query.season);
  if (!table || table.rows.length === 0) return nothingYet(services, query, locale);
  return { type: "post", view: await draw(table), audience };
}

/** The matrix in words: for each of the first few, whom it beats by most and who beats it. */
function best({ rows, matrix }: LeagueTable, names: readonly string[], locale: Locale): string {
  const lines = rows.slice(0, MATRIX_SHOWN).map(({ rank, entrant }) => {
    const gains = (matrix[entrant] ?? []).flatMap((gain, other) =>
      gain === null || other === entrant ? [] : [{ gain, other }],
    );
    const ordered = gains.sort((x, y) => y.gain - x.gain);
    const opponentOf = (one: { gain: number; other: number } | undefined): string =>
      one ? `${names[one.other]} ${ofHundred(one.gain)}` : "–";
    const name = names[entrant] ?? "";
    return say(locale, "league-matrix-line", {
      rank,
      name,
      most: opponentOf(ordered[0]),
      least: opponentOf(ordered.at(-1)),
    });
  });
  return lines.join("\n");
}

const MATRIX_SHOWN = 5;
const PAIRS_SHOWN = 5;

/** One entrant of the current season. */
export async function showEntrant(
  services: LeagueServices,
  { game, season }: Query,
  typed: string,
  { locale, audience }: Shown,
): Promise<Reply> {
  const { league } = services;
  const roster = await league.roster(game);
  const wanted = typed.trim().toLowerCase().replace(/°$/, "");
  const entrant = roster.find(({ name, id }) => name === wanted || id === wanted);
  if (!entrant) {
    const near = nearestNames(
      wanted,
      roster.map(({ name }) => name),
    );
    return notice(unknownWords(typed, near, game, locale));
  }
  const [table, met] = await Promise.all([league.table(game, season), league.met(game, entrant.id)]);
  const row = table?.rows.find((one) => table.entrants[one.entrant]?.id === entrant.id);
  const { id, standing } = entrant;
  const own: TableEntrant = { id, name: entrant.name, isBuiltIn: standing === "built-in" };
  const head = row && table ? rowWords(row, table, locale) : say(locale, standingWords(entrant.standing));
  const title = [entrantName(own, locale), leagueTitle({ game, season }, locale)].join(" · ");
  const view: View = { title, blocks: [{ type: "text", text: head }, ...pairsShown(met, locale)] };
  return { type: "post", view, audience };
}

function standingWords(standing: "built-in" | "scoring" | "beside") {
  return standing === "beside" ? "league-beside" : "league-unplayed";
}

function pairsShown(met: readonly Met[], locale: Locale): View["blocks"] {
  if (met.length === 0) return [{ type: "quiet", text: say(locale, "league-unmet") }];
  const isLong = met.length > 2 * PAIRS_SHOWN;
  const shown = isLong ? [...met.slice(0, PAIRS_SHOWN), undefined, ...met.slice(-PAIRS_SHOWN)] : met;
  const rows = shown.map((one) => {
    if (!one) return ["…", ""];
    const { id, name, standing } = one.entrant;
    return [entrantName({ id, name, isBuiltIn: standing === "built-in" }, locale), ofHundred(one.return)];
  });
  return [
    { type: "table", rows: [["", say(locale, "league-of-hundred")], ...rows] },
    { type: "quiet", text: say(locale, "league-met", { count: met.length }) },
  ];
}

function unknownWords(typed: string, near: readonly string[], game: MatrixGame, locale: Locale): string {
  const words = { name: typed.trim(), game: gameTitle(game, locale) };
  const unknown = say(locale, "league-unknown", words);
  return sentences([
    unknown,
    ...(near.length > 0 ? [say(locale, "league-near", { names: listed(near, locale) })] : []),
  ]);
}

async function nothingYet({ isOn, now, ask }: LeagueServices, query: Query, locale: Locale): Promise<Reply> {
  const isPresent = query.season.ends > now();
  if (isPresent && isOn) await ask(query.game);
  const why = isPresent ? (isOn ? "league-none" : "league-off") : "league-no-season";
  return notice(`${leagueTitle(query, locale)}\n${say(locale, why)}`);
}
