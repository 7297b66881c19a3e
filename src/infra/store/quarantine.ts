// What happens to a stored value that cannot be read: it is kept under another key for ever, and
// reported.

/** Something the host should know about a stored value; `setAsideAs` is where its bytes are
 * kept. */
export interface StoreProblem {
  readonly key: string;
  readonly code: string;
  readonly message: string;
  readonly setAsideAs?: string;
}

/** A stored value is not one this program, or an older one, wrote. Never leaves the store: it is
 * set aside and reported. */
export class CorruptValue extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CorruptValue";
  }
}
