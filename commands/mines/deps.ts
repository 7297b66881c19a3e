// What games of minesweeper in chats stand on.

import type { Caller, Place } from "../../src/chat/index.ts";
import type { BoardPicture } from "../../src/infra/pictures/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Race } from "./race/document.ts";
import type { Solver } from "./solver/solver.ts";

export interface MinesDeps {
  readonly store: Store;
  readonly solver: Solver;
  /** A board as the bytes of a PNG. */
  draw(board: BoardPicture): Promise<Uint8Array>;
  /** 16 unpredictable bytes, fresh at every call. */
  freshSeed(): Uint8Array;
  /** Milliseconds since 1970. */
  now(): number;
  /** Is told of what failed beside an answer. */
  onFailure(error: unknown): void;
  /** Is told of a race in which a result is new. */
  onRaceResult(id: string, race: Race): void;
}

/** A command or a press: who asks, and where. */
export interface ChatRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}

/** The language of the chat that sees the answer. */
export const localeOf = ({ caller, place }: Pick<ChatRequest, "caller" | "place">) =>
  place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
