// The league's payoff matrix as a picture: who beats whom and by how much, in rank order.

import type { LeagueRow, PayoffMatrix } from "../../src/core/championships/league/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../src/infra/i18n/phrases.ts";
import type { PayoffGrid } from "../../src/infra/pictures/index.ts";
import { pictureNames } from "../kit/picture-names.ts";
import type { Picture } from "../kit/pictured.ts";

/** The most rows whose names are still readable. */
const ROWS_MAX = 100;
/** Entrants named in the alt text, whose length platforms limit. */
const SHOWN_MAX = 10;

export interface MatrixOfLeague {
  readonly title: string;
  /** Best first. */
  readonly rows: readonly Pick<LeagueRow, "entrant" | "rank" | "meanReturn">[];
  /** By entrant. */
  readonly names: readonly string[];
  readonly matrix: PayoffMatrix;
}

/** Not personal data: owners are not shown. */
export function matrixPicture(league: MatrixOfLeague, locale: Locale): Picture {
  const { title, rows, matrix } = league;
  const shown = rows.slice(0, ROWS_MAX);
  const names = pictureNames(shown.map(({ entrant }) => league.names[entrant] as string));
  const chart: PayoffGrid = {
    kind: "payoffs",
    title,
    subtitle: subtitleOf(shown.length, rows.length, locale),
    ranks: shown.map(({ rank }) => String(rank)),
    names,
    cells: shown.map((row) =>
      shown.map((column) => (row === column ? "self" : (matrix[row.entrant]?.[column.entrant] ?? null))),
    ),
    legend: {
      lost: say(locale, "league-matrix-lost"),
      won: say(locale, "league-matrix-won"),
      unmet: say(locale, "league-matrix-unmet"),
    },
  };
  const places = placesOf(shown, names, locale);
  const alt = say(locale, "league-matrix-alt", { title, places });
  return { chart, alt, name: "league.png", about: [] };
}

function subtitleOf(shown: number, count: number, locale: Locale): string {
  const first = count > shown ? [say(locale, "league-matrix-first", { shown, count })] : [];
  return [say(locale, "league-matrix-how"), ...first].join(" · ");
}

function placesOf(rows: MatrixOfLeague["rows"], names: readonly string[], locale: Locale): string {
  const places = rows
    .slice(0, SHOWN_MAX)
    .map(({ rank, meanReturn }, at) => `${rank}. ${labelled(names[at] ?? "", signed(meanReturn), locale)}`);
  return listed(places, locale);
}

function signed(meanReturn: number | null): string {
  if (meanReturn === null) return "–";
  const value = Math.round(100 * meanReturn);
  return value > 0 ? `+${value}` : value < 0 ? `–${-value}` : "0";
}
