// Why a file that was sent with a command could not be read.

export class FileProblem extends Error {
  /** `unavailable`: it is gone, or cannot be had from its platform now. */
  readonly kind: "too-large" | "unavailable";
  /** What its option takes at most, in bytes. */
  readonly maxBytes: number;

  /** The cause must not name an address: it may carry a token, and errors are logged. */
  constructor(kind: FileProblem["kind"], maxBytes: number, cause?: unknown) {
    super(`the sent file is ${kind}`, { cause });
    this.name = "FileProblem";
    this.kind = kind;
    this.maxBytes = maxBytes;
  }
}
