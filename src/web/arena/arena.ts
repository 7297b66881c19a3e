// The public page of the league: each game's table of the month.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { leagueName, monthWords, pointsWords } from "../../../commands/leaderboard/league.ts";
import { LEAGUE_GAMES, leagueTable } from "../../arena/league.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import { tournamentsPart } from "./tournament/tournament.ts";

export function arenaPages(site: Site): readonly Page[] {
  return [{ path: "/arena", answer: (visit) => shown(site, visit) }];
}

async function shown(site: Site, visit: Visit): Promise<Shown> {
  const { say } = visit;
  const parts = await Promise.all(LEAGUE_GAMES.map((game) => gamePart(site, visit, game)));
  return {
    title: say("web-arena-title"),
    about: say("web-arena-about"),
    main: html`<h1>${say("web-arena-title")}</h1><p class="lead">${say("web-arena-about")}</p>
<div class="cards">${parts}</div>
<p class="quiet">${say("league-how")}</p>
<h2>${say("web-arena-enter-title")}</h2><p>${say("web-arena-enter")}</p>
${tournamentsPart(visit)}`,
  };
}

async function gamePart({ app }: Site, { say, locale }: Visit, game: MatrixGame): Promise<Html> {
  const table = await leagueTable(app.services.store, game, app.services.now());
  const title = gameTitle(game, locale);
  if (!table) return html`<section class="card"><h2>${title}</h2><p>${say("web-arena-empty")}</p></section>`;
  const rows = table.rows.map(
    (row, at) =>
      html`<tr><td class="number">${at + 1}</td><th scope="row">${leagueName(row)}</th><td class="number">${pointsWords(row)}</td></tr>`,
  );
  return html`<section class="card"><h2>${title}</h2>
<p class="quiet">${monthWords(table.at, locale)}</p>
<table><thead class="visually-hidden"><tr><th scope="col">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col">${say("table-points")}</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}
