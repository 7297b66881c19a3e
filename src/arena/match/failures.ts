// How a file fails by its own fault.

import type { Forfeit, SourcePlace } from "./task.ts";

/** The file's own failure, by which it loses. */
export class ModuleFailure extends Error {
  readonly kind: Forfeit["kind"];
  readonly at: SourcePlace | undefined;

  /** `reason`: a clause with "it". */
  constructor(kind: Forfeit["kind"], reason: string, at?: SourcePlace) {
    super(reason);
    this.kind = kind;
    this.at = at;
  }
}
