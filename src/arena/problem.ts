// What the arena refuses, as data for programs and as a sentence for people.

export type ArenaProblemKind =
  | "too-few-entrants"
  | "bad-entrant"
  | "entered-twice"
  | "unknown-system"
  | "bad-option"
  | "unknown-tournament"
  | "unfit-redis";

/** A tournament cannot be held like this; the message says what to do. */
export class ArenaProblem extends Error {
  readonly kind: ArenaProblemKind;

  constructor(kind: ArenaProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ArenaProblem";
    this.kind = kind;
  }
}
