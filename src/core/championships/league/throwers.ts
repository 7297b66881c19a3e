// Entrants that beat the house and lose to one partner far beyond what all else foretells.

import type { PairRecord } from "./records.ts";

export interface ThrowerSuspicion {
  readonly entrant: number;
  /** To whom it loses. */
  readonly to: number;
  /** Mean return a round against the house entrants. */
  readonly againstHouse: number;
  /** Return a round against `to`, and what the other results of both foretell. */
  readonly observed: number;
  readonly expected: number;
  /** Chance of so large a loss anywhere in an honest league of this size. */
  readonly pValue: number;
}

/** Suspected entrants, surest first. `falseAlarms`: the chance that an honest league has any. */
export function throwersOf(
  _size: number,
  _pairs: readonly PairRecord[],
  _house: readonly number[],
  _falseAlarms = 0.01,
): readonly ThrowerSuspicion[] {
  return [];
}
