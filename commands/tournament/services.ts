// The services that the tournament commands use.

import type { Services } from "../kit/services.ts";
import type { Tournaments } from "./index.ts";

export interface TournamentServices extends Services {
  readonly tournaments: Tournaments;
}
