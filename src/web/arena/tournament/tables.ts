// Standings and cross table of a tournament.

import { formatRank } from "../../../../commands/kit/format-rank.ts";
import { crossTable } from "../../../../commands/tournament/cross-table.ts";
import { builtInBlocks, entrantWords } from "../../../../commands/tournament/view.ts";
import { numberCell } from "../../../infra/i18n/phrases.ts";
import type { CrossCell, CrossTable } from "../../../infra/pictures/index.ts";
import { type Html, html } from "../../page/html.ts";
import type { Visit } from "../../page/page.ts";
import { pieceLinks, pieceOf, scrolling } from "../../page/parts.ts";
import { blocksAsHtml, type Opened } from "./shown.ts";

/** The maximum number of entrants in a chat's tournament; a larger table would be unreadable. */
const CROSS_MAX = 32;

type Line = Opened["standings"][number];

export function standingsTable({ standings, path }: Opened, visit: Visit): Html {
  const { say, locale } = visit;
  const piece = pieceOf(standings, visit);
  const row = ({ name, ranks, points, wins, draws, losses }: Line) =>
    html`<tr><td class="number">${formatRank(ranks)}</td><th scope="row">${entrantWords(name)}</th>${[points, wins, draws, losses].map((number) => html`<td class="number">${numberCell(number, locale)}</td>`)}</tr>
`;
  const hadByes = standings.some(({ points, wins, draws }) => points > wins + draws / 2);
  return html`${scrolling(
    say("button-standings"),
    html`<table><caption>${say("button-standings")}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th><th scope="col" class="number">${say("table-points")}</th><th scope="col" class="number">+</th><th scope="col" class="number">=</th><th scope="col" class="number">–</th></tr></thead>
<tbody>${piece.rows.map(row)}</tbody></table>`,
  )}
${pieceLinks(piece, path, say("button-standings"), visit)}
${hadByes && html`<p class="quiet">${say("table-bye")}</p>`}
${blocksAsHtml(builtInBlocks(piece.rows, locale))}`;
}

/** Empty if no pairing is known. */
export function crossTablePart({ state, standings, pairings }: Opened, { say, locale }: Visit) {
  if (pairings.length === 0) return undefined;
  const title = html`<h2>${say("web-tournament-cross")}</h2>`;
  if (standings.length > CROSS_MAX)
    return html`${title}<p>${say("web-tournament-cross-large", { max: CROSS_MAX })}</p>`;
  const { system, game } = state.tournament;
  const table = crossTable({ locale, system, game, standings }, pairings, CROSS_MAX);
  return table && html`${title}${scrolling(say("web-tournament-cross"), crossHtml(table, say))}`;
}

function crossHtml({ subtitle, columns, rows, total }: CrossTable, say: Visit["say"]): Html {
  const head = columns.map((column) => html`<th scope="col" class="number">${column}</th>`);
  const body = rows.map(
    ({ rank, name, isBuiltIn, cells, total: points }) =>
      html`<tr><td class="number">${rank}</td><th scope="row">${isBuiltIn && "🏠 "}${name}</th>${cells.map(cellHtml)}<td class="number">${points}</td></tr>
`,
  );
  return html`<table class="cross"><caption>${subtitle}</caption>
<thead><tr><th scope="col" class="number">${say("web-arena-rank")}</th><th scope="col">${say("web-arena-name")}</th>${head}<th scope="col" class="number">${total}</th></tr></thead>
<tbody>${body}</tbody></table>`;
}

const LOOKS: Readonly<Record<CrossCell["look"], string>> = {
  won: "good",
  lost: "bad",
  drawn: "",
  rest: "quiet",
};

function cellHtml(cell: CrossTable["rows"][number]["cells"][number]): Html {
  if (cell === "self") return html`<td class="number quiet">×</td>`;
  if (cell === null) return html`<td></td>`;
  const { text, look, note, isBuiltIn } = cell;
  return html`<td class="number ${LOOKS[look]}">${isBuiltIn && "🏠 "}${text}${note && html`<br><small>${note}</small>`}</td>`;
}
