// What the two of a duel pressed and were told; the referee goes by it alone.

export type Side = 0 | 1;

/** `in`: told as counted. `unsure`: no answer came, or that the store is away. `other`: refused. */
export type PickTold = "in" | "kept" | "late" | "unsure" | "other";

export interface PickPress {
  readonly side: Side;
  readonly turn: number;
  /** The button's word: `rock`. */
  readonly move: string;
  /** Milliseconds since 1970, by the bots' clock. */
  readonly sentAt: number;
  told: PickTold;
}

export interface Terms {
  readonly variant: "classic" | "lizard-spock";
  readonly length: "first to 3" | "first to 5" | "best of 9" | "first to 10";
  readonly pace: "quick" | "calm" | "slow";
}

export interface DuelLedger {
  readonly id: string;
  readonly terms: Terms;
  /** When it can have begun, by the bots' clock. */
  begun: { readonly from: number; readonly to: number };
  readonly presses: PickPress[];
  /** Who pressed *Stop* and *Resign*, whatever they were told. */
  readonly stops: [boolean, boolean];
  readonly resigned: [boolean, boolean];
  /** When a message first showed the round of that number. */
  readonly seenAt: Map<number, number>;
}
