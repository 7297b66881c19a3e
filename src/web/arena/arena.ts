// The public league pages: every game and month, who beats whom, and each entrant.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { seasonWords } from "../../../commands/league/index.ts";
import { LEAGUE_GAMES, type LeagueTable, type Season, seasonAt, seasonOf } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Answer, Page, Shown, Site, Visit } from "../page/page.ts";
import { refusalPage } from "../page/parts.ts";
import { entrantPage } from "./entrant.ts";
import { seasonPage, topTable } from "./season.ts";
import { type Month, type Shelf, seasonPath } from "./shelf.ts";
import { storyOf } from "./story.ts";
import { tournamentsPart } from "./tournament/tournament.ts";

export function arenaPages(site: Site): readonly Page[] {
  return [
    { path: "/arena", answer: (visit) => overview(site, visit) },
    { path: "/arena/:game/:month", answer: (visit) => ofShelf(site, visit, seasonPage) },
    { path: "/arena/:game/:month/:entrant", answer: (visit) => ofShelf(site, visit, entrantPage) },
  ];
}

async function overview(site: Site, visit: Visit): Promise<Shown> {
  const { say } = visit;
  const games = await Promise.all(LEAGUE_GAMES.map((game) => newestOf(site, game)));
  const parts = await Promise.all(games.map((game) => gamePart(site, visit, game)));
  return {
    title: say("web-arena-title"),
    about: say("web-arena-about"),
    main: html`<h1>${say("web-arena-title")}</h1><p class="lead">${say("web-arena-about")}</p>
<div class="cards">${parts}</div>
<p class="quiet">${say("league-legend")}</p>
<h2>${say("web-arena-enter-title")}</h2><p>${say("web-arena-enter")}</p>
${tournamentsPart(visit)}`,
  };
}

/** A game's newest month that was played, and those before it. */
interface Newest extends Month {
  readonly table: LeagueTable | undefined;
  readonly past: readonly Season[];
}

async function newestOf({ app }: Site, game: MatrixGame): Promise<Newest> {
  const present = seasonAt(app.services.now());
  const [table, past] = await Promise.all([app.league.table(game, present), app.league.seasons(game)]);
  const [last, ...older] = past;
  const isPlayed = table !== undefined && table.rows.length > 0;
  if (isPlayed || !last) return { game, season: present, table: isPlayed ? table : undefined, past };
  return { game, season: last, table: await app.league.table(game, last), past: older };
}

async function gamePart(site: Site, visit: Visit, { game, season, table, past }: Newest): Promise<Html> {
  const { say, locale, href } = visit;
  const link = (month: Season, words: string): Html =>
    html`<li><a href="${href(seasonPath({ game, season: month }))}">${words}</a></li>`;
  const links = html`<ul class="actions">${table && link(season, say("button-league-table"))}${past.map((one) => link(one, seasonWords(one, locale)))}</ul>`;
  const title = gameTitle(game, locale);
  if (!table)
    return html`<section class="card"><h2>${title}</h2><p>${say("web-arena-empty")}</p>${links}</section>`;
  const shelf = { game, season, table };
  return html`<section class="card"><h2>${title}</h2>
<p class="quiet">${seasonWords(season, locale)}</p>
<p>${await storyOf(site, visit, shelf)}</p>
${topTable(shelf, visit)}
${links}</section>`;
}

async function ofGame(visit: Visit, answer: (game: MatrixGame) => Promise<Answer>): Promise<Answer> {
  const game = LEAGUE_GAMES.find(({ id }) => id === visit.named.game);
  return game ? answer(game) : refusalPage(visit, "web-arena-no-game");
}

async function ofMonth(visit: Visit, answer: (month: Month) => Promise<Answer>): Promise<Answer> {
  return ofGame(visit, async (game) => {
    const season = seasonOf(visit.named.month ?? "");
    return season ? answer({ game, season }) : refusalPage(visit, "league-no-season");
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
    if (!table || table.rows.length === 0) return refusalPage(visit, "league-no-season");
    return page(site, visit, { ...month, table });
  });
}
