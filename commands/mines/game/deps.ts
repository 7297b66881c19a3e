import type { Button, Caller, Place } from "../../../src/chat/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import type { Solver } from "../solver/solver.ts";
import type { MinesRecord } from "./document.ts";

/** What stands in the message of a game besides its board. */
export interface Beside {
  readonly title?: string;
  readonly lines?: readonly string[];
  /** Instead of those of a game that is over. */
  readonly buttons?: readonly Button[];
}

/** Who keeps the results of the boards of days. */
export interface DailyGames {
  /** Notes the result of a game that is over; again changes nothing. */
  ended(player: PlayerId, record: MinesRecord): Promise<void>;
  /** What the message of the caller's game says besides; notes the result of one that is over, too. */
  told(caller: Caller, record: MinesRecord): Promise<Beside>;
}

export interface MinesDeps extends Services {
  readonly solver: Solver;
  /** Absent before the challenges of days are served. */
  dailyGames(): DailyGames | undefined;
  onRaceResult(id: string): void;
  /** A race was posted that can be accepted until `endsAt`. */
  onRaceCalled(id: string, endsAt: number): void;
}

/** The caller and place of a command or press. */
export interface ChatRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}
