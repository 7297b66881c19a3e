// A duel's result, from which histories, ratings and readings follow.

import type { Move } from "../../core/games/index.ts";

/** `score`: one side reached the points needed; `rounds`: all rounds were played; `resigned`: by the loser; `agreed`:
 * both stopped; `absent`: the loser missed two rounds in a row; `void`: both did. */
export type DuelEnding = "score" | "rounds" | "resigned" | "agreed" | "absent" | "void";

/** One side of a duel. */
interface DuelSide {
  /** The identity that played this side, `platform:id`. */
  readonly player: string;
  /** Display name at the end of the duel. */
  readonly name: string;
}

/** An absent side has no move in a round: the other side won it, or no one did if both were absent. */
export type DuelRound = readonly [first: Move | undefined, second: Move | undefined];

export interface DuelResult {
  /** The duel's id, by which consequences of a result are applied only once. */
  readonly id: string;
  readonly gameId: string;
  readonly sides: readonly [DuelSide, DuelSide];
  /** Oldest first. */
  readonly rounds: readonly DuelRound[];
  readonly winner: 0 | 1 | "level";
  readonly ending: DuelEnding;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
}
