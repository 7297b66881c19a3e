// The services that the league's commands use.

import type { League } from "../../src/arena/league/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Services } from "../kit/services.ts";

export interface LeagueServices extends Services {
  readonly league: League;
  /** Whether this host plays matches at all. */
  readonly isOn: boolean;
  /** Ensures that a game's league is played this season, even if no one has entered. @throws StoreError. */
  ask(game: MatrixGame): Promise<void>;
}
