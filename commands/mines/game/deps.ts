import type { Button, Caller, Place } from "../../../src/chat/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import type { Solver } from "../solver/solver.ts";
import type { MinesRecord } from "./document.ts";

/** What a game's message contains besides its board. */
export interface Beside {
  readonly title?: string;
  readonly lines?: readonly string[];
  /** Replaces the buttons of a finished game. */
  readonly buttons?: readonly Button[];
}

/** The feature that keeps the results of daily boards. */
export interface DailyGames {
  /** Records the result of a finished game; idempotent. */
  ended(player: PlayerId, record: MinesRecord): Promise<void>;
  /** The additional content of the message of the caller's game; also records the result if it's finished. */
  result(caller: Caller, record: MinesRecord): Promise<Beside>;
}

export interface MinesDeps extends Services {
  readonly solver: Solver;
  /** Undefined until the daily feature has registered. */
  dailyGames(): DailyGames | undefined;
}

/** The caller and chat of a command or press. */
export interface ChatRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}
