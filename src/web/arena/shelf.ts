// A month of a game, and where it and its entrants are.

import type { LeagueTable, Season } from "../../arena/league/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";

/** Results come by minutes. */
export const KEPT_SECONDS = 30;

/** A month of a game that has a table. */
export interface Shelf {
  readonly game: MatrixGame;
  readonly season: Season;
  readonly table: LeagueTable;
}

export const seasonPath = ({ game, season }: Pick<Shelf, "game" | "season">): string =>
  `/arena/${game.id}/${season.id}`;

/** `number`: the place in `table.entrants`, which stays for a season. */
export const entrantPath = (shelf: Pick<Shelf, "game" | "season">, number: number): string =>
  `${seasonPath(shelf)}/${number}`;
