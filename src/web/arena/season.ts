// A month of a game: its table with intervals, and an interactive picture of who beats whom.

import { formatRank } from "../../../commands/kit/format-rank.ts";
import {
  entrantName,
  headOf,
  leagueTitle,
  notesOf,
  ofHundred,
  signed,
} from "../../../commands/league/index.ts";
import type { TableRow } from "../../arena/league/index.ts";
import { typed } from "../../infra/console/typed.ts";
import { type Html, html } from "../page/html.ts";
import type { Shown, Site, Visit } from "../page/page.ts";
import { bundleName, bundlePath, findBundle } from "./bundle.ts";
import { matrixData, matrixNumbers, matrixPicture } from "./matrix.ts";
import { entrantPath, KEPT_SECONDS, type Month, type Shelf } from "./shelf.ts";

/** @throws StoreError. */
export async function seasonPage(site: Site, visit: Visit, shelf: Shelf): Promise<Shown> {
  const { game, season, table } = shelf;
  const { say, locale, href } = visit;
  const title = leagueTitle({ game, season }, locale);
  const data = matrixData(table, visit);
  return {
    title,
    about: headOf(table, locale),
    keptSeconds: KEPT_SECONDS,
    feed: href(`/arena/${game.id}/feed.xml`),
    scripts: ["arena"],
    data,
    main: html`<h1>${title}</h1><p class="lead">${headOf(table, locale)}</p>
${standings(shelf, visit)}
${notesOf(table, locale).map(({ type, text }) => html`<p class="${type}">${text}</p>`)}
<h2>${say("league-matrix")}</h2><p class="quiet">${say("league-matrix-how")}. ${say("web-arena-point")}</p>
${matrixPicture(data, visit)}
${matrixNumbers(data, visit)}
${table.isOver && (await bundlePart(site, visit, shelf))}
<p class="quiet">${say("league-legend")} ${say("league-details-how")}</p>
<p><a href="${href("/arena")}">${say("web-arena-title")}</a></p>`,
  };
}

async function bundlePart(site: Site, { say }: Visit, month: Month): Promise<Html | undefined> {
  if (!(await findBundle(site, month))) return undefined;
  const command = typed(`arena replay ${bundleName(month)}`);
  return html`<p><a href="${bundlePath(month)}">${say("web-arena-bundle")}</a> ${say("web-arena-again", { command })}</p>`;
}

function standings(shelf: Shelf, { say, locale, href }: Visit): Html {
  const { table } = shelf;
  const name = (number: number): string => {
    const entrant = table.entrants[number];
    return entrant ? entrantName(entrant, locale) : "";
  };
  const linked = (number: number): string | Html => {
    const shown = table.entrants[number]?.name;
    if (shown === undefined) return name(number);
    return html`<a href="${href(entrantPath(shelf, shown))}">${name(number)}</a>`;
  };
  const row = ({ entrant, rankInterval, strength, interval95: [low, high], meanReturn, worst }: TableRow) =>
    html`<tr><td class="number">${formatRank(rankInterval)}</td><th scope="row">${linked(entrant)}</th><td class="number">${signed(strength)}</td><td class="number">${Math.round((high - low) / 2)}</td><td class="number">${meanReturn === null ? "–" : ofHundred(meanReturn)}</td><td>${worst ? `${ofHundred(worst.return)} · ${name(worst.against)}` : "–"}</td></tr>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${say("button-standings")}"><table>
<caption>${say("button-standings")}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col" class="number">${say("table-points")}</th><th scope="col" class="number">±</th><th scope="col" class="number">${say("league-of-hundred")}</th><th scope="col">${say("web-arena-worst")}</th></tr></thead>
<tbody>${table.rows.map(row)}</tbody></table></div>`;
}
