// A month of a game, and the addresses of its pages.

import type { LeagueTable, Season } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";

/** A month of a game. */
export interface Month {
  readonly game: MatrixGame;
  readonly season: Season;
}

/** A month of a game that has a table. */
export interface Shelf extends Month {
  readonly table: LeagueTable;
}

export const seasonPath = ({ game, season }: Month): string => `/arena/${game.id}/${season.id}`;

/** Uses the name, because ranks change while the month runs. */
export const entrantPath = (month: Month, name: string): string =>
  `${seasonPath(month)}/${encodeURIComponent(name)}`;
