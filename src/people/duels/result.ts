// What a duel came to, for everything that follows from it: histories, ratings, readings.

import type { Move } from "../../core/games/index.ts";

/** `score`: somebody has the points; `rounds`: all rounds were played; `resigned`: by the loser;
 * `agreed`: both stopped; `absent`: the loser missed two rounds in a row; `void`: both did. */
export type DuelEnding = "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";

/** One side of a duel. */
interface DuelSide {
  /** The identity that played it, `platform:id`. */
  readonly player: string;
  /** Display name, as it was when the duel ended. */
  readonly name: string;
}

/** A round with a side absent has no move of it: the other won it, or nobody did. */
export type DuelRound = readonly [first: Move | undefined, second: Move | undefined];

export interface DuelResult {
  /** The duel's id: whatever follows from a result follows once. */
  readonly id: string;
  readonly gameId: string;
  readonly sides: readonly [DuelSide, DuelSide];
  /** Oldest first. */
  readonly rounds: readonly DuelRound[];
  readonly winner: 0 | 1 | "level";
  readonly ending: DuelEnding;
  readonly rated: boolean;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
}
