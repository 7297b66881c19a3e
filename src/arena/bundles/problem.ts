// Why a bundle cannot be made or read, as data for programs and as a sentence for people.

export type BundleProblemKind =
  /** No bundle at all, or of a later version. */
  | "not-a-bundle"
  | "newer"
  /** Bytes are missing, altered or more than there should be. */
  | "damaged"
  /** The signature is not that of its pledge. */
  | "forged"
  /** More than any bundle may have. */
  | "too-large"
  /** Its parts contradict each other. */
  | "contradiction"
  /** What is played again is not what was played. */
  | "differs"
  /** The tournament is not over, or its matches are gone. */
  | "incomplete"
  /** A match could not be decided here. */
  | "undecided"
  /** Broken off. */
  | "interrupted";

export class BundleProblem extends Error {
  readonly kind: BundleProblemKind;

  constructor(kind: BundleProblemKind, message: string) {
    super(message);
    this.name = "BundleProblem";
    this.kind = kind;
  }
}
