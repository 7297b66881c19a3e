// What a championship refuses.

export type ChampionshipProblemKind = "too-few-players" | "bad-option" | "unknown-table" | "bad-games";

/** A championship cannot be begun or go on like this; `kind` says why, to programs. */
export class ChampionshipProblem extends Error {
  readonly kind: ChampionshipProblemKind;

  constructor(kind: ChampionshipProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
