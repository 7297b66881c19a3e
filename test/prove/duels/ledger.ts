// What both players of a duel pressed and what the answers said; the referee relies on nothing else.

export type Side = 0 | 1;

/** `in`: reported as counted. `unsure`: no answer, or the store was unreachable. `other`: refused. */
export type PickReport = "in" | "kept" | "late" | "unsure" | "other";

export interface PickPress {
  readonly side: Side;
  readonly turn: number;
  /** The move in the button: `rock`. */
  readonly move: string;
  heard: PickReport;
}

export interface Terms {
  readonly variant: "classic" | "lizard-spock";
  readonly length: "first to 3" | "first to 5" | "best of 9" | "first to 10";
}

export interface DuelLedger {
  readonly id: string;
  readonly terms: Terms;
  readonly presses: PickPress[];
  /** Who pressed *Stop* and *Resign*, whatever the answer was. */
  readonly stops: [boolean, boolean];
  readonly resigned: [boolean, boolean];
}
