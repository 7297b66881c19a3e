// What games of minesweeper in chats stand on.

import type { Caller, EditOutcome, Place, Platform, View } from "../../src/chat/index.ts";
import type { BoardPicture } from "../../src/infra/pictures/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Solver } from "./solver/solver.ts";
import type { Viewer } from "./views/game.ts";

export interface MinesDependencies {
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
}

/** Brings a message of ours into a new form, unasked. */
export type EditMessage = (
  platform: Platform,
  place: Place,
  message: string,
  view: View,
) => Promise<EditOutcome>;

/** The caller as the one whose game is shown. */
export function viewerOf(
  { draw, onFailure }: MinesDependencies,
  { name, fieldLimits }: Pick<Caller, "name" | "fieldLimits">,
): Viewer {
  return { name, ...(fieldLimits && { fieldLimits }), draw, onFailure };
}
