// The league for all to see: every game and month, who beats whom, and each entrant.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { headOf, seasonWords } from "../../../commands/league/index.ts";
import { LEAGUE_GAMES, SEASONS_KEPT, seasonAt, seasonBefore, seasonOf } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { type Html, html } from "../html.ts";
import type { Page, Shown, Site, Visit } from "../page.ts";
import { entrantPage } from "./entrant.ts";
import { feedOf } from "./feed.ts";
import { seasonPage } from "./season.ts";
import { KEPT_SECONDS, type Shelf, seasonPath } from "./shelf.ts";
import { tournamentsPart } from "./tournament/tournament.ts";

export function arenaPages(site: Site): readonly Page[] {
  return [
    { path: "/arena", answer: (visit) => overview(site, visit) },
    { path: "/arena/:game/feed.xml", answer: (visit) => feed(site, visit) },
    { path: "/arena/:game/:month", answer: (visit) => ofSeason(site, visit, seasonPage) },
    { path: "/arena/:game/:month/:entrant", answer: (visit) => ofSeason(site, visit, entrantPage) },
  ];
}

async function overview(site: Site, visit: Visit): Promise<Shown> {
  const { say } = visit;
  const games = await Promise.all(LEAGUE_GAMES.map((game) => gamePart(site, visit, game)));
  return {
    title: say("web-arena-title"),
    about: say("web-arena-about"),
    keptSeconds: KEPT_SECONDS,
    main: html`<h1>${say("web-arena-title")}</h1><p class="lead">${say("web-arena-about")}</p>
${games}
<h2>${say("web-arena-enter-title")}</h2><p>${say("web-arena-enter")}</p>
${tournamentsPart(visit)}
<p class="quiet">${say("league-legend")}</p>`,
  };
}

async function gamePart(site: Site, visit: Visit, game: MatrixGame): Promise<Html> {
  const { say, locale } = visit;
  const shelves = await shelvesOf(site, game);
  const [newest] = shelves;
  const months = shelves.map(
    (shelf) =>
      html`<li><a href="${visit.href(seasonPath(shelf))}">${seasonWords(shelf.season, locale)}</a></li>`,
  );
  return html`<section class="card"><h2>${gameTitle(game, locale)}</h2>
<p>${newest ? headOf(newest.table, locale) : say("web-arena-empty")}</p>
${months.length > 0 && html`<ul class="actions">${months}</ul>`}
<p><a href="/arena/${game.id}/feed.xml">${say("web-arena-feed")}</a></p></section>`;
}

/** The months of a game that have a table, the newest first. */
async function shelvesOf({ app }: Site, game: MatrixGame): Promise<readonly Shelf[]> {
  const present = seasonAt(app.services.now());
  const seasons = Array.from({ length: SEASONS_KEPT + 1 }, (_, months) => seasonBefore(present, months));
  const tables = await Promise.all(seasons.map((season) => app.league.table(game, season)));
  return seasons.flatMap((season, at) => {
    const table = tables[at];
    return table && table.rows.length > 0 ? [{ game, season, table }] : [];
  });
}

/** The page of a month, or nothing for a game or month that there is not. */
async function ofSeason(
  { app }: Site,
  visit: Visit,
  page: (shelf: Shelf, visit: Visit) => Shown | undefined,
): Promise<Shown | undefined> {
  const game = LEAGUE_GAMES.find(({ id }) => id === visit.named.game);
  const season = seasonOf(visit.named.month ?? "");
  const table = game && season && (await app.league.table(game, season));
  return game && season && table && table.rows.length > 0 ? page({ game, season, table }, visit) : undefined;
}

async function feed(site: Site, visit: Visit) {
  const game = LEAGUE_GAMES.find(({ id }) => id === visit.named.game);
  return game && feedOf(site, visit, { game, shelves: await shelvesOf(site, game) });
}
