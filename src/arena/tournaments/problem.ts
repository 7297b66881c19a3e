// Errors of the arena: data for programs, a sentence for people.

export type ArenaProblemKind =
  | "too-few-entrants"
  | "bad-entrant"
  | "entered-twice"
  | "unknown-system"
  | "bad-option"
  | "not-over"
  | "bad-file";

/** An invalid tournament request; the message says how to fix it. */
export class ArenaProblem extends Error {
  readonly kind: ArenaProblemKind;

  constructor(kind: ArenaProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ArenaProblem";
    this.kind = kind;
  }
}
