// The services that the tournament commands use.

import type { MatchExecutor } from "../../src/arena/index.ts";
import type { Services } from "../kit/services.ts";
import type { Tournaments, Venue } from "./index.ts";

export interface TournamentServices extends Services {
  readonly tournaments: Tournaments;
  /** Plays in threads of this process, and takes turns with tournaments; `steps`: its expected work. */
  trialPlayers(steps: number): MatchExecutor;
  /** Whether those who manage the place let tournaments be held there. */
  isOn(venue: Venue): Promise<boolean>;
}
