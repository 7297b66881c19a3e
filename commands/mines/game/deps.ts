import type { Button, Caller, Place } from "../../../src/chat/index.ts";
import type { BoardPicture } from "../../../src/infra/pictures/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import type { Milestones } from "../../kit/milestones.ts";
import type { Race } from "../race/document.ts";
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

export interface MinesDeps {
  readonly store: Store;
  readonly solver: Solver;
  draw(board: BoardPicture): Promise<Uint8Array>;
  /** Boards follow from its day keys. */
  readonly host: Host;
  /** Milliseconds since 1970. */
  now(): number;
  readonly milestones?: Milestones;
  /** Where the bot's pages are; absent: it has none. */
  readonly publicUrl?: string | undefined;
  onFailure(error: unknown): void;
  /** Absent before the challenges of days are served. */
  dailyGames(): DailyGames | undefined;
  onRaceResult(id: string, race: Race): void;
  /** A race was posted that can be accepted until `endsAt`. */
  onRaceCalled(id: string, endsAt: number): void;
}

/** The caller and place of a command or press. */
export interface ChatRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}

/** The language of the reply's place. */
export const localeOf = ({ caller, place }: Pick<ChatRequest, "caller" | "place">) =>
  place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
