// What others made and opened to everybody: who may be met as an opponent, and plays in the league.

/** A file or a ghost that everybody may meet. */
export interface PublicEntrant {
  /** `file:…` or `ghost:…`. */
  readonly id: string;
  /** As everybody types it. */
  readonly name: string;
  /** Whose it is (`platform:id`): own entries do not score against each other. */
  readonly owner: string;
  /** The games that it plays, by id. */
  readonly games: readonly string[];
  /** Unix ms since when it is public. */
  readonly publicAt: number;
  /** Of a file: a new version is a new entrant; from 1. */
  readonly version: number;
  /** The name that it copies, move by move; copies play, and do not score. */
  readonly copyOf?: string;
}
