// Which league is requested: a game and a season, as options and in a button.

import { LEAGUE_GAMES, type Season, seasonAt, seasonOf } from "../../src/arena/league/index.ts";
import type { CommandCall, TextOption } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { GAMES, listedGame } from "../kit/options.ts";

export const LEAGUE_SCOPE = "league";

export interface Query {
  readonly game: MatrixGame;
  readonly season: Season;
}

export const SEASON: TextOption = {
  type: "text",
  name: "season",
  maxLength: 7,
  suggests: true,
  takes: /^\d{4}-\d{2}$/,
};

const USUAL = "rps";

/** The game given by the option; undefined for an unknown word. */
export function gameAsked({ options }: Pick<CommandCall, "options">): MatrixGame | undefined {
  return LEAGUE_GAMES.find(({ id }) => id === GAMES[options.game ?? USUAL]);
}

/** The season given by the option; undefined if it isn't a month. */
export function seasonAsked({ options }: Pick<CommandCall, "options">, now: number): Season | undefined {
  return options.season === undefined ? seasonAt(now) : seasonOf(options.season.trim());
}

/** The query in a button: `rps_2026-11`. */
export function writeQuery({ game, season }: Query): string {
  return `${game.id}_${season.id}`;
}

/** Inverse of `writeQuery`; undefined for invalid text. */
export function readQuery(text: string): Query | undefined {
  const [id = "", month = ""] = text.split("_");
  const [game, season] = [listedGame(id), seasonOf(month)];
  return game && season && { game, season };
}
