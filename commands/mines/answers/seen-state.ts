// A game and a race as their viewer may see them. Types alone: a page in a browser has them from here.

/** What can be pressed on it; as in the buttons of its message. */
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
  /** A sign a cell, row by row: `c` covered, `f` flag, a number; at the end `m` mine, `b` blown, `w` wrong flag. */
  readonly cells: string;
  readonly words: string;
  readonly seal: string;
  readonly hint?: { readonly cell: number; readonly words: string };
  readonly state: "live" | "aside" | "over";
  /** Whether hints are given for it. */
  readonly hasHints: boolean;
  readonly race?: SeenRace;
}

export interface SeenRunner {
  readonly name: string;
  readonly isMe: boolean;
  /** Safe cells open now. */
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
