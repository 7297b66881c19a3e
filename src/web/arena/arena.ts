// The public league pages: every game and month, who beats whom, and each entrant.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { headOf, seasonWords } from "../../../commands/league/index.ts";
import { LEAGUE_GAMES, seasonAt, seasonOf } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Answer, Page, Shown, Site, Visit } from "../page/page.ts";
import { refusalPage } from "../page/refusals.ts";
import { bundleOf } from "./bundle.ts";
import { entrantPage } from "./entrant.ts";
import { feedOf } from "./feed.ts";
import { seasonPage } from "./season.ts";
import { KEPT_SECONDS, type Month, type Shelf, seasonPath } from "./shelf.ts";
import { tournamentsPart } from "./tournament/tournament.ts";

export function arenaPages(site: Site): readonly Page[] {
  return [
    { path: "/arena", answer: (visit) => overview(site, visit) },
    { path: "/arena/:game/feed.xml", answer: (visit) => ofGame(visit, (game) => feedOf(site, visit, game)) },
    { path: "/arena/:game/bundle/:month", answer: (visit) => ofMonth(visit, bundleOf(site, visit)) },
    { path: "/arena/:game/:month", answer: (visit) => ofShelf(site, visit, seasonPage) },
    { path: "/arena/:game/:month/:entrant", answer: (visit) => ofShelf(site, visit, entrantPage) },
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

async function gamePart({ app }: Site, visit: Visit, game: MatrixGame): Promise<Html> {
  const { say, locale, href } = visit;
  const present = seasonAt(app.services.now());
  const [table, past] = await Promise.all([app.league.table(game, present), app.league.seasons(game)]);
  const isPlayed = table !== undefined && table.rows.length > 0;
  const seasons = isPlayed ? [present, ...past] : past;
  const newest = isPlayed || !past[0] ? table : await app.league.table(game, past[0]);
  const months = seasons.map(
    (season) =>
      html`<li><a href="${href(seasonPath({ game, season }))}">${seasonWords(season, locale)}</a></li>`,
  );
  return html`<section class="card"><h2>${gameTitle(game, locale)}</h2>
<p>${newest && newest.rows.length > 0 ? headOf(newest, locale) : say("web-arena-empty")}</p>
${months.length > 0 && html`<ul class="actions">${months}</ul>`}
<p><a href="${href(`/arena/${game.id}/feed.xml`)}">${say("web-arena-feed")}</a></p></section>`;
}

async function ofGame(visit: Visit, answer: (game: MatrixGame) => Promise<Answer>): Promise<Answer> {
  const game = LEAGUE_GAMES.find(({ id }) => id === visit.named.game);
  return game ? answer(game) : refusalPage(visit, 404, "web-arena-no-game");
}

async function ofMonth(visit: Visit, answer: (month: Month) => Promise<Answer>): Promise<Answer> {
  return ofGame(visit, async (game) => {
    const season = seasonOf(visit.named.month ?? "");
    return season ? answer({ game, season }) : refusalPage(visit, 404, "league-no-season");
  });
}

/** The page of a month that has a table. */
async function ofShelf(
  site: Site,
  visit: Visit,
  page: (site: Site, visit: Visit, shelf: Shelf) => Promise<Answer>,
): Promise<Answer> {
  return ofMonth(visit, async (month) => {
    const table = await site.app.league.table(month.game, month.season);
    if (!table || table.rows.length === 0) return refusalPage(visit, 404, "league-no-season");
    return page(site, visit, { ...month, table });
  });
}
