// Who beats whom as one drawing: one path per shade, since a hundred entrants make ten thousand cells.

import { entrantName, signed } from "../../../commands/league/index.ts";
import type { LeagueTable } from "../../arena/league/index.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Visit } from "../page/page.ts";

/** Shades on each side of a draw. */
const SHADES = 4;
const NAME_COLUMNS = 12;
const NAME_LETTERS = 18;

/** What the page's script shows about a cell. */
export interface MatrixData {
  /** Ordered by rank. */
  readonly names: readonly string[];
  /** Rounds won minus rounds lost per hundred, row against column; null if they haven't met. */
  readonly cells: readonly (readonly (number | null)[])[];
}

export function matrixData({ rows, entrants, matrix }: LeagueTable, { locale }: Visit): MatrixData {
  return {
    names: rows.map(({ entrant }) => entrantName(entrants[entrant] ?? { id: "", isBuiltIn: false }, locale)),
    cells: rows.map((row) =>
      rows.map((column) => {
        const gain = row === column ? null : (matrix[row.entrant]?.[column.entrant] ?? null);
        return gain === null ? null : Math.round(100 * gain);
      }),
    ),
  };
}

/** Rows and columns are ordered by rank. */
export function matrixPicture({ names, cells }: MatrixData, visit: Visit): Html {
  const size = names.length;
  const paths = [...shadePaths(cells)].map(
    ([shade, path]) => html`<path class="${shade}" d="${path}"></path>`,
  );
  const labels = names.map(
    (name, at) => html`<text x="-0.4" y="${at + 0.8}">${[...name].slice(0, NAME_LETTERS).join("")}</text>`,
  );
  return html`<p id="cell" class="pointed" role="status">${visit.say("league-matrix-how")}</p>
<div class="scroll" id="matrix" tabindex="0" role="application" aria-label="${visit.say("league-matrix")}" aria-describedby="cell">
<svg class="matrix${raw(size > 40 ? " large" : "")}" viewBox="${-NAME_COLUMNS} 0 ${size + NAME_COLUMNS} ${size}" aria-hidden="true">${labels}${paths}<rect id="at" width="1" height="1" class="at" x="0" y="0"></rect></svg></div>`;
}

/** The same numbers as a table, for readers without scripts or pictures. */
export function matrixNumbers({ names, cells }: MatrixData, { say }: Visit): Html {
  const head = names.map((_name, at) => html`<th scope="col">${at + 1}</th>`);
  const lines = names.map(
    (name, row) =>
      html`<tr><th scope="row">${row + 1}. ${name}</th>${cells[row]?.map((gain) => html`<td>${gain === null ? "–" : signed(gain)}</td>`)}</tr>
`,
  );
  return html`<details><summary>${say("web-arena-numbers")}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${say("web-arena-numbers")}"><table class="dense"><caption>${say("league-matrix-how")}</caption>
<thead><tr><th scope="col">${say("web-arena-name")}</th>${head}</tr></thead><tbody>${lines}</tbody></table></div></details>`;
}

/** One path per shade; adjacent cells of the same shade form one rectangle. */
function shadePaths(cells: MatrixData["cells"]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  cells.forEach((row, y) => {
    const shades = row.map((gain, x) => (x === y ? "self" : shadeOf(gain)));
    for (let x = 0; x < shades.length; ) {
      const shade = shades[x] as string;
      const from = x;
      while (x < shades.length && shades[x] === shade) x++;
      const width = x - from;
      paths.set(shade, `${paths.get(shade) ?? ""}M${from} ${y}h${width}v1h-${width}z`);
    }
  });
  return paths;
}

function shadeOf(gain: number | null): string {
  if (gain === null) return "unmet";
  const steps = Math.min(SHADES, Math.ceil((Math.abs(gain) * SHADES) / 60));
  if (Math.abs(gain) < 3) return "even";
  return gain > 0 ? `won${steps}` : `lost${steps}`;
}
