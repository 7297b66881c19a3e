// The services that the league's commands use.

import type { League } from "../../src/arena/league/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Services } from "../kit/services.ts";

export interface LeagueServices extends Services {
  readonly league: League;
  /** Whether matches are played here at all. */
  readonly isOn: boolean;
  /** Has a game's league played this season, even where nobody entered anything. @throws StoreError. */
  ask(game: MatrixGame): Promise<void>;
}
