// A month of a game: its table with intervals, and who beats whom.

import { formatRank } from "../../../commands/kit/format-rank.ts";
import { entrantName, leagueTitle, notesOf, ofHundred, signed } from "../../../commands/league/index.ts";
import type { TableRow } from "../../arena/league/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Shown, Site, Visit } from "../page/page.ts";
import { scrolling } from "../page/parts.ts";
import { entrantPath, type Shelf } from "./shelf.ts";
import { storyOf } from "./story.ts";

/** @throws StoreError. */
export async function seasonPage(site: Site, visit: Visit, shelf: Shelf): Promise<Shown> {
  const { game, season, table } = shelf;
  const { say, locale, href } = visit;
  const title = leagueTitle({ game, season }, locale);
  const story = await storyOf(site, visit, shelf);
  return {
    title,
    about: story,
    main: html`<h1>${title}</h1><p class="lead">${story}</p>
${standings(shelf, visit)}
${notesOf(table, locale).map(({ type, text }) => html`<p class="${type}">${text}</p>`)}
${matrixPart(shelf, visit)}
<p class="quiet">${say("league-legend")} ${say("league-details-how")}</p>
<p><a href="${href("/arena")}">${say("web-arena-title")}</a></p>`,
  };
}

const TOP = 5;

/** The leaders, in the columns of their message in a chat. */
export function topTable(shelf: Shelf, visit: Visit): Html {
  const { say } = visit;
  const rows = shelf.table.rows
    .slice(0, TOP)
    .map(
      ({ entrant, rankInterval, strength }) =>
        html`<tr><td class="number">${formatRank(rankInterval)}</td><th scope="row">${linked(shelf, entrant, visit)}</th><td class="number">${signed(strength)}</td></tr>`,
    );
  return html`<table><thead class="visually-hidden"><tr><th scope="col">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col">${say("table-points")}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function nameOf({ table }: Shelf, number: number, { locale }: Visit): string {
  const entrant = table.entrants[number];
  return entrant ? entrantName(entrant, locale) : "";
}

/** The name as a link to its page, unless it was withdrawn. */
function linked(shelf: Shelf, number: number, visit: Visit): string | Html {
  const shown = shelf.table.entrants[number]?.name;
  const words = nameOf(shelf, number, visit);
  return shown === undefined ? words : html`<a href="${visit.href(entrantPath(shelf, shown))}">${words}</a>`;
}

function standings(shelf: Shelf, visit: Visit): Html {
  const { say } = visit;
  const { table } = shelf;
  const row = ({ entrant, rankInterval, strength, interval95: [low, high], meanReturn, worst }: TableRow) =>
    html`<tr><td class="number">${formatRank(rankInterval)}</td><th scope="row">${linked(shelf, entrant, visit)}</th><td class="number">${signed(strength)}</td><td class="number">${Math.round((high - low) / 2)}</td><td class="number">${meanReturn === null ? "–" : ofHundred(meanReturn)}</td><td>${worst ? `${ofHundred(worst.return)} · ${nameOf(shelf, worst.against, visit)}` : "–"}</td></tr>`;
  return scrolling(
    say("button-standings"),
    html`<table>
<caption>${say("button-standings")}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col" class="number">${say("table-points")}</th><th scope="col" class="number">±</th><th scope="col" class="number">${say("league-of-hundred")}</th><th scope="col">${say("web-arena-worst")}</th></tr></thead>
<tbody>${table.rows.map(row)}</tbody></table>`,
  );
}

/** Rows and columns are ordered by rank. */
function matrixPart(shelf: Shelf, visit: Visit): Html {
  const { say } = visit;
  const { rows, matrix } = shelf.table;
  const cell = (row: number, column: number): Html => {
    const gain = row === column ? undefined : matrix[row]?.[column];
    return html`<td>${gain === undefined || gain === null ? "–" : signed(Math.round(100 * gain))}</td>`;
  };
  const lines = rows.map(
    ({ entrant }, at) =>
      html`<tr><th scope="row">${at + 1}. ${nameOf(shelf, entrant, visit)}</th>${rows.map((column) => cell(entrant, column.entrant))}</tr>
`,
  );
  const title = say("league-matrix");
  return html`<details><summary>${title}</summary>
${scrolling(
  title,
  html`<table class="dense"><caption>${say("league-matrix-how")}</caption>
<thead><tr><th scope="col">${say("web-arena-name")}</th>${rows.map((_row, at) => html`<th scope="col">${at + 1}</th>`)}</tr></thead><tbody>${lines}</tbody></table>`,
)}</details>`;
}
