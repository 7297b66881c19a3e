// An entrant of a month: how it stands, against whom it won and lost, and how to play against it.

import { entrantName, leagueTitle, ofHundred, rowWords } from "../../../commands/league/index.ts";
import { html } from "../html.ts";
import type { Shown, Visit } from "../page.ts";
import { entrantPath, KEPT_SECONDS, type Shelf, seasonPath } from "./shelf.ts";

export function entrantPage(shelf: Shelf, visit: Visit): Shown | undefined {
  const { table, game, season } = shelf;
  const { say, locale, href, named } = visit;
  const number = /^\d{1,4}$/.test(named.entrant ?? "") ? Number(named.entrant) : -1;
  const entrant = table.entrants[number];
  const row = table.rows.find((one) => one.entrant === number);
  if (!entrant || !row) return undefined;
  const name = entrantName(entrant, locale);
  const met = table.rows.flatMap((other) => {
    const gain = other === row ? null : (table.matrix[number]?.[other.entrant] ?? null);
    return gain === null ? [] : [{ other, gain }];
  });
  const lines = met.map(({ other, gain }) => {
    const opponent = table.entrants[other.entrant];
    return html`<tr><td class="number">${other.rank}</td><th scope="row"><a href="${href(entrantPath(shelf, other.entrant))}">${opponent && entrantName(opponent, locale)}</a></th><td class="number">${ofHundred(gain)}</td></tr>`;
  });
  const isThere = entrant.name !== undefined;
  return {
    title: `${name} · ${leagueTitle({ game, season }, locale)}`,
    keptSeconds: KEPT_SECONDS,
    main: html`<h1>${name}</h1>
<p><a href="${href(seasonPath(shelf))}">${leagueTitle({ game, season }, locale)}</a></p>
<p class="lead">${rowWords(row, table, locale)}</p>
${isThere && html`<h2>${say("web-arena-play-title")}</h2><p>${say("web-arena-play", { command: `/rps play opponent:${entrant.name}` })}</p><p class="quiet">${say("web-arena-again", { command: `gadalka arena league ${game.id} --season ${season.id}` })}</p>`}
<h2>${say("web-arena-met")}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${say("web-arena-met")}"><table><caption>${say("league-matrix-how")}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col" class="number">${say("league-of-hundred")}</th></tr></thead>
<tbody>${lines}</tbody></table></div>`,
  };
}
