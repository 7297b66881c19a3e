// A game and a race as their viewer may see them. Only types, so that a page in a browser can import them.

/** What a press on it needs, as in its message's buttons. */
interface Pressable {
  readonly id: string;
  readonly scope: string;
  readonly turn: number;
}

/** A game of the player's own. */
export interface SeenBoard extends Pressable {
  readonly title: string;
  /** In cells. */
  readonly width: number;
  readonly height: number;
  /** A character per cell, by row: `c` covered, `f` flag, a number; once over, `m` mine, `b` blown, `w` wrong flag. */
  readonly cells: string;
  readonly words: string;
  readonly seal: string;
  readonly hint?: { readonly cell: number; readonly words: string };
  readonly state: "live" | "paused" | "over";
  /** Whether hints are given for it. */
  readonly hasHints: boolean;
  readonly race?: SeenRace;
}

export interface SeenRunner {
  readonly name: string;
  readonly isMe: boolean;
  /** Safe cells opened so far. */
  readonly cleared: number;
  readonly isThrough: boolean;
}

export interface SeenRace extends Pressable {
  readonly title: string;
  readonly words: string;
  readonly safe: number;
  readonly runners: readonly SeenRunner[];
  readonly isOver: boolean;
  /** What its viewer can do now: `accept`, `decline`, `retract`, `play`. */
  readonly moves: readonly string[];
}
