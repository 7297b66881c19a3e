import type { Caller, Place } from "../../src/chat/index.ts";
import type { Host } from "../../src/host/index.ts";
import type { BoardPicture } from "../../src/infra/pictures/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Milestones } from "../kit/milestones.ts";
import type { Race } from "./race/document.ts";
import type { Solver } from "./solver/solver.ts";

export interface MinesDeps {
  readonly store: Store;
  readonly solver: Solver;
  draw(board: BoardPicture): Promise<Uint8Array>;
  /** Boards follow from its day keys. */
  readonly host: Host;
  /** Milliseconds since 1970. */
  now(): number;
  readonly milestones?: Milestones;
  onFailure(error: unknown): void;
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
