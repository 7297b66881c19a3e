// Why a bundle can't be built or read, as data for programs and as a sentence for people.

export type BundleProblemKind =
  /** Not a bundle, or from a later version. */
  | "not-a-bundle"
  | "newer"
  /** Bytes are missing, altered, or left over. */
  | "damaged"
  /** The signature isn't its pledge's. */
  | "forged"
  /** Exceeds a bundle's limits. */
  | "too-large"
  /** Its parts contradict each other. */
  | "contradiction"
  /** A replay differs from the recorded match. */
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
